import type { Visit } from '@sakina/api-client/client'
import { instantAt, riyadhDay, clockTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { canReportComingToDoor } from '@sakina/domain/visit-day'

const ahead: ReadonlySet<Visit['status']['code']> = new Set(['scheduled', 'on_the_way', 'in_progress'])

const startOf = (visit: Visit): Instant | undefined =>
  visit.arrivesFrom ?? (visit.date === null ? undefined : instantAt(visit.date, clockTime('00:00')))

/**
 * Whether a visit is upcoming or under way. A visit without a time counts until the end of its day; one
 * without a day counts until a day is set.
 */
export const isUpcomingOrOngoingVisit = (visit: Visit, now: Instant): boolean =>
  ahead.has(visit.status.code) &&
  (visit.endsAt === null ? visit.date === null || visit.date >= riyadhDay(now) : visit.endsAt > now)

const underWay: ReadonlySet<Visit['status']['code']> = new Set(['on_the_way', 'in_progress'])

/** Whether the office may change the visit soon: it is under way, or due today. */
export const isVisitTodayOrUnderWay = (visit: Visit, now: Instant): boolean =>
  underWay.has(visit.status.code) || (visit.status.code === 'scheduled' && visit.date === riyadhDay(now))

/** Whether the driver waits at the door, so that the family has minutes to answer. */
export const isDriverAtDoor = ({ status, steps }: Visit): boolean =>
  status.code !== 'unknown' && canReportComingToDoor(status.code) && steps.at(-1)?.step === 'at_door'

/** Splits visits into upcoming ones, the next one first, and past ones, the last one first. */
export function splitUpcomingAndPastVisits(
  visits: readonly Visit[],
  now: Instant,
): { upcoming: Visit[]; past: Visit[] } {
  const byStart = (a: Visit, b: Visit): number => (startOf(a) ?? Infinity) - (startOf(b) ?? Infinity)
  const ordered = visits.toSorted(byStart)
  return {
    upcoming: ordered.filter((visit) => isUpcomingOrOngoingVisit(visit, now)),
    past: ordered.filter((visit) => !isUpcomingOrOngoingVisit(visit, now)).toReversed(),
  }
}
