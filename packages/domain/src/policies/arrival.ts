import { addDays, addHours, clockTime, instantAt, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { hasEnoughCancellationNotice } from './cancellation-notice.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import type { SuspensionPause } from './used-days.ts'

/** A granted pause, and when the family asked for it. */
export type GrantedPause = SuspensionPause & { readonly askedAt: Instant }

/** What is known of the arrival of a worker who lives with the family. */
export type ExpectedArrival = {
  /** The day that was agreed on with the order. */
  readonly agreedOn: LocalDate
  /** The day she came; undefined before. */
  readonly arrivedOn: LocalDate | undefined
  readonly pauses: readonly GrantedPause[]
}

const dayStart = (day: LocalDate): Instant => instantAt(day, clockTime('00:00'))

/** A pause that covers the day of the arrival puts it off to the day after the pause. */
const putOff = (agreedOn: LocalDate, pauses: readonly SuspensionPause[]): LocalDate =>
  pauses.reduce((day, { from, days }) => {
    const resumesOn = addDays(from, days)
    return from <= day && day < resumesOn ? resumesOn : day
  }, agreedOn)

/** The day on which the worker is expected. */
export const expectedArrivalDay = ({ agreedOn, pauses }: ExpectedArrival): LocalDate =>
  putOff(agreedOn, pauses)

/** The moment of a day from which a family is asked about what should have happened on it. */
export const eveningOf = (day: LocalDate): Instant => instantAt(day, clockTime('18:00'))

/** From when the family is asked whether the worker has come: on the evening of the day she is expected. */
export const arrivalQuestionTime = (arrival: ExpectedArrival): Instant =>
  eveningOf(expectedArrivalDay(arrival))

/**
 * The day since which the worker is late, the one after she was expected. Undefined if she has come or may
 * still come in time. Late is the agency's failure, so that leaving then costs nothing.
 */
export function lateSince(arrival: ExpectedArrival, today: LocalDate): LocalDate | undefined {
  const late = addDays(expectedArrivalDay(arrival), 1)
  return arrival.arrivedOn === undefined && today >= late ? late : undefined
}

/**
 * When the service begins for the notice of a cancellation: on the day of the arrival, or on the expected
 * one. A pause puts it off only if it was asked for while leaving was free, because else the fee due then
 * stays due. Undefined while the worker is late, when no notice is needed.
 */
export function arrivalForNotice(
  arrival: ExpectedArrival,
  today: LocalDate,
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant | undefined {
  const { agreedOn, arrivedOn, pauses } = arrival
  if (arrivedOn !== undefined) return dayStart(arrivedOn)
  if (lateSince(arrival, today) !== undefined) return undefined
  let begins = agreedOn
  for (const pause of pauses)
    if (hasEnoughCancellationNotice(dayStart(begins), pause.askedAt, config)) begins = putOff(begins, [pause])
  return dayStart(begins)
}

/** The first day that counts after the worker was offered at the door or the branch: the next one. */
export const firstDayAfterOffer = (offeredAt: Instant): LocalDate => addDays(riyadhDay(offeredAt), 1)

/** Until when the family can say that the worker was not offered. */
export const offerDisputeDeadline = (
  offeredAt: Instant,
  { visitComplaintHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addHours(offeredAt, visitComplaintHours)
