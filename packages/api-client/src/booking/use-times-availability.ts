import { isStepComplete, toQuoteRequest, getChosenStartDay, getChosenVisits } from '@sakina/domain/booking'
import type { ArrivalTimes, BookingDraft } from '@sakina/domain/booking'
import { slotKey } from '@sakina/domain/schedule'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { quoteOrder } from '../wire/orders.ts'
import type { OrderReservationState } from './use-order-reservation.ts'

/** The chosen times that are taken, according to the server; `full` if any of them is. */
export type TimesAvailability = {
  readonly full: boolean
  readonly taken: ReadonlySet<string>
  readonly arrivals: ArrivalTimes
}

/** The availability in which no visit time is taken. */
export const fullyFreeTimesAvailability: TimesAvailability = {
  full: false,
  taken: new Set(),
  arrivals: new Map(),
}

/**
 * Asks about every chosen date at once: whether the chosen workers are free on all of them, or any worker
 * if the office chooses. Times held by the booking's own unpaid order count as free.
 */
export function useTimesAvailability(
  draft: BookingDraft,
  reservation: OrderReservationState,
): TimesAvailability {
  const isDated = getChosenVisits(draft).firstDay !== undefined || getChosenStartDay(draft) !== undefined
  const { voucherCode: _voucher, ...body } = toQuoteRequest(draft)
  const answer = useEndpoint(
    quoteOrder,
    isDated && isStepComplete(draft, 'schedule') && reservation === 'none' ? { body } : null,
  )
  if (answer.data === undefined) return fullyFreeTimesAvailability
  const { free, visits } = answer.data
  const slots = visits.flatMap(({ date, window, arriveFrom: from, arriveTo: until, free: isFree }) =>
    date === null || window === 'unknown' ? [] : [{ key: slotKey(date, window), from, until, isFree }],
  )
  return {
    full: !free,
    taken: new Set(slots.flatMap(({ key, isFree }) => (isFree ? [] : [key]))),
    arrivals: new Map(slots.map(({ key, from, until }) => [key, { from, until }])),
  }
}
