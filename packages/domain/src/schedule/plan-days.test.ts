import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import {
  unrestrictedPlanDays,
  validateVisitDay,
  defaultScheduleRules,
  isWeekdayInPlan,
  noRepetition,
  validatePlanDay,
  scheduleVisits,
  allowedRepeatModes,
  spreadWeekdays,
} from './index.ts'
import type { PlanDays } from './index.ts'

// Ramadan 1447 is 18 February to 19 March 2026
const now = instant('2026-02-01T09:00:00+03:00')
const fridays: PlanDays = { weekdays: [5], season: null }
const ramadan: PlanDays = { weekdays: [], season: 'ramadan' }
const [thursday, friday] = [localDate('2026-02-05'), localDate('2026-02-06')]
const situation = (planDays: PlanDays) => ({
  now,
  rules: defaultScheduleRules,
  taken: new Set<string>(),
  planDays,
})
const single = { visitCount: 1, recurrenceRate: 1 }
const twelve = { visitCount: 12, recurrenceRate: 3 }

test('a plan that is not limited to certain days accepts a Thursday', () => {
  expect(isWeekdayInPlan(unrestrictedPlanDays, 4)).toBe(true)
  expect(validatePlanDay(thursday, unrestrictedPlanDays, defaultScheduleRules)).toEqual({
    ok: true,
    value: thursday,
  })
})

test('a plan of Fridays refuses a Thursday and accepts a Friday', () => {
  expect(validateVisitDay(thursday, 'evening', situation(fridays))).toEqual({
    ok: false,
    reason: { code: 'schedule.weekday_not_in_plan', values: { day: thursday, weekdays: '5' } },
  })
  expect(validateVisitDay(friday, 'evening', situation(fridays)).ok).toBe(true)
})

test('outside its season a plan is refused with the dates of the next season', () => {
  expect(validateVisitDay(thursday, 'evening', situation(ramadan))).toEqual({
    ok: false,
    reason: {
      code: 'schedule.outside_ramadan',
      values: { day: thursday, first: '2026-02-18', last: '2026-03-19' },
    },
  })
  expect(validateVisitDay(localDate('2026-02-18'), 'evening', situation(ramadan)).ok).toBe(true)
})

test('a bundle for Ramadan is refused if one of its visits would be after Ramadan', () => {
  const visitsFrom = (firstDay: string) =>
    scheduleVisits(
      {
        bundle: { ...twelve, period: 'evening' },
        firstDay: localDate(firstDay),
        period: 'evening',
        weekdays: [0, 2, 4],
        repetition: noRepetition,
      },
      situation(ramadan),
    )
  expect(visitsFrom('2026-02-19').ok).toBe(true)
  expect(visitsFrom('2026-03-01')).toEqual({
    ok: false,
    reason: {
      code: 'schedule.outside_ramadan',
      values: { day: '2026-03-22', first: '2026-02-18', last: '2026-03-19' },
    },
  })
})

test('a plan of one season cannot be repeated', () => {
  expect(allowedRepeatModes(single, ramadan)).toEqual(['once'])
  expect(allowedRepeatModes(single, fridays)).toEqual(['once', 'weekly', 'monthly'])
})

test('the default weekdays of visits are those of the plan', () => {
  const days: PlanDays = { weekdays: [1, 3, 5], season: null }
  expect(spreadWeekdays(localDate('2026-02-02'), 'evening', twelve, days)).toEqual([1, 3, 5])
})
