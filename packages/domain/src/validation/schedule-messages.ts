import type { RefusalReason } from '../refusal/index.ts'
import type { VisitMoveRefusal, StartDayRefusal, VisitScheduleRefusal } from '../schedule/index.ts'
import type { MessageKey } from './message-keys.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

type ScheduleRefusal = VisitScheduleRefusal | VisitMoveRefusal | StartDayRefusal

const KEYS: Readonly<Record<ScheduleRefusal, MessageKey>> = {
  'schedule.in_the_past': 'validation.schedule.inThePast',
  'schedule.too_soon': 'validation.schedule.tooSoon',
  'schedule.too_far': 'validation.schedule.tooFar',
  'schedule.no_friday_morning': 'validation.schedule.noFridayMorning',
  'schedule.no_friday_in_ramadan': 'validation.schedule.noFridayInRamadan',
  'schedule.weekday_not_in_plan': 'validation.schedule.weekdayNotInPlan',
  'schedule.outside_ramadan': 'validation.schedule.outsideRamadan',
  'schedule.taken': 'validation.schedule.taken',
  'schedule.not_a_visit_plan': 'validation.schedule.notAVisitPlan',
  'schedule.period_not_in_plan': 'validation.schedule.periodNotInPlan',
  'schedule.wrong_number_of_weekdays': 'validation.schedule.numberOfWeekdays',
  'schedule.first_day_not_a_chosen_weekday': 'validation.schedule.firstDayNotChosen',
  'schedule.unknown_repetition': 'validation.schedule.unknownRepetition',
  'schedule.weekly_needs_a_single_visit': 'validation.schedule.weeklyNeedsSingleVisit',
  'schedule.bundle_longer_than_interval': 'validation.schedule.bundleLongerThanInterval',
  'schedule.move_too_late': 'validation.schedule.moveTooLate',
  'schedule.move_to_same_slot': 'validation.schedule.moveToSameSlot',
}

/** The field of the schedule step that a refusal concerns. */
export type ScheduleField = 'firstDay' | 'period' | 'weekdays' | 'repeatMode'

const FIELDS: Readonly<Partial<Record<ScheduleRefusal, ScheduleField>>> = {
  'schedule.period_not_in_plan': 'period',
  'schedule.wrong_number_of_weekdays': 'weekdays',
  'schedule.unknown_repetition': 'repeatMode',
  'schedule.weekly_needs_a_single_visit': 'repeatMode',
  'schedule.bundle_longer_than_interval': 'repeatMode',
}

/** Converts the refusal of a schedule to the problem of a field. */
export const scheduleProblem = ({ code, values }: RefusalReason<ScheduleRefusal>): FieldProblem =>
  fieldProblem(KEYS[code], values)

/** The field of the booking step a refusal belongs to. */
export const fieldOfScheduleRefusal = (code: ScheduleRefusal): ScheduleField => FIELDS[code] ?? 'firstDay'
