import { visitStates } from '../vocabulary/index.ts'
import type { VisitState } from '../vocabulary/index.ts'
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

/** Whether the visit is used up. It also is when nobody opened the door. */
export const isVisitUsedUp = (state: VisitState): boolean => state === 'done' || state === 'missed'

/** Tells whether the state of a visit can still change. */
export const isVisitUnfinished = (state: VisitState): boolean => !visitLifecycle.isFinal(state)
