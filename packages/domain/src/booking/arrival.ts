import { parseLocalDate } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { periods } from '../vocabulary/index.ts'
import type { Period } from '../vocabulary/index.ts'
import { readOneOf, isRawObject, readId, readText } from './choices.ts'

/** What the page that opened a booking passed on. All of it is optional, because the URL is sufficient. */
export type BookingArrival = {
  readonly serviceId: string | undefined
  readonly title: string | undefined
  readonly nationalityCode: string | undefined
  readonly jobCode: string | undefined
  readonly visitTime: Period | undefined
  readonly wantedDay: LocalDate | undefined
  readonly wantedWorker: number | undefined
}

/** Reads the navigation state and the query, which a plain form sends too. Anybody may have written them. */
export function readBookingArrival(state: unknown, query: (name: string) => string | null): BookingArrival {
  const { serviceId, title, visitTime, nationality, job } = isRawObject(state) ? state : {}
  const worker = query('worker') ?? ''
  return {
    serviceId: query('service') ?? readId(serviceId)?.toString(),
    title: readText(title),
    nationalityCode: readText(nationality),
    jobCode: readText(job),
    visitTime: readOneOf(periods, visitTime) ?? readOneOf(periods, query('time')),
    wantedDay: parseLocalDate(query('day') ?? ''),
    wantedWorker: /^\d{1,9}$/.test(worker) ? Number(worker) : undefined,
  }
}
