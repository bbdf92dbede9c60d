import { useCreateAccount } from '@sakina/api-client/booking'
import type { BookingDispatch } from '@sakina/api-client/booking'
import type { BookingDraft } from '@sakina/domain/booking'

import { forgetStoredValues } from '../../../shared/forms/stored-values.ts'
import { useSakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { usePrivacyNoticeVersion } from '../../../shared/privacy/privacy-note.tsx'
import { useSession } from '../../../shared/session/session.ts'

const STORED = 'booking.account'

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
    initial: { name: '', nationalId: '', phone: '', password: '' },
    storeAs: STORED,
    keepUntil: 'forgotten',
    wireNames: () => ({ mobile: 'phone', login: 'phone' }),
    codeFields: () => ({ login_taken: 'phone' }),
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
