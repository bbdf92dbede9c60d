import {
  sectionToOpen,
  type BookableService,
  type BookingDraft,
  type BookingStartOptions,
  toAddressChoice,
  getChosenAddressId,
  chooseSavedAddress,
  withAcceptedCities,
} from '@sakina/domain/booking'
import type { Money } from '@sakina/domain/money'
import { useRef, useState, useEffect, useEffectEvent } from 'react'
import { createApiError } from '../client/api-error.ts'
import { useRequest } from '../swr/use-request.ts'
import type { PlanDetail } from '../wire/records/plan.ts'
import type { BookingDevicePorts } from './device.ts'
import type { BookingCustomer, PlaceOrdersError, PlacedOrders, SubmitBookingInput } from './submit-booking.ts'
import { cancelUnpaidOrders, readPaymentQueue } from './payment-queue.ts'
import { useBookingDraft, type BookingDispatch } from './use-booking-draft.ts'
import { useTimesAvailability } from './use-times-availability.ts'
import { useOrderReservationState } from './use-order-reservation.ts'
import { useBookingPrice } from './use-booking-price.ts'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { isSameId } from '../wire/value-codecs.ts'
import { getPartner } from '../wire/partners.ts'

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
  wantedAddress?: string,
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

  const offered = chooseSavedAddress(draft, data?.addresses ?? [], wantedAddress)
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

/**
 * Loads the module that places orders while the booking is filled in, because nobody orders in the
 * first second.
 */
export const preloadSubmitBooking = () => import('./submit-booking.ts')

/**
 * Returns the error for the module that places orders when it failed to load: no order was placed,
 * and a retry is possible.
 */
const notLoaded = (): PlaceOrdersError => ({
  kind: 'refused',
  index: 0,
  ids: [],
  error: createApiError({ kind: 'network', code: 'network', correlationId: '', retryable: true }),
})

/** Places the orders of a booking once: a second call joins the running one. */
function usePlaceOrders(device: BookingDevicePorts, change: BookingDispatch) {
  const request = useRequest()
  const underWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [error, setError] = useState<PlaceOrdersError>()

  const place = async (draft: BookingDraft, input: SubmitBookingInput): Promise<PlacedOrders | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setIsPlacing(true)
    setError(undefined)
    try {
      const outcome = await preloadSubmitBooking().then(
        ({ submitBooking }) => submitBooking({ client: { request }, change, device }, draft, input),
        notLoaded,
      )
      if (!('kind' in outcome)) return outcome
      setError(outcome)
      return undefined
    } finally {
      underWay.current = false
      setIsPlacing(false)
    }
  }
  return { place, isPlacing, error, forgetError: () => setError(undefined) }
}

/** The plan, service, customer and device of the booking that `useBooking` manages. */
export type BookingOptions = {
  readonly plan: PlanDetail
  readonly service: BookableService
  readonly startOptions: BookingStartOptions
  /** The signed-in customer, if there is one. */
  readonly customer: BookingCustomer | undefined
  readonly device: BookingDevicePorts
  /** The section that the URL asks to open, if any. */
  readonly wantedFold: string | null
  /** The saved address to choose instead of the main one, if it still exists. */
  readonly wantedAddress?: string | undefined
  /** Whether the office books for the customer, who agrees to the terms and chooses how to pay afterwards. */
  readonly isByOffice?: boolean
}

/**
 * The state of a booking from the first choice to the payment, independent of its screen: the choices and
 * what is missing, price and free times from the server, and its orders, each of which is placed once.
 */
export function useBooking({
  plan,
  service,
  startOptions,
  customer,
  device,
  wantedFold,
  wantedAddress,
  isByOffice = false,
}: BookingOptions) {
  const request = useRequest()
  const isSignedIn = customer !== undefined
  const { draft, isNew, change, renew, syncs } = useBookingDraft({
    booked: { service, serviceId: plan.service?.id ?? '', planId: plan.id },
    plan,
    startOptions,
    device,
  })
  // The first open section is decided once, so that default choices do not move the visitor on. Only a saved
  // address, which arrives later, completes the section that would ask for it.
  const [entry, setEntry] = useState(() => sectionToOpen(draft, isNew ? 'when' : null))
  const isAddressAwaited = useAutoChooseSavedAddress(
    draft,
    change,
    customer,
    (addressed) => {
      if (entry === 'where') setEntry(sectionToOpen(addressed, null))
    },
    wantedAddress,
  )
  const open = sectionToOpen(draft, wantedFold ?? entry)
  const reservation = useOrderReservationState(draft, device, isSignedIn)
  const timesAvailability = useTimesAvailability(draft, reservation)
  const pricing = useBookingPrice(plan, draft, {
    isExact: open === 'pay',
    hasWallet: isSignedIn && !isByOffice,
    reservation,
  })
  const { place, isPlacing, error, forgetError } = usePlaceOrders(device, change)
  const [accepted, setAccepted] = useState<Readonly<Record<number, Money>>>({})

  const { price, quote } = pricing
  const totalsWith = (totals: Readonly<Record<number, Money>>): readonly Money[] =>
    price?.totals.map((total, index) => totals[index] ?? total) ?? []

  const termsVersion = isByOffice ? undefined : quote?.termsVersion
  /**
   * Places the orders. Undefined when they could not be placed: `error` has the reason, or the
   * customer or the price is not known yet.
   */
  const order = async (totals = totalsWith(accepted)): Promise<PlacedOrders | undefined> =>
    customer === undefined || price === undefined || quote === undefined
      ? undefined
      : place(draft, { customer, termsVersion, totals, wallet: price.wallet })

  // After signing in again, an ended session is no longer an error.
  const isSignedInAgain = isSignedIn && error?.kind === 'refused' && error.error.code === 'unauthorized'
  return {
    draft,
    change,
    renew,
    /** How often another tab has changed the draft, so that forms show its values. */
    syncs,
    open,
    /** The saved address, which may complete a section, has not arrived yet. */
    isAddressAwaited,
    timesAvailability,
    pricing,
    /** The expected total of each order: as shown, or as accepted after a change. */
    totals: totalsWith(accepted),
    order,
    /** Accepts the new total that a refusal reported for an order, and orders again. */
    acceptTotal: (index: number, total: Money): Promise<PlacedOrders | undefined> => {
      const next = { ...accepted, [index]: total }
      setAccepted(next)
      return order(totalsWith(next))
    },
    isPlacing,
    error: isSignedInAgain ? undefined : error,
    forgetError,
    /** Cancels the unpaid orders of this booking; returns the one that turned out to be paid, if any. */
    cancelOrders: async (ids: readonly string[]): Promise<string | undefined> => {
      const { paidOrderId } = await cancelUnpaidOrders({ request }, device.storage(), ids)
      if (paidOrderId === undefined) renew()
      return paidOrderId
    },
    /**
     * Whether the payment of an order may open here: only if the order belongs to the booking on
     * this device, so that an id from somebody else's URL opens none.
     */
    isResumable: (id: string): boolean =>
      readPaymentQueue(device.storage())?.orders.some((each) => each.id === id) ?? false,
  }
}

/** What `useBooking` returns: a booking with its state and actions. */
export type UseBookingResult = ReturnType<typeof useBooking>
