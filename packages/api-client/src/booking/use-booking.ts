import { foldToOpen } from '@sakina/domain/booking'
import type { Arrival, BookableService } from '@sakina/domain/booking'
import type { Money } from '@sakina/domain/money'
import { useState } from 'react'
import { useRequest } from '../swr/use-request.ts'
import type { PlanDetail } from '../wire/entities/plan.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import type { BookingDevice } from './device.ts'
import type { BookingCustomer, PlacedOrders } from './make-orders.ts'
import { readQueue } from './payment-queue.ts'
import { useDraft } from './use-draft.ts'
import { useFreeTimes } from './use-free-times.ts'
import { useKnownAddress } from './use-known-address.ts'
import { useOrderReservation } from './use-order-reservation.ts'
import { usePlaceOrders } from './use-place-orders.ts'
import { usePrice } from './use-price.ts'

export type BookingOptions = {
  readonly plan: PlanDetail
  readonly service: BookableService
  readonly arrival: Arrival
  /** Whoever is signed in. */
  readonly customer: BookingCustomer | undefined
  readonly device: BookingDevice
  /** The part that is to be open, where somebody said so. */
  readonly wantedFold: string | null
}

/**
 * A booking from the first choice to the payment of its orders, whoever draws it: what was chosen and what is still
 * asked, its price and free times by the server's word, and the orders that are made of it, each once.
 */
export function useBooking({ plan, service, arrival, customer, device, wantedFold }: BookingOptions) {
  const request = useRequest()
  const isSignedIn = customer !== undefined
  const { draft, isNew, change, renew } = useDraft({
    booked: { service, serviceId: plan.service?.id ?? '', planId: plan.id },
    plan,
    arrival,
    device,
  })
  useKnownAddress(draft, change, customer)
  // Where a visitor comes in is decided once: answers given for him must not move him on
  const [entry] = useState(() => foldToOpen(draft, isNew ? 'when' : null))
  const open = foldToOpen(draft, wantedFold ?? entry)
  const reservation = useOrderReservation(draft, device, isSignedIn)
  const freeTimes = useFreeTimes(draft, reservation)
  const pricing = usePrice(plan, draft, { isExact: open === 'pay', isSignedIn, reservation })
  const { place, isPlacing, error, forgetError } = usePlaceOrders(device, change)
  const [accepted, setAccepted] = useState<Readonly<Record<number, Money>>>({})

  const { price, quote } = pricing
  const totalsWith = (totals: Readonly<Record<number, Money>>): readonly Money[] =>
    price?.totals.map((total, index) => totals[index] ?? total) ?? []

  /** Nothing where an order could not be made: the error says why. */
  const order = async (totals = totalsWith(accepted)): Promise<PlacedOrders | undefined> =>
    customer === undefined || price === undefined || quote === undefined
      ? undefined
      : place(draft, { customer, termsVersion: quote.termsVersion, totals, wallet: price.wallet })

  // Signed in again, a session that had ended is no error any more
  const isSignedInAgain = isSignedIn && error?.kind === 'refused' && error.error.code === 'unauthorized'
  return {
    draft,
    change,
    renew,
    open,
    freeTimes,
    pricing,
    /** What each order is to cost: as shown, or as accepted after it had changed. */
    totals: totalsWith(accepted),
    order,
    /** The new total a refusal named, taken for the order it spoke of. */
    acceptTotal: (index: number, total: Money): Promise<PlacedOrders | undefined> => {
      const next = { ...accepted, [index]: total }
      setAccepted(next)
      return order(totalsWith(next))
    },
    isPlacing,
    error: isSignedInAgain ? undefined : error,
    forgetError,
    /** Cancels orders of this booking that are not paid; one that is paid after all is answered. */
    cancelOrders: async (ids: readonly string[]): Promise<string | undefined> => {
      const { paidOrderId } = await cancelUnpaidOrders({ request }, device.storage(), ids)
      if (paidOrderId === undefined) renew()
      return paidOrderId
    },
    /** An order of the booking on this device: a URL made by somebody else opens no payment. */
    isResumable: (id: string): boolean =>
      readQueue(device.storage())?.orders.some((each) => each.id === id) ?? false,
  }
}

export type Booking = ReturnType<typeof useBooking>
