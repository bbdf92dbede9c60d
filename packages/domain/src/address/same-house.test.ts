import { expect, test } from 'vitest'
import { isSameHouse } from './same-house.ts'

const house = { neighborhoodId: 13, street: 'شارع العليا', buildingNumber: '2929', unitNumber: '12' }

test('an address is the same house however its street is spelt, also without a neighbourhood', () => {
  expect(isSameHouse(house, { ...house, street: ' شارع  العُليا' })).toBe(true)
  expect(isSameHouse(house, { ...house, neighborhoodId: '13' })).toBe(true)
  expect(isSameHouse(house, { ...house, neighborhoodId: null })).toBe(true)
  expect(isSameHouse({ ...house, unitNumber: null }, { ...house, unitNumber: '' })).toBe(true)
  expect(isSameHouse({ ...house, unitNumber: '' }, { ...house, unitNumber: undefined })).toBe(true)
})

test('another neighbourhood, street, building or unit means another house', () => {
  for (const other of [{ neighborhoodId: 14 }, { street: 'x' }, { buildingNumber: '1' }, { unitNumber: '' }])
    expect(isSameHouse(house, { ...house, ...other })).toBe(false)
})
