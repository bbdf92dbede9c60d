import type { VisitPeriod } from '../vocabulary/index.ts'
import { addDays, addHours, instantAt, laterOf, riyadhDay } from '../calendar/index.ts'
import type { ClockTime, Instant, LocalDate } from '../calendar/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { unrestrictedPlanDays, validatePlanDay } from './plan-days.ts'
import type { PlanDayRefusal, PlanDays } from './plan-days.ts'
import type { ScheduleRules } from './rules.ts'
import { visitSpan } from './visit-time.ts'
import type { VisitSpan } from './visit-time.ts'
import { visitWindowOn } from './windows.ts'
import type { VisitWindow, WindowRefusal } from './windows.ts'

/** Why a visit cannot be booked on a day and period. */
export type DayRefusal =
  | WindowRefusal
  | PlanDayRefusal
  | 'schedule.in_the_past'
  | 'schedule.too_soon'
  | 'schedule.too_far'
  | 'schedule.taken'

/** The moment, rules and taken slots that decide which days can be booked. */
export type BookingContext = {
  readonly now: Instant
  readonly rules: ScheduleRules
  /** The slots without a free worker, as keys made by `slotKey`. */
  readonly taken: ReadonlySet<string>
  /** The days on which the plan has visits; every day without a plan. */
  readonly planDays?: PlanDays | undefined
}

/** A day and arrival window of a visit, with its start and end. */
export type VisitSlot = { readonly day: LocalDate; readonly window: VisitWindow } & VisitSpan

/** Returns the key of a day and period in a set of taken slots. */
export const slotKey = (day: LocalDate, period: VisitPeriod): string => `${day}/${period}`

const horizon = ({ now, rules }: BookingContext): LocalDate => addDays(riyadhDay(now), rules.horizonDays)

/** Validates a slot of any day, however far ahead; the follow-up visits of a bundle use it. */
export function validateSlot(
  day: LocalDate,
  period: VisitPeriod,
  situation: BookingContext,
  bookedFrom?: LocalDate,
): Outcome<VisitSlot, DayRefusal> {
  if (day < riyadhDay(situation.now)) return refused('schedule.in_the_past', { day })
  const ofPlan = validatePlanDay(day, situation.planDays ?? unrestrictedPlanDays, situation.rules, bookedFrom)
  if (!ofPlan.ok) return ofPlan
  const window = visitWindowOn(day, period, situation.rules)
  if (!window.ok) return window
  const span = visitSpan(day, window.value)
  if (span.arriveFrom < addHours(situation.now, situation.rules.leadHours)) {
    return refused('schedule.too_soon', { day, hours: situation.rules.leadHours })
  }
  if (situation.taken.has(slotKey(day, period))) return refused('schedule.taken', { day, period })
  return granted({ day, window: window.value, ...span })
}

/** Validates the first day that the customer chooses, and returns its window. */
export function validateVisitDay(
  day: LocalDate,
  period: VisitPeriod,
  situation: BookingContext,
): Outcome<VisitSlot, DayRefusal> {
  const last = horizon(situation)
  return day > last ? refused('schedule.too_far', { day, last }) : validateSlot(day, period, situation)
}

/** Why a contract cannot start on a day. */
export type StartDayRefusal = Extract<DayRefusal, 'schedule.too_soon' | 'schedule.too_far'>

/** Validates the first day of a contract without visits: resident, recruitment, transferred. */
export function validateStartDay(
  day: LocalDate,
  { now, rules }: Pick<BookingContext, 'now' | 'rules'>,
): Outcome<LocalDate, StartDayRefusal> {
  const today = riyadhDay(now)
  const last = addDays(today, rules.horizonDays)
  if (day < today) return refused('schedule.too_soon', { day, first: today })
  return day > last ? refused('schedule.too_far', { day, last }) : granted(day)
}

/** The first possible day of a personalised package, which must be priced and paid before. */
export const earliestPackageStartDay = (now: Instant): LocalDate => addDays(riyadhDay(now), 1)

/** Validates the first day a customer requests for a personalised package. */
export function validatePackageStart(
  day: LocalDate,
  situation: Pick<BookingContext, 'now' | 'rules'>,
): Outcome<LocalDate, StartDayRefusal> {
  const first = earliestPackageStartDay(situation.now)
  return day < first ? refused('schedule.too_soon', { day, first }) : validateStartDay(day, situation)
}

/**
 * The first day of a package priced or paid now: the requested day, or the earliest one if that has passed.
 */
export const effectivePackageStart = (requestedDay: LocalDate | undefined, now: Instant): LocalDate => {
  const first = earliestPackageStartDay(now)
  return requestedDay === undefined ? first : laterOf(requestedDay, first)
}

/**
 * Whether a booking can still take place: its first visit has not begun, or its first day has not
 * passed.
 */
export const canBookingStillBegin = (
  first: { readonly day: LocalDate; readonly arriveFrom?: ClockTime | undefined },
  now: Instant,
): boolean =>
  first.arriveFrom === undefined ? first.day >= riyadhDay(now) : instantAt(first.day, first.arriveFrom) > now
