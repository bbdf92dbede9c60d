import { addHours, parseInstant, riyadhDay } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES, driverWaitDeadline } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { VisitState, DriverStep } from '../vocabulary/index.ts'

/** The visit at the moment when the driver reports a step. */
export type VisitBeforeStep = {
  readonly state: VisitState
  readonly startsAt: Instant
  /** When the server received "at the door". The time on the driver's phone does not count. */
  readonly atDoorSince: Instant | undefined
}

/** Why a driver cannot report a step of a visit. */
export type DriverStepRefusal =
  | 'visit_day.called_off'
  | 'visit_day.already_missed'
  | 'visit_day.already_inside'
  | 'visit_day.not_at_door'
  | 'visit_day.still_waiting'

/** The states of a visit that takes place, in their order in time. */
const course: readonly VisitState[] = ['scheduled', 'on_the_way', 'in_progress', 'done']

const reached: Readonly<Record<Exclude<DriverStep, 'nobody_opens'>, number>> = {
  left: 1,
  at_door: 1,
  inside: 2,
  done: 3,
}

const insideFrom = 2

/**
 * From when the driver may report "nobody opens". The wait begins at the driver's arrival, but
 * never before the arrival time that the family was told.
 */
export const nobodyOpensReportableFrom = (
  { startsAt, atDoorSince }: { readonly startsAt: Instant; readonly atDoorSince: Instant },
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant => driverWaitDeadline(atDoorSince > startsAt ? atDoorSince : startsAt, config)

/**
 * Whether a visit can have a state by now: nobody leaves for it or works at it before its day, and it is
 * neither made nor missed before the arrival time that the family was told.
 */
export function canVisitBe(state: VisitState, startsAt: Instant, now: Instant): boolean {
  if (state === 'done' || state === 'missed') return now >= startsAt
  return (state !== 'on_the_way' && state !== 'in_progress') || riyadhDay(now) >= riyadhDay(startsAt)
}

function statesAfterNobodyOpens(
  { state, startsAt, atDoorSince }: VisitBeforeStep,
  now: Instant,
  config: PolicyConfig,
): Outcome<readonly VisitState[], DriverStepRefusal> {
  if (state === 'missed') return granted([])
  if (course.indexOf(state) >= insideFrom) return refused('visit_day.already_inside')
  if (atDoorSince === undefined) return refused('visit_day.not_at_door')
  if (now < nobodyOpensReportableFrom({ startsAt, atDoorSince }, config))
    return refused('visit_day.still_waiting')
  return granted(['missed'])
}

/**
 * The new states of a visit after a reported step, in their order. Steps may arrive late, twice or
 * out of order: a step that was already passed changes nothing, and skipped states are added.
 */
export function visitStatesAfterStep(
  step: DriverStep,
  visit: VisitBeforeStep,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<readonly VisitState[], DriverStepRefusal> {
  const { state } = visit
  if (state === 'cancelled' || state === 'moved') return refused('visit_day.called_off')
  if (step === 'nobody_opens') return statesAfterNobodyOpens(visit, now, config)
  const to = reached[step]
  if (state === 'missed') return to < insideFrom ? granted([]) : refused('visit_day.already_missed')
  // Once the worker is inside, "on the way" is skipped, so that the family gets no notice about it.
  const from = Math.max(course.indexOf(state) + 1, Math.min(to, insideFrom))
  return granted(course.slice(from, to + 1))
}

/** The steps that the driver can report next. */
export function nextSteps({
  state,
  atDoor,
}: {
  readonly state: VisitState
  readonly atDoor: boolean
}): readonly DriverStep[] {
  if (state === 'scheduled') return ['left']
  if (state === 'on_the_way') return atDoor ? ['inside', 'nobody_opens'] : ['at_door']
  return state === 'in_progress' ? ['done'] : []
}

/** How many hours a report may wait on a phone without a connection. */
const longestWait = 12

/**
 * When a step happened: the time of the driver's phone, or the time of receipt if the phone's is in
 * the future, too old or not a moment of any calendar.
 */
export function driverStepTime({
  happenedAt,
  receivedAt,
}: {
  readonly happenedAt: Date
  readonly receivedAt: Instant
}): Instant {
  const reported = parseInstant(happenedAt)
  return reported !== undefined && reported <= receivedAt && reported >= addHours(receivedAt, -longestWait)
    ? reported
    : receivedAt
}
