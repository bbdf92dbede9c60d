import { describe, expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { defaultScheduleRules, firstFreeDayOfEachWorker } from './index.ts'
import type { BusyDayRange } from './index.ts'

// Sunday 1 February 2026, 10:00 in Riyadh; 30 July is the last day that can be booked
const when = { now: instant('2026-02-01T10:00:00+03:00'), rules: defaultScheduleRules }
const busy = (first: string, last: string, period: BusyDayRange['period'] = 'evening'): BusyDayRange => ({
  period,
  first: localDate(first),
  last: localDate(last),
})
const month = { visitCount: 0, durationDays: 30, period: 'any' } as const
const evening = { visitCount: 1, durationDays: 1, period: 'evening' } as const

describe('the first day for a stay', () => {
  test('the first day for a stay that must begin on one day is that day, or none if the worker is taken', () => {
    expect(firstFreeDayOfEachWorker(month, [[]], when, localDate('2026-03-05'))).toEqual(['2026-03-05'])
    const taken = [busy('2026-03-01', '2026-03-09')]
    expect(firstFreeDayOfEachWorker(month, [taken], when, localDate('2026-03-05'))).toEqual([undefined])
  })

  test.each<[string, readonly BusyDayRange[], string | undefined]>([
    ['today where she is free', [], '2026-02-01'],
    ['today where she is taken only later', [busy('2026-03-03', '2026-03-09')], '2026-02-01'],
    ['the day after her contract', [busy('2026-01-01', '2026-02-14')], '2026-02-15'],
    ['tomorrow where her contract ends today', [busy('2026-01-01', '2026-02-01')], '2026-02-02'],
    [
      'after a free gap that is too short',
      [busy('2026-03-20', '2026-04-01'), busy('2026-02-01', '2026-02-20')],
      '2026-04-02',
    ],
    ['today where her contract is already over', [busy('2026-01-01', '2026-01-31')], '2026-02-01'],
    ['unknown where she is taken as far as can be booked', [busy('2026-02-01', '2027-12-31')], undefined],
  ])('the first day for a stay with a worker is %s', (_, stretches, day) => {
    expect(firstFreeDayOfEachWorker(month, [stretches], when)).toEqual([day])
  })

  test('the first day for a stay is calculated for each worker, and there is none without workers', () => {
    const both = [[busy('2026-02-01', '2026-05-01')], [busy('2026-02-01', '2026-02-10')]]
    expect(firstFreeDayOfEachWorker(month, both, when)).toEqual(['2026-05-02', '2026-02-11'])
    expect(firstFreeDayOfEachWorker(month, [], when)).toEqual([])
  })
})

describe('the first day for a visit', () => {
  test("the first day for a visit is a day on which the worker is free in the plan's period", () => {
    expect(firstFreeDayOfEachWorker(evening, [[]], when)).toEqual(['2026-02-01'])
    expect(firstFreeDayOfEachWorker(evening, [[busy('2026-02-01', '2026-02-03')]], when)).toEqual([
      '2026-02-04',
    ])
    expect(firstFreeDayOfEachWorker(evening, [[busy('2026-02-01', '2026-02-03', 'morning')]], when)).toEqual([
      '2026-02-01',
    ])
    expect(firstFreeDayOfEachWorker(evening, [[busy('2026-01-01', '2027-01-01')]], when)).toEqual([undefined])
  })

  test('the first day for a visit is a day on which the plan has visits', () => {
    const planDays = { weekdays: [5], season: null } as const
    expect(firstFreeDayOfEachWorker(evening, [[]], { ...when, planDays })).toEqual(['2026-02-06'])
    const ramadan = { weekdays: [], season: 'ramadan' } as const
    expect(firstFreeDayOfEachWorker(evening, [[]], { ...when, planDays: ramadan })).toEqual(['2026-02-18'])
  })
})
