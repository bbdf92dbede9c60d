import { instant } from '@sakina/domain/calendar'
import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import { isVisitUnconfirmed } from '@sakina/domain/visit-day'
import type { Visit } from '../../db/repositories/visits.ts'

/** Whether the time of a visit ended and nobody has said whether it was made. */
export const isUnconfirmed = ({ status: state, endsAt, mustBeConfirmed }: Visit, now: Date): boolean =>
  mustBeConfirmed && isVisitUnconfirmed({ state, endsAt: instant(endsAt) }, instant(now))

/** Whether nobody has confirmed a visit, or the family still chooses what it gets for it. */
export const isVisitUndecided = (visit: Visit, now: Date): boolean =>
  isVisitRemedyOpen(visit) || isUnconfirmed(visit, now)
