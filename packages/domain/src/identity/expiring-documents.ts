import { addDays, daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { documentAlerts } from '../vocabulary/index.ts'
import type { DocumentAlert } from '../vocabulary/index.ts'

/** How many days before a document expires the office is told, at the second time and at the first. */
const alertDays = { within_30: 30, within_60: 60 } as const

// Passports last ten years, so a day further away than this is a typing mistake.
const MOST_DAYS = 15 * 366

/** The days on which a document expires that an alert is about, both included; the first is open. */
export const daysOfAlert = (
  alert: DocumentAlert,
  today: LocalDate,
): { readonly from: LocalDate | undefined; readonly to: LocalDate } =>
  alert === 'expired'
    ? { from: undefined, to: addDays(today, -1) }
    : { from: today, to: addDays(today, alertDays[alert]) }

/** The most urgent alert about a document, which is still valid on the day it expires; undefined for none. */
export const documentAlert = (expiresOn: LocalDate, today: LocalDate): DocumentAlert | undefined =>
  documentAlerts.find((alert) => {
    const { from, to } = daysOfAlert(alert, today)
    return expiresOn <= to && (from === undefined || expiresOn >= from)
  })

/** Whether a document can expire on a day, seen from today. */
export const isPlausibleExpiry = (expiresOn: LocalDate, today: LocalDate): boolean =>
  Math.abs(daysBetween(today, expiresOn)) <= MOST_DAYS
