import { localDate } from '@sakina/domain/calendar'
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
