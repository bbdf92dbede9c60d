import type { VisitState } from '../vocabulary/index.ts'

/**
 * Whether the family can answer "coming to the door": the driver is on the way or already at the
 * door.
 */
export const canSayComing = (state: VisitState): boolean => state === 'on_the_way'

/** Who opens the door can be named until the worker is inside. */
export const canNameDoorContact = (state: VisitState): boolean =>
  state === 'scheduled' || state === 'on_the_way'
