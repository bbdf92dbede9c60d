import { expect, test } from 'vitest'
import { isCompleteAddress } from './complete.ts'

test('an address is complete with region, neighbourhood, street and building', () => {
  const whole = { regionId: 1, neighborhoodId: 13, street: 'شارع العليا', buildingNumber: '2929' }
  expect(isCompleteAddress(whole)).toBe(true)
  for (const part of ['regionId', 'neighborhoodId', 'street', 'buildingNumber'] as const)
    for (const empty of [null, undefined, ''])
      expect(isCompleteAddress({ ...whole, [part]: empty }), part).toBe(false)
})
