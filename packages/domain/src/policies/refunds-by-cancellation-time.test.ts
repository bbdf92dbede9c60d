import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { percent, riyals } from '../money/index.ts'
import { calculateQuote } from '../pricing/index.ts'
import { refundsByCancellationTime } from './index.ts'

const startsAt = instant('2026-03-01T00:00:00+03:00')
const quote = (listPrice: number, wage = 0) =>
  calculateQuote({ listPrice: riyals(listPrice), wage: riyals(wage), tax: percent(15) })
const leave = (
  plan: { code: string; durationDays: number | null; visitCount?: number },
  price: ReturnType<typeof quote>,
) =>
  refundsByCancellationTime(
    { service: { code: plan.code }, durationDays: plan.durationDays, visitCount: plan.visitCount ?? 0 },
    price,
    startsAt,
  ).map(({ unit, after, refund, isLate }) => [isLate ? 'late' : unit, after, refund])

test('visits are refunded in full before the first one, then the visits left less the break fee, and a visit cancelled late is not refunded', () => {
  expect(leave({ code: 'hourly', durationDays: 30, visitCount: 8 }, quote(720))).toEqual([
    ['visit', 0, 82_800],
    ['late', 0, 54_337],
    ['visit', 1, 54_337],
    ['visit', 3, 38_812],
    ['visit', 4, 31_050],
    ['visit', 6, 15_525],
    ['visit', 7, 7762],
  ])
  expect(leave({ code: 'hourly', durationDays: 1, visitCount: 1 }, quote(99))).toEqual([
    ['visit', 0, 11_385],
    ['late', 0, 0],
  ])
})

test('a live-in month is refunded in full before it starts, then by the days left, less the break fee', () => {
  const stay = leave({ code: 'resident', durationDays: 30 }, quote(2350, 900))
  // 1,450 and 15 % of tax, and 900 of wage; after a week 23 of 30 days, less 25 % of the service and its tax.
  expect(stay.slice(0, 2)).toEqual([
    ['week', 0, 256_750],
    ['week', 1, 164_881],
  ])
  expect(stay.map(([, after]) => after)).toEqual([0, 1, 2, 3, 4])
})

test('cancelling a recruitment during its trial costs no break fee', () => {
  const trial = leave({ code: 'mediation', durationDays: 730 }, quote(13_900))
  expect(trial).toEqual([
    ['month', 0, 1_598_500],
    ['month', 1, 1_531_896],
    ['month', 2, 1_465_292],
    ['month', 3, 1_398_688],
  ])
})

test('a plan without visits and days has no list of refunds', () => {
  expect(leave({ code: 'resident', durationDays: 0 }, quote(100))).toEqual([])
  expect(leave({ code: 'resident', durationDays: null }, quote(100))).toEqual([])
})

test('a recruitment no longer than its trial lists no refund at its end', () => {
  const afters = leave({ code: 'mediation', durationDays: 90 }, quote(13_900)).map(([, after]) => after)
  expect(afters).toEqual([0, 1, 2])
})
