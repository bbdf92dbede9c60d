import { isComplete, quoteRequest, startOf, visitsOf } from '@sakina/domain/booking'
import type { Arrivals, BookingDraft } from '@sakina/domain/booking'
import { slotKey } from '@sakina/domain/schedule'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { quoteOrder } from '../wire/orders.ts'
import type { OrderReservation } from './use-order-reservation.ts'

/** Which of the chosen times nobody can keep, by the server's word; `full` where it says that of any. */
export type FreeTimes = {
  readonly full: boolean
  readonly taken: ReadonlySet<string>
  readonly arrivals: Arrivals
}

export const allFree: FreeTimes = { full: false, taken: new Set(), arrivals: new Map() }

/**
 * Asks about every date of the choice at once: whether the chosen workers can come to all of them, or anybody where the
 * office chooses. What the booking's own unpaid order holds is not somebody else's.
 */
export function useFreeTimes(draft: BookingDraft, reservation: OrderReservation): FreeTimes {
  const isDated = visitsOf(draft).firstDay !== undefined || startOf(draft) !== undefined
  const { voucher_code: _voucher, ...body } = quoteRequest(draft)
  const answer = useEndpoint(
    quoteOrder,
    isDated && isComplete(draft, 'schedule') && reservation === 'none' ? { body } : null,
  )
  if (answer.data === undefined) return allFree
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
