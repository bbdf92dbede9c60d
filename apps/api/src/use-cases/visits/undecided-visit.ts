import { instant } from '@sakina/domain/calendar'
import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import type { PolicyConfig } from '@sakina/domain/policies'
import { isVisitUnconfirmed, visitDisputeDeadline } from '@sakina/domain/visit-day'
import type { Visit } from '../../db/repositories/visits.ts'

/** Whether the family says that nobody came, and that is not decided yet. */
export const isClaimOpen = ({ claimedAt, settledAt }: Pick<Visit, 'claimedAt' | 'settledAt'>): boolean =>
  claimedAt !== null && settledAt === null

/**
 * Whether nobody knows that a visit was made: its time ended and nobody has said so, or the family says that
 * nobody came.
 */
export const isUnconfirmed = (visit: Visit, now: Date): boolean =>
  isClaimOpen(visit) ||
  (visit.mustBeConfirmed &&
    isVisitUnconfirmed({ state: visit.status, endsAt: instant(visit.endsAt) }, instant(now)))

/** Whether nobody has confirmed a visit, or the family still chooses what it gets for it. */
export const isVisitUndecided = (visit: Visit, now: Date): boolean =>
  isVisitRemedyOpen(visit) || isUnconfirmed(visit, now)

/** Until when the family can say that nobody came to a visit that was marked; undefined if it cannot. */
export function visitDisputableUntil(visit: Visit, now: Date, policies: PolicyConfig): Date | undefined {
  // One from before families were asked, one it confirmed itself, and one already decided stand.
  if (!visit.mustBeConfirmed || visit.claimedAt !== null || visit.settledAt !== null) return undefined
  const { status: state, fault, endsAt, updatedAt } = visit
  const until = visitDisputeDeadline(
    { state, fault, endsAt: instant(endsAt), markedAt: instant(updatedAt) },
    policies,
  )
  return until === undefined || until < instant(now) ? undefined : new Date(until)
}
