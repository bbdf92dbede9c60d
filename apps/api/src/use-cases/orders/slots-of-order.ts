import { clockTime, instant, localDate } from '@sakina/domain/calendar'
import { isStillAhead } from '@sakina/domain/schedule'
import type { Order } from '../../db/repositories/orders.ts'
import { everySlot } from '../schedule/free-workers.ts'
import type { Timetable } from './plan-visits.ts'

/** The time an order was placed for, from what it keeps. */
export function timetableOfOrder(order: Order): Timetable | undefined {
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
        : everySlot(start, end),
  }
}

/**
 * Whether an order can still be kept on the days it was placed for. A recruited worker's first day is only wished for,
 * and a package gets its days when it is paid.
 */
export function isStillToCome(order: Order, now: Date): boolean {
  if (order.startDate === null || order.planId === null || order.kind === 'mediation') return true
  const [first] = order.visits
  return isStillAhead(
    first === undefined
      ? { day: localDate(order.startDate) }
      : { day: localDate(first.day), arriveFrom: clockTime(first.arriveFrom) },
    instant(now),
  )
}
