import type { Order } from '@sakina/api-client/client'
import { addHours, clockTime, instantAt } from '@sakina/domain/calendar'
import { VISIT_HOURS } from '@sakina/domain/schedule'

import { calendarFile, type CalendarEvent } from '../../../shared/hand-over/calendar-file.ts'
import { now } from '../../../shared/clock/now.ts'
import { handOver } from '../../../shared/hand-over/hand-over.ts'

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The visits of an order for a calendar: from the earliest arrival to four hours after the latest. */
const eventsOf = (orders: readonly Order[], title: string): readonly CalendarEvent[] =>
  orders.flatMap((order) =>
    order.visits.flatMap(({ date, arriveFrom, arriveTo }, index) =>
      date === null || !isTime(arriveFrom) || !isTime(arriveTo)
        ? []
        : [
            {
              id: `${order.id}-${index + 1}`,
              sequence: 0,
              from: instantAt(date, clockTime(arriveFrom)),
              until: addHours(instantAt(date, clockTime(arriveTo)), VISIT_HOURS),
              title,
              place: null,
            },
          ],
    ),
  )

/** Hands the file over as a download. */
export function downloadCalendar(orders: readonly Order[], title: string, name: string): void {
  handOver(calendarFile(eventsOf(orders, title), now()), { name, type: 'text/calendar' })
}
