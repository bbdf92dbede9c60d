import { addHours } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES, driverWaitsUntil } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { VisitState, VisitStep } from '../vocabulary/index.ts'

/** How a visit stands when the driver says a step. */
export type VisitAtStep = {
  readonly state: VisitState
  readonly startsAt: Instant
  /** When the server heard that the driver is at the door; what the driver's phone says of it does not count. */
  readonly atDoorSince: Instant | undefined
}

export type StepRefusal =
  | 'visit_day.called_off'
  | 'visit_day.already_missed'
  | 'visit_day.already_inside'
  | 'visit_day.not_at_door'
  | 'visit_day.still_waiting'

/** The states of a visit that takes place, in their order. */
const course: readonly VisitState[] = ['scheduled', 'on_the_way', 'in_progress', 'done']

const reached: Readonly<Record<Exclude<VisitStep, 'nobody_opens'>, number>> = {
  left: 1,
  at_door: 1,
  inside: 2,
  done: 3,
}

const insideFrom = 2

/** A driver who is early waits from the beginning of the arrival time on. */
export const nobodyOpensFrom = (
  { startsAt, atDoorSince }: { readonly startsAt: Instant; readonly atDoorSince: Instant },
  config: PolicyConfig = DEFAULT_POLICIES,
): Instant => driverWaitsUntil(atDoorSince > startsAt ? atDoorSince : startsAt, config)

function statesAfterNobodyOpens(
  { state, startsAt, atDoorSince }: VisitAtStep,
  now: Instant,
  config: PolicyConfig,
): Outcome<readonly VisitState[], StepRefusal> {
  if (state === 'missed') return granted([])
  if (course.indexOf(state) >= insideFrom) return refused('visit_day.already_inside')
  if (atDoorSince === undefined) return refused('visit_day.not_at_door')
  if (now < nobodyOpensFrom({ startsAt, atDoorSince }, config)) return refused('visit_day.still_waiting')
  return granted(['missed'])
}

/**
 * The states that a visit goes through because of a step. Steps may come late, twice and in another order than they
 * happened: one that says nothing new changes nothing, and one that was left out is made up for.
 */
export function statesAfterStep(
  step: VisitStep,
  visit: VisitAtStep,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<readonly VisitState[], StepRefusal> {
  const { state } = visit
  if (state === 'cancelled' || state === 'moved') return refused('visit_day.called_off')
  if (step === 'nobody_opens') return statesAfterNobodyOpens(visit, now, config)
  const to = reached[step]
  if (state === 'missed') return to < insideFrom ? granted([]) : refused('visit_day.already_missed')
  // nobody needs to be told of the way once the worker is inside
  const from = Math.max(course.indexOf(state) + 1, Math.min(to, insideFrom))
  return granted(course.slice(from, to + 1))
}

/** The steps that can be said next. */
export function nextSteps({
  state,
  atDoor,
}: {
  readonly state: VisitState
  readonly atDoor: boolean
}): readonly VisitStep[] {
  if (state === 'scheduled') return ['left']
  if (state === 'on_the_way') return atDoor ? ['inside', 'nobody_opens'] : ['at_door']
  return state === 'in_progress' ? ['done'] : []
}

/** A phone may wait for a connection this long. */
const longestWait = 12

/** When a step happened: by the phone that said it, unless its clock is plainly wrong. */
export const stepTime = ({
  happenedAt,
  receivedAt,
}: {
  readonly happenedAt: Instant
  readonly receivedAt: Instant
}): Instant =>
  happenedAt <= receivedAt && happenedAt >= addHours(receivedAt, -longestWait) ? happenedAt : receivedAt
