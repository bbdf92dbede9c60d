import { useCreateAccount } from '@sakina/api-client/booking'
import type { BookingDispatch } from '@sakina/api-client/booking'
import type { BookingDraft } from '@sakina/domain/booking'

import type { FieldValues } from '../../../shared/forms/field-value.ts'
import { forgetStoredValues } from '../../../shared/forms/stored-values.ts'
import { useSakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { usePrivacyNoticeVersion } from '../../../shared/privacy/privacy-note.tsx'
import { useSession } from '../../../shared/session/session.ts'

const STORED = 'booking.account'

const loginField = ({ loginBy }: FieldValues) => (loginBy === 'email' ? 'email' : 'phone')

/** The draft and callbacks of the account form in a booking. */
export type CreateAccountOptions = {
  draft: BookingDraft
  change: BookingDispatch
  onOpened: (isMobileVerified: boolean) => void
}

/** The form that creates an account with the address of the booking and signs in to it. */
export function useCreateAccountForm({ draft, change, onOpened }: CreateAccountOptions) {
  const { signIn } = useSession()
  const createAccount = useCreateAccount(draft, change)
  const privacyVersion = usePrivacyNoticeVersion()
  return useSakinaForm({
    schema: ({ bookingAccountSchema }) => bookingAccountSchema,
    initial: { name: '', nationalId: '', loginBy: 'phone', phone: '', email: '', password: '' },
    storeAs: STORED,
    keepUntil: 'forgotten',
    wireNames: (values) => ({ mobile: 'phone', login: loginField(values) }),
    codeFields: (values) => ({ login_taken: loginField(values) }),
    submit: async (values) => {
      const reply = await createAccount({ ...values, privacyVersion })
      if (!reply.ok) return reply.error
      forgetStoredValues(STORED)
      signIn(reply.value)
      onOpened(reply.value.isMobileVerified)
      return undefined
    },
  })
}
