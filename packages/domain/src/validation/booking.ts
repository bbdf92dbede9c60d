import { array, object } from 'yup'
import { weekdays } from '../calendar/index.ts'
import type { Weekday } from '../calendar/index.ts'
import { validateStartDay, scheduleVisits, repeatModes, createRepetition } from '../schedule/index.ts'
import type { PlanPeriod, BookingContext, VisitBundle } from '../schedule/index.ts'
import {
  MAX_REPEATS_PER_ORDER,
  MAX_WORKERS_PER_ORDER,
  visitPeriods,
  textLimits,
} from '../vocabulary/index.ts'
import {
  requiredChoiceField,
  dayField,
  parseDay,
  singleLineField,
  multilineField,
  optionalChoiceField,
  recordIdField,
  recordIdsField,
  optionalCheckbox,
  wholeNumberField,
} from './fields.ts'
import { fieldProblem } from './problem.ts'
import { fieldOfScheduleRefusal, scheduleProblem } from './schedule-messages.ts'
import { startDayField } from './start-day.ts'

const LAST_WEEKDAY = 6

/** The schema of the delivery step, which hourly plans lack, because their price includes transport. */
export const deliveryStepSchema = object({
  branchId: recordIdField().required(fieldProblem('validation.booking.chooseBranch')),
  delivery: requiredChoiceField(['home', 'pickup'], 'validation.booking.chooseDelivery'),
})

/**
 * The schema of the worker step: one worker may be left to the office; if there are several, each must
 * be chosen.
 */
export const workerStepSchema = object({
  count: wholeNumberField(1, MAX_WORKERS_PER_ORDER, 'validation.booking.chooseWorkers').required(
    fieldProblem('validation.booking.chooseWorkers', { count: 1 }),
  ),
  workerIds: recordIdsField()
    .default([])
    .when('count', ([count], schema) =>
      schema.test(
        'chosen',
        fieldProblem('validation.booking.chooseWorkers', { count: Number(count) }),
        (ids) => {
          const different = new Set(ids).size === ids.length
          return different && (ids.length === count || (ids.length === 0 && count === 1))
        },
      ),
    ),
})

const chosenWeekdays = (values: unknown): readonly Weekday[] =>
  weekdays.filter((weekday) => Array.isArray(values) && values.includes(weekday))

/**
 * The schema of the visits of an hourly plan, which are validated by the same rules as on the
 * server.
 */
export const visitStepSchema = (
  bundle: VisitBundle & { readonly period: PlanPeriod },
  situation: BookingContext,
) =>
  object({
    firstDay: dayField().required(fieldProblem('validation.schedule.chooseDay')),
    period: requiredChoiceField(visitPeriods, 'validation.schedule.choosePeriod'),
    weekdays: array(wholeNumberField(0, LAST_WEEKDAY, 'validation.common.choose').required()).default([]),
    repeatMode: optionalChoiceField(repeatModes, 'validation.schedule.unknownRepetition')
      .default('once')
      .defined(),
    repeatCount: wholeNumberField(1, MAX_REPEATS_PER_ORDER, 'validation.schedule.unknownRepetition')
      .default(1)
      .defined(),
  }).test('visits', ({ firstDay, period, weekdays: chosen, repeatMode, repeatCount }, context) => {
    const first = parseDay(firstDay)
    // An invalid field has an error of its own, and without it the visits cannot be planned.
    if (first === undefined || !visitPeriods.includes(period) || !repeatModes.includes(repeatMode))
      return true
    const repeated = createRepetition(repeatMode, repeatCount)
    if (!repeated.ok)
      return context.createError({ path: 'repeatCount', message: scheduleProblem(repeated.reason) })
    const visits = scheduleVisits(
      { bundle, firstDay: first, period, weekdays: chosenWeekdays(chosen), repetition: repeated.value },
      situation,
    )
    if (visits.ok) return true
    const { reason } = visits
    return context.createError({
      path: fieldOfScheduleRefusal(reason.code),
      message: scheduleProblem(reason),
    })
  })

/** The first day of a resident, mediation or transferred contract. */
export const startStepSchema = (situation: Pick<BookingContext, 'now' | 'rules'>) =>
  object({
    startDate: startDayField((chosen) => validateStartDay(chosen, situation)),
  })

export const extrasStepSchema = object({
  note: multilineField(textLimits.orderNote),
  voucherCode: singleLineField(textLimits.voucherCode),
  useWallet: optionalCheckbox(),
})

const agreed = () =>
  optionalCheckbox()
    .required(fieldProblem('validation.booking.agreeToAllTerms'))
    .oneOf([true], fieldProblem('validation.booking.agreeToAllTerms'))

/** The schema of the two agreements, both of which must be ticked. */
export const termsSchema = object({ workSchedule: agreed(), terms: agreed() })
