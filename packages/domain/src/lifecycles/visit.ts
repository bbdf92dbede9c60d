import { visitStates } from '../vocabulary/index.ts'
import type { VisitState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

export const visitLifecycle = lifecycle<VisitState>('visit', visitStates, {
  scheduled: ['on_the_way', 'in_progress', 'missed', 'cancelled', 'moved'],
  on_the_way: ['in_progress', 'missed', 'cancelled'],
  in_progress: ['done', 'cancelled'],
  done: [],
  missed: [],
  cancelled: [],
  // A moved visit continues as another visit at the new time.
  moved: [],
})

/** A visit also counts as carried out when nobody opened the door. */
export const countsAsCarriedOut = (state: VisitState): boolean => state === 'done' || state === 'missed'

export const isVisitUpcoming = (state: VisitState): boolean => !visitLifecycle.isFinal(state)
