import { expect, test } from 'vitest'

import { yearsOfService } from './about.tsx'

test('years of service are counted from the founding year', () => {
  expect(yearsOfService(2016, 2024)).toBe(8)
  expect(yearsOfService(2016, 2026)).toBe(10)
})

test('a founding year in the future counts as zero years', () => {
  expect(yearsOfService(2027, 2026)).toBe(0)
})
