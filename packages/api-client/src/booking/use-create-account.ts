import { addressTextsToSave } from '@sakina/domain/address'
import { getGuestPlace } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useState } from 'react'
import { useCommand } from '../swr/use-command.ts'
import { registerAndLogin } from '../wire/identity.ts'
import type { BookingDispatch } from './use-booking-draft.ts'

/** The details from which a customer's account is created; the phone, or else the email, is the login. */
export type NewAccount = {
  readonly name: string
  readonly nationalId: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly password: string
  /** The version of the privacy notice that was shown. */
  readonly privacyVersion: string | undefined
}

/** Creates an account with the address of the booking and signs in to it, in one request. */
export function useCreateAccount(draft: BookingDraft, change: BookingDispatch) {
  const { run } = useCommand(registerAndLogin)
  // A corrected registration is a new request with its own key.
  const [refusals, setRefusals] = useState(0)
  return async ({ name, nationalId, phone, email, password, privacyVersion }: NewAccount) => {
    const ofPhone = phone === undefined ? {} : { phone }
    const ofEmail = email === undefined ? {} : { email }
    const place = getGuestPlace(draft)
    const reply = await run(
      {
        body: {
          login: phone ?? email ?? '',
          name,
          password,
          confirmPassword: password,
          ...ofPhone,
          ...(phone !== undefined && { mobile: phone }),
          ...ofEmail,
          nationalId,
          ...(privacyVersion !== undefined && { privacyVersion }),
          ...(place.regionId !== '' &&
            place.neighborhoodId !== '' && {
              address: {
                ...addressTextsToSave(draft.steps.address ?? {}),
                ...place,
                name,
                ...ofPhone,
                ...ofEmail,
                isDelivery: true,
                type: 'delivery',
              },
            }),
        },
      },
      { idempotencyKey: `${draft.id}-account-${refusals}` },
    )
    if (!reply.ok && reply.error.kind === 'http') setRefusals((before) => before + 1)
    if (reply.ok && reply.value.addressId !== null)
      change({ type: 'chooseAddress', address: { addressId: reply.value.addressId } })
    return reply
  }
}
