import type { Order } from '@sakina/api-client/client'
import { addHours, clockTime, instantAt } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { VISIT_HOURS } from '@sakina/domain/schedule'

import { formatCalendarFile, type CalendarEvent } from '../downloads/calendar-file.ts'
import { now } from '../clock/now.ts'
import { downloadText } from '../downloads/download-text.ts'

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * Returns the visits of an order that have not ended as events, from the earliest arrival to four
 * hours after the latest.
 */
const eventsOf = (order: Order, at: Instant): readonly CalendarEvent[] =>
  order.visits.flatMap(({ date, arriveFrom, arriveTo, calendar, status }, index) => {
    if (date === null || !isTime(arriveFrom) || !isTime(arriveTo)) return []
    const until = addHours(instantAt(date, clockTime(arriveTo)), VISIT_HOURS)
    if (until <= at) return []
    return {
      // A server without event ids reports no changes, so a position is enough to tell events apart.
      id: calendar.uid || `${order.id}-${index + 1}`,
      sequence: calendar.sequence,
      from: instantAt(date, clockTime(arriveFrom)),
      until,
      title: [order.service?.name, order.plan?.name].filter(Boolean).join(' · '),
      place: order.address?.name || null,
      isCancelled: status.code === 'cancelled',
    }
  })

/** Downloads the visits of orders as a calendar file. */
export function downloadOrderCalendar(orders: readonly Order[]): void {
  const at = now()
  const file = formatCalendarFile(
    orders.flatMap((order) => eventsOf(order, at)),
    at,
  )
  downloadText(file, { name: `${orders[0]?.number ?? 'sakina'}.ics`, type: 'text/calendar' })
}
