import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { hasNoAvailableWorker } from '../plans/index.ts'
import { unrestrictedPlanDays } from '../schedule/index.ts'
import { startDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { withDefaultChoices } from './default-choices.ts'
import type { BookablePlan } from './plan.ts'
import { toHourlyBundle } from './plan.ts'
import { reduceBooking } from './reduce.ts'

// A Thursday morning
const now = instant('2026-02-12T09:00:00+03:00')
const stamp = { id: 'fresh', now }
const startOptions = { now, visitTime: undefined, wantedDay: undefined }
const plan: BookablePlan = {
  id: 101,
  service: { code: 'hourly' },
  visitCount: 1,
  visitsPerWeek: 1,
  visitPeriod: null,
  visitDays: unrestrictedPlanDays,
  availability: null,
}
const begin = (service: BookingDraft['service']) => startDraft({ service, serviceId: 1, planId: 101 }, stamp)
const hourly = begin('hourly')
const office = { count: 1, workerIds: [] }
const visitOn = (firstDay: string, period = 'morning') => ({
  schedule: { repeatMode: 'once', repeatCount: 1, weekdays: [], period, firstDay },
  worker: office,
})

test('a visit starts with the nearest day, the time of day chosen on the plan card, and a worker the office chooses', () => {
  expect(withDefaultChoices(hourly, plan, startOptions, stamp).steps).toEqual(visitOn('2026-02-14'))
  expect(withDefaultChoices(hourly, plan, { ...startOptions, visitTime: 'evening' }, stamp).steps).toEqual(
    visitOn('2026-02-12', 'evening'),
  )
  const evenings = { ...plan, visitPeriod: { code: 'evening' } }
  expect(
    withDefaultChoices(hourly, evenings, { ...startOptions, visitTime: 'morning' }, stamp).steps,
  ).toEqual(visitOn('2026-02-12', 'evening'))
})

test('the default day of a booking is not before a worker is free', () => {
  const later = { ...plan, availability: { state: 'later', from: localDate('2026-02-20') } } as const
  expect(withDefaultChoices(hourly, later, startOptions, stamp).steps).toEqual(visitOn('2026-02-21'))
})

test('the day chosen on the previous page is used for a booking if it can be booked, even if the booking had another day', () => {
  const optionsForDay = { ...startOptions, wantedDay: localDate('2026-03-01') }
  const chosen = withDefaultChoices(hourly, plan, startOptions, stamp)
  expect(withDefaultChoices(chosen, plan, optionsForDay, stamp).steps).toEqual(visitOn('2026-03-01'))
  const friday = { ...startOptions, wantedDay: localDate('2026-02-13') }
  expect(withDefaultChoices(hourly, plan, friday, stamp).steps).toEqual(visitOn('2026-02-14'))
  expect(withDefaultChoices(chosen, plan, friday, stamp)).toBe(chosen)
})

test('weekdays of a booking have no default, because the customer must choose them', () => {
  const eight = { ...plan, visitCount: 8, visitsPerWeek: 2 }
  expect(withDefaultChoices(hourly, eight, startOptions, stamp).steps).toEqual({ worker: office })
})

test('a worker chosen earlier in a booking stays', () => {
  const chosen = reduceBooking(
    hourly,
    { type: 'chooseWorkers', workers: { count: 1, workerIds: [7] } },
    stamp,
  )
  expect(withDefaultChoices(chosen, plan, startOptions, stamp).steps.worker).toEqual({
    count: 1,
    workerIds: [7],
  })
})

test('the worker chosen on the previous page replaces an earlier choice', () => {
  const her = { ...startOptions, wantedWorker: 9 }
  const worker = { count: 1, workerIds: [9] }
  const chosen = withDefaultChoices(hourly, plan, startOptions, stamp)
  expect(withDefaultChoices(chosen, plan, her, stamp).steps).toEqual({ ...visitOn('2026-02-14'), worker })
  expect(withDefaultChoices(begin('resident'), plan, her, stamp).steps).toEqual({
    schedule: { startDate: '2026-02-13' },
    worker,
  })
})

test('a contract starts by default tomorrow, or on the first day with a free worker', () => {
  const stay = begin('resident')
  expect(withDefaultChoices(stay, plan, startOptions, stamp).steps).toEqual({
    schedule: { startDate: '2026-02-13' },
  })
  const later = { ...plan, availability: { state: 'later', from: localDate('2026-02-20') } } as const
  const chosen = withDefaultChoices(stay, later, startOptions, stamp)
  expect(chosen.steps).toEqual({ schedule: { startDate: '2026-02-20' } })
  expect(withDefaultChoices(chosen, plan, startOptions, stamp)).toBe(chosen)
  // A wanted day is used if this plan can begin on it; otherwise the plan's first day is.
  const startOn = (day: string) =>
    withDefaultChoices(stay, later, { ...startOptions, wantedDay: localDate(day) }, stamp).steps
  expect(startOn('2026-03-01')).toEqual({ schedule: { startDate: '2026-03-01' } })
  expect(startOn('2026-02-19')).toEqual({ schedule: { startDate: '2026-02-20' } })
})

test('a recruitment and a plan without a free worker have no defaults', () => {
  const recruitment = begin('mediation')
  expect(withDefaultChoices(recruitment, plan, startOptions, stamp)).toBe(recruitment)
  const none = { ...plan, availability: { state: 'none' } } as const
  expect(withDefaultChoices(hourly, none, startOptions, stamp)).toBe(hourly)
  expect([hasNoAvailableWorker(plan), hasNoAvailableWorker(none)]).toEqual([false, true])
})

test('a plan without a known time of day gives visits at any time', () => {
  expect(toHourlyBundle({ ...plan, visitsPerWeek: 0, visitPeriod: { code: 'unknown' } })).toEqual({
    visitCount: 1,
    recurrenceRate: 1,
    period: 'any',
  })
  expect(toHourlyBundle({ ...plan, visitPeriod: { code: 'morning' } }).period).toBe('morning')
})
