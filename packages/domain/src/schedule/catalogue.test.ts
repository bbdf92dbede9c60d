import { describe, expect, test } from 'vitest'
import { FRIDAY, instant, localDate, ramadanOf, weekdayOf, weekdays } from '../calendar/index.ts'
import { demoCatalogue } from '../testing/demo-catalogue.ts'
import {
  contractEnd,
  defaultScheduleRules,
  noRepetition,
  periodsOfPlan,
  scheduleVisits,
  visitWindows,
} from './index.ts'
import type { PlanPeriod } from './index.ts'

type Catalogue = {
  plans: {
    id: number
    service_id: { code: string }
    plan_duration: number
    visit_count: number
    visit_recurrence_rate: number
    visit_period_id: { code: PlanPeriod } | null
  }[]
  visit_slots: { period: string; arrive_from: string; arrive_to: string }[]
  ramadan: { hijri_year: number; start: string; end: string }[]
}
const { plans, visit_slots: slots, ramadan }: Catalogue = JSON.parse(demoCatalogue())

describe('the demo catalogue', () => {
  test('the demo catalogue lists the same visit windows as the code', () => {
    const ours = visitWindows.map(({ period, from, to }) => `${period} ${from}-${to}`)
    expect(slots.map((slot) => `${slot.period} ${slot.arrive_from}-${slot.arrive_to}`)).toEqual(ours)
  })

  test('the demo catalogue gives four Ramadans the same dates as the calendar of the code', () => {
    expect(ramadan).toHaveLength(4)
    for (const { hijri_year: hijriYear, start, end } of ramadan) {
      expect(ramadanOf(hijriYear)).toEqual({ hijriYear, first: start, last: end })
    }
  })

  const hourly = plans.filter(({ service_id: service }) => service.code === 'hourly')

  test.each(hourly.map((plan) => [plan.id, plan] as const))(
    "the demo catalogue's plan %d can be booked, and all its visits are within its duration",
    (_id, plan) => {
      const bundle = {
        visitCount: plan.visit_count,
        recurrenceRate: plan.visit_recurrence_rate,
        period: plan.visit_period_id?.code ?? 'any',
      }
      const situation = {
        now: instant('2026-02-01T10:00:00+03:00'),
        rules: defaultScheduleRules,
        taken: new Set<string>(),
      }
      const firstDay = localDate('2026-02-08')
      const chosen = weekdays.filter((weekday) => weekday !== FRIDAY).slice(0, plan.visit_recurrence_rate)
      expect(weekdayOf(firstDay)).toBe(chosen[0])
      for (const period of periodsOfPlan(bundle.period)) {
        const visits = scheduleVisits(
          { bundle, firstDay, period, weekdays: chosen, repetition: noRepetition },
          situation,
        )
        if (!visits.ok) return expect.unreachable(visits.reason.code)
        expect(visits.value).toHaveLength(plan.visit_count)
        const lastVisit = visits.value.at(-1)?.day ?? firstDay
        expect(lastVisit <= contractEnd(firstDay, plan.plan_duration)).toBe(true)
      }
    },
  )
})
