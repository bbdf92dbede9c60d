import { addressChoice, addressIdOf, addressToTake } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { sameId } from '../wire/entities/values.ts'
import { getPartner } from '../wire/partners.ts'
import type { BookingCustomer } from './make-orders.ts'
import type { ChangeBooking } from './use-draft.ts'

/**
 * Takes the address of the customer's book where none is chosen yet. The one a draft was left with may have been removed
 * since, be of the customer who was signed in before, or lack its place: then it is asked for anew, rather than refused
 * once everything is agreed to.
 */
export function useKnownAddress(
  draft: BookingDraft,
  change: ChangeBooking,
  customer: BookingCustomer | undefined,
): void {
  const partnerId = customer?.partnerId ?? null
  const { data, isValidating } = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const addressId = addressIdOf(draft)
  // One chosen or written on this visit is newer than what was answered
  const [left] = useState(addressId)
  const isStrange =
    left !== undefined &&
    addressId === left &&
    data !== undefined &&
    !isValidating &&
    !data.addresses.some(({ id, neighborhood }) => sameId(id, left) && neighborhood !== null)
  useEffect(() => {
    if (isStrange) change({ type: 'chooseAddress', address: undefined })
  }, [isStrange, change])

  const offered = addressToTake(draft, data?.addresses ?? [])
  const take = useEffectEvent(() => {
    if (offered) change({ type: 'chooseAddress', address: addressChoice(offered) })
  })
  const offeredId = offered?.id
  useEffect(() => {
    if (offeredId !== undefined) take()
  }, [offeredId])
}
