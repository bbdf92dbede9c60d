import type { VisitState } from '../vocabulary/index.ts'

/**
 * Whether the family can report that somebody is coming to the door: the driver is on the way or at
 * the door.
 */
export const canReportComingToDoor = (state: VisitState): boolean => state === 'on_the_way'

/** Until the worker is inside, the family can name the person who opens the door. */
export const canNameDoorContact = (state: VisitState): boolean =>
  state === 'scheduled' || state === 'on_the_way'
