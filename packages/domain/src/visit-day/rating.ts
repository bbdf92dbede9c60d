import { addHours } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import type { VisitState } from '../vocabulary/index.ts'

/** For how many days after a family rated a visit it can change what it said. */
export const RATING_CHANGE_DAYS = 7

/** What decides whether a family can rate a visit. */
export type RatedVisit = {
  readonly state: VisitState | 'unknown'
  /** Whether the family says that nobody came, and that is not decided yet. */
  readonly isClaimOpen: boolean
  /** When the family rated the visit for the first time; null if it has not. */
  readonly ratedAt: Instant | null
}

/**
 * Whether a family can rate a visit: once it was made, and again for some days after, so that a first word in
 * anger or haste can be changed.
 */
export const canRateVisit = ({ state, isClaimOpen, ratedAt }: RatedVisit, now: Instant): boolean =>
  state === 'done' && !isClaimOpen && (ratedAt === null || now <= addHours(ratedAt, RATING_CHANGE_DAYS * 24))
