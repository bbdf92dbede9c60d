import { addDays, clockTime, instant, instantAt, riyadhDay } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'

/** The fee and the refund of a quote, in halalas. */
export type QuotedSums = { readonly fee: number; readonly refund: number }

/** The sums that a customer saw. One that was not shown is not compared. */
export type ShownSums = { readonly fee?: number | undefined; readonly refund?: number | undefined }

/** Whether a quote costs the customer more, or gives back less, than the sums that were shown. */
export const isWorseThanShown = (quote: QuotedSums, { fee, refund }: ShownSums): boolean =>
  quote.fee > (fee ?? quote.fee) || quote.refund < (refund ?? quote.refund)

/** The last moment of the day in Riyadh, after which a quote that counts days is another one. */
export const lastMomentOfDay = (now: Instant): Instant =>
  instant(instantAt(addDays(riyadhDay(now), 1), clockTime('00:00')) - 1)

/** The first of the moments that has not passed: until then a quote holds. */
export const firstUpcoming = (moments: readonly Instant[], now: Instant): Instant | undefined => {
  const upcoming = moments.filter((moment) => moment >= now)
  return upcoming.length === 0 ? undefined : instant(Math.min(...upcoming))
}
