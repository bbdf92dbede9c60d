import { describe, expect, test } from 'vitest'
import { postalCodeFitsRegion, regionIdsOfPostalCode } from './postal-region.ts'

describe('the region of a postal code', () => {
  test.each([
    ['11564', [1]],
    ['21577', [2]],
    ['39952', [5]],
    ['42311', [3, 7]],
    ['52571', [4, 8]],
    ['62521', [6, 11, 12]],
    ['73311', [9, 13]],
    ['82611', [10]],
    ['91564', []],
    ['', []],
  ])('the postal code %s lies in the regions %j', (postalCode, regions) => {
    expect(regionIdsOfPostalCode(postalCode)).toEqual(regions)
  })

  test('each of the thirteen regions has one first digit of postal codes', () => {
    const all = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap(regionIdsOfPostalCode)
    expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  test('the postal codes of Hafar Al-Batin fit the Eastern Province, not Riyadh', () => {
    expect(postalCodeFitsRegion('39952', 5)).toBe(true)
    expect(postalCodeFitsRegion('39952', 1)).toBe(false)
  })
})
