import { expect, test } from 'vitest'

import { LIVE_MS, whileAny, whileAnyOnPage } from './live.ts'

const waits = (state: string) => state === 'open'

test('a list is asked for again while one of it waits for the office', () => {
  expect(whileAny(waits)(['closed', 'open'])).toBe(LIVE_MS)
  expect(whileAnyOnPage(waits)({ items: ['open'] })).toBe(LIVE_MS)
})

test('it is left alone once everything is answered, and before it has come', () => {
  expect(whileAny(waits)(['closed'])).toBe(0)
  expect(whileAny(waits)([])).toBe(0)
  expect(whileAny(waits)(undefined)).toBe(0)
  expect(whileAnyOnPage(waits)(undefined)).toBe(0)
})
