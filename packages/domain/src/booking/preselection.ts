import { parseLocalDate, weekday } from '../calendar/index.ts'
import type { LocalDate, Weekday } from '../calendar/index.ts'
import { visitPeriods } from '../vocabulary/index.ts'
import type { VisitPeriod } from '../vocabulary/index.ts'
import { parseOneOf, isPlainObject, parseId, parseText } from './choices.ts'

/**
 * The choices that the previous page passed to a booking. A booking can also be opened without
 * them.
 */
export type BookingPreselection = {
  readonly serviceId: string | undefined
  readonly title: string | undefined
  readonly nationalityCode: string | undefined
  readonly jobCode: string | undefined
  readonly visitTime: VisitPeriod | undefined
  readonly wantedDay: LocalDate | undefined
  readonly wantedWorker: number | undefined
  /** Instead of a day the weekday of an earlier visit, whose nearest free day is taken. */
  readonly wantedWeekday: Weekday | undefined
  /** The saved address of an earlier order. */
  readonly wantedAddress: string | undefined
}

/**
 * Reads the preselected choices of a booking from the navigation state and the query, which a plain form
 * sends too. Anybody may have written them.
 */
export function parseBookingPreselection(
  state: unknown,
  query: (name: string) => string | null,
): BookingPreselection {
  const { serviceId, title, visitTime, nationality, job } = isPlainObject(state) ? state : {}
  const worker = query('worker') ?? ''
  const wantedWeekday = query('weekday') ?? ''
  const address = query('address') ?? ''
  return {
    serviceId: query('service') ?? parseId(serviceId)?.toString(),
    title: parseText(title),
    nationalityCode: parseText(nationality),
    jobCode: parseText(job),
    visitTime: parseOneOf(visitPeriods, visitTime) ?? parseOneOf(visitPeriods, query('time')),
    wantedDay: parseLocalDate(query('day') ?? ''),
    wantedWeekday: /^[0-6]$/.test(wantedWeekday) ? weekday(Number(wantedWeekday)) : undefined,
    wantedAddress: /^[\w-]{1,64}$/.test(address) ? address : undefined,
    wantedWorker: /^\d{1,9}$/.test(worker) ? Number(worker) : undefined,
  }
}
