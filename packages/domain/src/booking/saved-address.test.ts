import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { toAddressChoice, chooseSavedAddress, withAcceptedCities } from './saved-address.ts'
import { startDraft } from './draft.ts'
import { reduceBooking } from './reduce.ts'
import type { AddressChoice } from './choices.ts'

const stamp = { id: 'fresh', now: instant('2026-02-12T09:00:00+03:00') }
const begun = startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, stamp)
const withAddress = (address: AddressChoice) =>
  reduceBooking(begun, { type: 'chooseAddress', address }, stamp)

const home = {
  id: 'home',
  isMain: true,
  isServed: true,
  region: { id: 1 },
  neighborhood: { id: 13 },
  street: 'شارع العليا',
  buildingNumber: '1234',
  unitNumber: null,
}
const parents = { ...home, id: 'parents', isMain: false, street: 'شارع التحلية' }
const unfinished = { ...home, id: 'unfinished', street: null }

test('the main address is used for a booking when none was chosen, if it is complete', () => {
  expect(chooseSavedAddress(begun, [parents, home])).toBe(home)
  expect(chooseSavedAddress(begun, [unfinished, parents])).toBeUndefined()
  expect(chooseSavedAddress(begun, [{ ...home, region: null, neighborhood: null }])).toBeUndefined()
})

test('the address of an earlier order is used instead of the main one while it exists', () => {
  expect(chooseSavedAddress(begun, [home, parents], 'parents')).toBe(parents)
  expect(chooseSavedAddress(begun, [home, parents], 'removed')).toBe(home)
})

test('a typed address becomes the saved address of the same house, and no other', () => {
  const typed = { neighborhoodId: '13', street: 'شارع التحليه', buildingNumber: '1234', unitNumber: '' }
  expect(chooseSavedAddress(withAddress(typed), [home, parents])).toBe(parents)
  expect(chooseSavedAddress(withAddress({ ...typed, buildingNumber: '1' }), [home, parents])).toBeUndefined()
})

test('a chosen saved address of a booking stays', () => {
  expect(chooseSavedAddress(withAddress({ addressId: 'parents' }), [home])).toBeUndefined()
})

test('a booking stores the id of its address, and whether no branch serves it', () => {
  expect(toAddressChoice(home)).toEqual({ addressId: 'home' })
  expect(toAddressChoice({ ...home, isServed: false })).toEqual({ addressId: 'home', isServed: false })
})

test('what was accepted about a typed address holds for the same address once it is saved', () => {
  const typed = withAddress({ street: 'شارع العليا', acceptedWorkerCityIds: [2] })
  expect(withAcceptedCities(typed, { addressId: 'home' })).toEqual({
    addressId: 'home',
    acceptedWorkerCityIds: [2],
  })
  expect(withAcceptedCities(begun, { addressId: 'home' })).toEqual({ addressId: 'home' })
})
