import { isSameId } from '@sakina/api-client/client'
import { getPartner } from '@sakina/api-client/wire/partners'
import { useEndpoint } from '@sakina/api-client/swr'
import { getChosenAddressId } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'

import { useSession } from '../../../shared/session/session.ts'

/** Returns the id of the neighbourhood of the chosen or typed address. */
export function useBookingNeighborhoodId(draft: BookingDraft): number | undefined {
  const session = useSession()
  const addressId = getChosenAddressId(draft)
  const partnerId = session.status === 'signedIn' ? session.customer.partnerId : null
  const partner = useEndpoint(
    getPartner,
    addressId === undefined || partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const chosen = partner.data?.addresses.find(({ id }) => isSameId(id, addressId ?? null))
  const id = Number(addressId === undefined ? draft.steps.address?.neighborhoodId : chosen?.neighborhood?.id)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
