import { clockTime, instant, localDate } from '@sakina/domain/calendar'
import { canBookingStillBegin } from '@sakina/domain/schedule'
import type { Order } from '../../db/repositories/orders.ts'
import { slotsOfLiveInContract, type OrderSchedule } from '../schedule/free-workers.ts'

/** The schedule of an existing order, from its stored days and visits. */
export function scheduleOfOrder(order: Order): OrderSchedule | undefined {
  if (order.startDate === null || order.endDate === null) return undefined
  const [start, end] = [localDate(order.startDate), localDate(order.endDate)]
  return {
    start,
    end,
    window: undefined,
    visits: order.visits,
    slots:
      order.visits.length > 0
        ? order.visits.map((visit) => ({ day: localDate(visit.day), period: visit.period }))
        : slotsOfLiveInContract(start, end),
  }
}

/**
 * Whether an order can still be fulfilled on its booked days. The first day of a recruited worker is only a
 * wish, and a package gets its days when it is paid.
 */
export function canOrderStillBeFulfilled(order: Order, now: Date): boolean {
  if (order.startDate === null || order.planId === null || order.kind === 'mediation') return true
  const [first] = order.visits
  return canBookingStillBegin(
    first === undefined
      ? { day: localDate(order.startDate) }
      : { day: localDate(first.day), arriveFrom: clockTime(first.arriveFrom) },
    instant(now),
  )
}
