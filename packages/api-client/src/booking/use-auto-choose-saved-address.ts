import {
  toAddressChoice,
  getChosenAddressId,
  chooseSavedAddress,
  withAcceptedCities,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { isSameId } from '../wire/value-codecs.ts'
import { getPartner } from '../wire/partners.ts'
import type { BookingCustomer } from './submit-booking.ts'
import type { BookingDispatch } from './use-booking-draft.ts'

/**
 * Chooses the customer's saved address if none is chosen. The address of an old draft may have been
 * deleted, belong to a previous customer or be incomplete; then it is asked for again now, so that the
 * order is not refused at the end. Returns whether a saved address may still be chosen.
 */
export function useAutoChooseSavedAddress(
  draft: BookingDraft,
  change: BookingDispatch,
  customer: BookingCustomer | undefined,
  onChosen: (draft: BookingDraft) => void,
): boolean {
  const partnerId = customer?.partnerId ?? null
  const { data, error, isValidating } = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const addressId = getChosenAddressId(draft)
  // An address chosen on this visit is newer than the response.
  const [left] = useState(addressId)
  const isStrange =
    left !== undefined &&
    addressId === left &&
    data !== undefined &&
    !isValidating &&
    !data.addresses.some(({ id, neighborhood }) => isSameId(id, left) && neighborhood !== null)
  useEffect(() => {
    if (isStrange) change({ type: 'chooseAddress', address: undefined })
  }, [isStrange, change])

  const offered = chooseSavedAddress(draft, data?.addresses ?? [])
  const take = useEffectEvent(() => {
    if (!offered) return
    const address = withAcceptedCities(draft, toAddressChoice(offered))
    onChosen(change({ type: 'chooseAddress', address }))
  })
  const offeredId = offered?.id
  useEffect(() => {
    if (offeredId !== undefined) take()
  }, [offeredId])
  const isLoading = partnerId !== null && data === undefined && error === undefined
  return offered !== undefined || (isLoading && addressId === undefined)
}
