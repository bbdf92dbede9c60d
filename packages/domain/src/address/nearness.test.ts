import { describe, expect, test } from 'vitest'
import { compareNearness, isReachedByVisits, nearnessOfBranch } from './nearness.ts'

describe('how near a branch is to a home', () => {
  const khobar = { cityId: 80, regionId: 5 }
  const dammam = { cityId: 4, regionId: 5, servedCityIds: [4, 80] }
  const hafar = { cityId: 1, regionId: 5, servedCityIds: [1] }
  const riyadh = { cityId: 2, regionId: 1, servedCityIds: [2] }

  test('a branch that serves the city of a home is nearer than one of the region, and that nearer than all others', () => {
    expect([riyadh, hafar, dammam, undefined].map((branch) => nearnessOfBranch(khobar, branch))).toEqual([
      'far',
      'region',
      'city',
      'far',
    ])
    expect(nearnessOfBranch({ cityId: 1, regionId: 5 }, { ...hafar, servedCityIds: [] })).toBe('city')
    expect((['far', 'city', 'region'] as const).toSorted(compareNearness)).toEqual(['city', 'region', 'far'])
  })
})

test('a branch sends workers for a visit to its own city and to the cities it names, and nowhere else', () => {
  const riyadh = { cityId: 2, visitCityIds: [12] }
  expect([2, 12, 3].map((cityId) => isReachedByVisits({ cityId }, riyadh))).toEqual([true, true, false])
  expect(isReachedByVisits({ cityId: 2 }, undefined)).toBe(false)
})
