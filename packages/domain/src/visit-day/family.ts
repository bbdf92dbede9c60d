import type { VisitState } from '../vocabulary/index.ts'

/** "Coming to the door" answers a driver who is on the way or waits there. */
export const canSayComing = (state: VisitState): boolean => state === 'on_the_way'

/** Who opens the door can be named until the worker is inside. */
export const canNameDoorContact = (state: VisitState): boolean =>
  state === 'scheduled' || state === 'on_the_way'
