import { addDays, addHours, clockTime, hoursBetween, instantAt, riyadhDay } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { DEFAULT_POLICIES, eveningOf } from '../policies/index.ts'
import type { PolicyConfig } from '../policies/index.ts'
import type { DriverStep, Fault, VisitState } from '../vocabulary/index.ts'

const HOURS_A_DAY = 24

/** Whether the time of a visit ended and nobody has said whether it was made. */
export const isVisitUnconfirmed = (
  { state, endsAt }: { readonly state: VisitState; readonly endsAt: Instant },
  now: Instant,
): boolean => (state === 'scheduled' || state === 'on_the_way') && endsAt <= now

/** From when the family is asked whether the worker came: on the evening of the visit. */
export function visitQuestionTime({
  startsAt,
  endsAt,
}: {
  readonly startsAt: Instant
  readonly endsAt: Instant
}): Instant {
  const asked = eveningOf(riyadhDay(startsAt))
  return asked > endsAt ? asked : endsAt
}

/** When a visit that nobody confirmed counts as failed by us. */
export const unconfirmedVisitDeadline = (
  endsAt: Instant,
  { unconfirmedVisitDays }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addHours(endsAt, unconfirmedVisitDays * HOURS_A_DAY)

/** The last day after a visit on which the office was to be warned by now; zero before the first. */
export const unconfirmedWarningDay = (
  endsAt: Instant,
  now: Instant,
  { unconfirmedWarningDays }: PolicyConfig = DEFAULT_POLICIES,
): number =>
  Math.max(0, ...unconfirmedWarningDays.filter((day) => hoursBetween(endsAt, now) >= day * HOURS_A_DAY))

/** A visit that was marked, by whom it may be lost, and when it was marked. */
export type MarkedVisit = {
  readonly state: VisitState
  readonly fault: Fault | null
  readonly endsAt: Instant
  readonly markedAt: Instant
}

/**
 * Until when the family can say that nobody came to a visit that was marked as made, or at which nobody opened:
 * by default for 48 hours after its end, or after the mark if that came later. Undefined for any other visit.
 */
export function visitDisputeDeadline(
  { state, fault, endsAt, markedAt }: MarkedVisit,
  { visitComplaintHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant | undefined {
  const isHeldAgainstFamily = state === 'done' || (state === 'missed' && fault === 'family')
  return isHeldAgainstFamily
    ? addHours(markedAt > endsAt ? markedAt : endsAt, visitComplaintHours)
    : undefined
}

/** Until when the office answers a family that says nobody came; its silence decides for the family. */
export const visitClaimDeadline = (
  claimedAt: Instant,
  { visitClaimHours }: PolicyConfig = DEFAULT_POLICIES,
): Instant => addHours(claimedAt, visitClaimHours)

const DAYS_OF_CLAIMS = 365

/** Since when the claims of a family count together with one. */
export const claimsCountSince = (claimedAt: Instant): Instant =>
  instantAt(addDays(riyadhDay(claimedAt), -DAYS_OF_CLAIMS), clockTime('00:00'))

/** A family's word that nobody came, and what the server knew by then. */
export type VisitClaim = {
  readonly claimedAt: Instant
  /** The steps of the driver with the times at which the server received them. */
  readonly steps: readonly { readonly step: DriverStep; readonly receivedAt: Instant }[]
  /** When the family said that somebody is coming to the door. */
  readonly comingAt: Instant | undefined
  /** The claims of the family within twelve months, this one included. */
  readonly claims: number
}

const provingSteps: ReadonlySet<DriverStep> = new Set(['at_door', 'inside', 'done'])

/**
 * Whether a person decides about a claim: something the server received before it speaks against it, or it
 * is one of many. Marks after the claim prove nothing.
 */
export const isClaimForPerson = (
  { claimedAt, steps, comingAt, claims }: VisitClaim,
  { reviewedVisitClaim }: PolicyConfig = DEFAULT_POLICIES,
): boolean =>
  claims >= reviewedVisitClaim ||
  (comingAt !== undefined && comingAt < claimedAt) ||
  steps.some(({ step, receivedAt }) => provingSteps.has(step) && receivedAt < claimedAt)
