import { expect, test } from 'vitest'
import { toCommercialDays } from './index.ts'

test.each([
  [1, 1],
  [30, 30],
  [90, 90],
  [360, 360],
  [365, 360],
  [366, 366],
  [730, 720],
] as const)(
  'a plan of %i calendar days counts as %i commercial days, in months of thirty days',
  (days, commercial) => {
    expect(toCommercialDays(days)).toBe(commercial)
  },
)
