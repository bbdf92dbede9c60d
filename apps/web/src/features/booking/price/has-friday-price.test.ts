import { localDate } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { hasFridayPrice } from './has-friday-price.ts'

const single = { visitCount: 1, visitDays: { weekdays: [], season: null } }
const [thursday, friday] = [localDate('2026-12-03'), localDate('2026-12-04')]

test('a single visit has a Friday price on a Friday, but not on the day before or without a day', () => {
  expect(hasFridayPrice(single, friday)).toBe(true)
  expect(hasFridayPrice(single, thursday)).toBe(false)
  expect(hasFridayPrice(single, undefined)).toBe(false)
})

test('a plan of several visits, a plan of Fridays only and a Friday in Ramadan have no Friday price', () => {
  expect(hasFridayPrice({ ...single, visitCount: 4 }, friday)).toBe(false)
  expect(hasFridayPrice({ ...single, visitDays: { weekdays: [5], season: null } }, friday)).toBe(false)
  expect(hasFridayPrice(single, localDate('2027-02-12'))).toBe(false)
})
