import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { isNobodyAvailable } from '../plans/index.ts'
import { anyDay } from '../schedule/index.ts'
import { startDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { withFirstChoices } from './first-choices.ts'
import type { PlanOnSale } from './plan.ts'
import { bundleOf } from './plan.ts'
import { reduceBooking } from './reduce.ts'

// A Thursday morning
const now = instant('2026-02-12T09:00:00+03:00')
const stamp = { id: 'fresh', now }
const arrival = { now, visitTime: undefined, wantedDay: undefined }
const plan: PlanOnSale = {
  id: 101,
  service: { code: 'hourly' },
  visitCount: 1,
  visitsPerWeek: 1,
  visitPeriod: null,
  visitDays: anyDay,
  availability: null,
}
const begin = (service: BookingDraft['service']) => startDraft({ service, serviceId: 1, planId: 101 }, stamp)
const hourly = begin('hourly')
const office = { count: 1, workerIds: [] }
const visitOn = (firstDay: string, period = 'morning') => ({
  schedule: { repeatMode: 'once', repeatCount: 1, weekdays: [], period, firstDay },
  worker: office,
})

test('a visit is offered on the nearest day, at the time of day the card was for, by whom the office sends', () => {
  expect(withFirstChoices(hourly, plan, arrival, stamp).steps).toEqual(visitOn('2026-02-14'))
  expect(withFirstChoices(hourly, plan, { ...arrival, visitTime: 'evening' }, stamp).steps).toEqual(
    visitOn('2026-02-12', 'evening'),
  )
  const evenings = { ...plan, visitPeriod: { code: 'evening' } }
  expect(withFirstChoices(hourly, evenings, { ...arrival, visitTime: 'morning' }, stamp).steps).toEqual(
    visitOn('2026-02-12', 'evening'),
  )
})

test('not before somebody can come', () => {
  const later = { ...plan, availability: { state: 'later', from: localDate('2026-02-20') } } as const
  expect(withFirstChoices(hourly, later, arrival, stamp).steps).toEqual(visitOn('2026-02-21'))
})

test('the day wanted before this page is taken where it is open, also over one chosen here before', () => {
  const wanted = { ...arrival, wantedDay: localDate('2026-03-01') }
  const chosen = withFirstChoices(hourly, plan, arrival, stamp)
  expect(withFirstChoices(chosen, plan, wanted, stamp).steps).toEqual(visitOn('2026-03-01'))
  const friday = { ...arrival, wantedDay: localDate('2026-02-13') }
  expect(withFirstChoices(hourly, plan, friday, stamp).steps).toEqual(visitOn('2026-02-14'))
  expect(withFirstChoices(chosen, plan, friday, stamp)).toBe(chosen)
})

test('weekdays are the customer’s to choose', () => {
  const eight = { ...plan, visitCount: 8, visitsPerWeek: 2 }
  expect(withFirstChoices(hourly, eight, arrival, stamp).steps).toEqual({ worker: office })
})

test('a worker chosen before stays', () => {
  const chosen = reduceBooking(
    hourly,
    { type: 'chooseWorkers', workers: { count: 1, workerIds: [7] } },
    stamp,
  )
  expect(withFirstChoices(chosen, plan, arrival, stamp).steps.worker).toEqual({ count: 1, workerIds: [7] })
})

test('a contract begins tomorrow, or when somebody can come', () => {
  const stay = begin('resident')
  expect(withFirstChoices(stay, plan, arrival, stamp).steps).toEqual({
    schedule: { startDate: '2026-02-13' },
  })
  const later = { ...plan, availability: { state: 'later', from: localDate('2026-02-20') } } as const
  const chosen = withFirstChoices(stay, later, arrival, stamp)
  expect(chosen.steps).toEqual({ schedule: { startDate: '2026-02-20' } })
  expect(withFirstChoices(chosen, plan, arrival, stamp)).toBe(chosen)
})

test('a recruitment has nothing to begin with, and neither has a plan nobody is free for', () => {
  const recruitment = begin('mediation')
  expect(withFirstChoices(recruitment, plan, arrival, stamp)).toBe(recruitment)
  const none = { ...plan, availability: { state: 'none' } } as const
  expect(withFirstChoices(hourly, none, arrival, stamp)).toBe(hourly)
  expect([isNobodyAvailable(plan), isNobodyAvailable({ ...none, service: { code: 'mediation' } })]).toEqual([
    false,
    false,
  ])
})

test('a plan without a time of day of its own leaves it open', () => {
  expect(bundleOf({ ...plan, visitsPerWeek: 0, visitPeriod: { code: 'unknown' } })).toEqual({
    visitCount: 1,
    recurrenceRate: 1,
    period: 'any',
  })
  expect(bundleOf({ ...plan, visitPeriod: { code: 'morning' } }).period).toBe('morning')
})
