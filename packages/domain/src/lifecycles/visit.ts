import { visitStates } from '../vocabulary/index.ts'
import type { Fault, VisitRemedy, VisitState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** The states of a visit and the moves between them. */
export const visitLifecycle = createLifecycle<VisitState>('visit', visitStates, {
  scheduled: ['on_the_way', 'in_progress', 'missed', 'cancelled', 'moved'],
  on_the_way: ['in_progress', 'missed', 'cancelled'],
  in_progress: ['done', 'cancelled'],
  done: [],
  missed: [],
  cancelled: [],
  // Final: the visit at the new time is another record.
  moved: [],
})

/** A visit's state and whose fault it is that it did not take place. */
type Visit = { readonly status: VisitState; readonly fault?: Fault | null }

/**
 * Whether the visit is used up: it was made, or lost by the family's fault, as when nobody opened the
 * door. A missed visit without a fault was recorded before faults were, and nobody opened it.
 */
export const isVisitUsedUp = ({ status, fault = null }: Visit): boolean =>
  status === 'done' || (status === 'missed' && fault === null) || fault === 'family'

/** Whether the visit did not take place, or was cut short, and the family is not to blame. */
export const isVisitFailed = ({ fault = null }: Visit): boolean => fault === 'agency' || fault === 'nobody'

/** Tells whether the state of a visit can still change. */
export const isVisitUnfinished = (state: VisitState): boolean => !visitLifecycle.isFinal(state)

/** A visit that failed, and what the family gets for it. */
type FailedVisit = {
  /** Until when the family chooses; null where there is nothing to choose. */
  readonly chooseBy: unknown
  readonly remedy: VisitRemedy | null
}

/** Whether nobody has decided yet what the family gets for a visit that failed. */
export const isVisitRemedyOpen = ({ chooseBy, remedy }: FailedVisit): boolean =>
  chooseBy !== null && remedy === null
