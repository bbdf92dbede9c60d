import { expect, test } from 'vitest'
import { commercialDays } from './index.ts'

test.each([
  [1, 1],
  [30, 30],
  [90, 90],
  [360, 360],
  [365, 360],
  [366, 366],
  [730, 720],
] as const)('%i days count as %i', (days, commercial) => {
  expect(commercialDays(days)).toBe(commercial)
})
