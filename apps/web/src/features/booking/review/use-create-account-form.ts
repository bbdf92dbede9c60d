import { addressRequest } from '@sakina/domain/address'
import { useCommand } from '@sakina/api-client/swr'
import { registerAndLogin } from '@sakina/api-client/wire/identity'
import { guestAddressWireFields } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useState } from 'react'

import { forgetStoredValues } from '../../../shared/forms/stored-values.ts'
import { useSakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { usePrivacyNoticeVersion } from '../../../shared/privacy/use-privacy-notice.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { ChangeBooking } from '@sakina/api-client/booking'

const STORED = 'booking.account'

export type CreateAccountOptions = {
  draft: BookingDraft
  change: ChangeBooking
  onOpened: (isMobileProved: boolean) => void
}

/** The form that creates an account with the address of the booking and signs in to it. */
export function useCreateAccountForm({ draft, change, onOpened }: CreateAccountOptions) {
  const { signIn } = useSession()
  const { run } = useCommand(registerAndLogin)
  const version = usePrivacyNoticeVersion()
  // A corrected registration is a new request with its own key.
  const [refusals, setRefusals] = useState(0)
  return useSakinaForm({
    schema: ({ bookingAccountSchema }) => bookingAccountSchema,
    initial: { name: '', nationalId: '', phone: '', password: '' },
    storeAs: STORED,
    keepOnLeave: true,
    wireNames: () => ({ id_card: 'nationalId', mobile: 'phone', login: 'phone' }),
    codeFields: () => ({ login_taken: 'phone' }),
    submit: async ({ name, nationalId, phone, password }) => {
      const place = guestAddressWireFields(draft)
      const { state_id, neighborhood_id } = place
      const reply = await run(
        {
          body: {
            login: phone,
            name,
            password,
            confirm_password: password,
            phone,
            mobile: phone,
            id_card: nationalId,
            ...(version !== undefined && { privacy_version: version }),
            ...(state_id !== '' &&
              neighborhood_id !== '' && {
                address: {
                  ...addressRequest(draft.steps.address ?? {}, { ...place, state_id, neighborhood_id }),
                  name,
                  phone,
                },
              }),
          },
        },
        { idempotencyKey: `${draft.id}-account-${refusals}` },
      )
      if (!reply.ok) {
        if (reply.error.kind === 'http') setRefusals((before) => before + 1)
        return reply.error
      }
      const { addressId } = reply.value
      if (addressId !== null) change({ type: 'chooseAddress', address: { addressId } })
      forgetStoredValues(STORED)
      signIn(reply.value)
      onOpened(reply.value.isMobileProved)
      return undefined
    },
  })
}
