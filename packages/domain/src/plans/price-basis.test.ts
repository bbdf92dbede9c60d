import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { monthlyPrice, priceBasis, pricePerUnit } from './price-basis.ts'
import type { PriceBasis } from './price-basis.ts'

test.each<[string, Parameters<typeof priceBasis>[0], PriceBasis | undefined]>([
  ['a visit', { service: 'hourly', durationDays: 1, visitCount: 1 }, { unit: 'visit', count: 1 }],
  [
    'a package of visits',
    { service: 'hourly', durationDays: 30, visitCount: 8 },
    { unit: 'visit', count: 8 },
  ],
  ['a month', { service: 'resident', durationDays: 30, visitCount: 0 }, { unit: 'month', count: 1 }],
  ['three months', { service: 'resident', durationDays: 90, visitCount: 0 }, { unit: 'month', count: 3 }],
  ['ten days', { service: 'resident', durationDays: 10, visitCount: 0 }, { unit: 'day', count: 10 }],
  [
    'a recruitment, once',
    { service: 'mediation', durationDays: 730, visitCount: 0 },
    { unit: 'once', count: 1 },
  ],
  ['a transfer, once', { service: 'period', durationDays: 365, visitCount: 0 }, { unit: 'once', count: 1 }],
  ['nothing known', { service: undefined, durationDays: 0, visitCount: 0 }, undefined],
])('what a price pays for follows from its plan: %s', (_, plan, basis) => {
  expect(priceBasis(plan)).toEqual(basis)
})

test.each<[string, PriceBasis | undefined, { months: number; monthly: number } | undefined]>([
  ['three months', { unit: 'month', count: 3 }, { months: 3, monthly: 33_333 }],
  ['a year', { unit: 'year', count: 1 }, { months: 12, monthly: 8_333 }],
  ['a visit', { unit: 'visit', count: 1 }, undefined],
  ['nothing known', undefined, undefined],
])('a total has a price per month only if its term is in months or years: %s', (_, basis, expected) => {
  expect(monthlyPrice(money(100_000), basis)).toEqual(expected)
})

test.each<
  [string, PriceBasis | undefined, { price: number; unit: 'month' | 'visit'; count: number } | undefined]
>([
  ['three months', { unit: 'month', count: 3 }, { price: 33_333, unit: 'month', count: 3 }],
  ['one month', { unit: 'month', count: 1 }, undefined],
  ['four visits', { unit: 'visit', count: 4 }, { price: 25_000, unit: 'visit', count: 4 }],
  ['one visit', { unit: 'visit', count: 1 }, undefined],
  ['a year', { unit: 'year', count: 1 }, { price: 8_333, unit: 'month', count: 12 }],
  ['a single payment', { unit: 'once', count: 1 }, undefined],
  ['nothing known', undefined, undefined],
])('only a plan of several months or visits has a price for one month or visit: %s', (_, basis, expected) => {
  expect(pricePerUnit(money(100_000), basis)).toEqual(expected)
})
