export {
  validateVisitDay,
  validatePackageStart,
  validateStartDay,
  earliestPackageStartDay,
  canBookingStillBegin,
  validateSlot,
  effectivePackageStart,
  slotKey,
} from './availability.ts'
export type { DayRefusal, BookingContext, VisitSlot, StartDayRefusal } from './availability.ts'
export { contractEnd, durationInUnits, packageDurationInDays, packageLastDay } from './duration.ts'
export type { DurationInUnits } from './duration.ts'
export { firstFreeDayOfEachWorker } from './first-free.ts'
export type { BusyDayRange, StaffingNeed } from './first-free.ts'
export { slotsTakenForAnyWorker, slotsTakenForBestWorker } from './free-slots.ts'
export { validateVisitMove } from './moving.ts'
export type { VisitMoveRefusal } from './moving.ts'
export { unrestrictedPlanDays, isWeekdayInPlan, validatePlanDay } from './plan-days.ts'
export type { PlanDayRefusal, PlanDays } from './plan-days.ts'
export {
  noRepetition,
  repeatModeOf,
  repeatModeRefusal,
  allowedRepeatModes,
  createRepetition,
} from './repetition.ts'
export type { Repetition, RepetitionRefusal, VisitBundle } from './repetition.ts'
export { defaultScheduleRules } from './rules.ts'
export type { ScheduleRules } from './rules.ts'
export { scheduleVisits, spreadWeekdays, requiredWeekdayCount } from './visit-schedule.ts'
export type { VisitScheduleRefusal, VisitScheduleInput } from './visit-schedule.ts'
export { VISIT_HOURS, unservedVisitTime, visitEnd, visitSpan } from './visit-time.ts'
export type { VisitEnd, VisitSpan } from './visit-time.ts'
export { MAX_REPEATS_PER_ORDER, visitPeriods, repeatModes } from '../vocabulary/index.ts'
export type { VisitPeriod, RepeatMode } from '../vocabulary/index.ts'
export { periodsOfPlan, visitWindows, visitWindowOn, visitWindowsOn } from './windows.ts'
export type { PlanPeriod, VisitWindow, WindowRefusal } from './windows.ts'
