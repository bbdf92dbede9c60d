import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { addressChoice, addressToTake } from './address-to-take.ts'
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

test('the main address is taken where none was chosen, if somebody can be sent there', () => {
  expect(addressToTake(begun, [parents, home])).toBe(home)
  expect(addressToTake(begun, [unfinished, parents])).toBeUndefined()
  expect(addressToTake(begun, [{ ...home, region: null, neighborhood: null }])).toBeUndefined()
})

test('the very house that was typed is found in the book, and no other', () => {
  const typed = { neighborhoodId: '13', street: 'شارع التحليه', buildingNumber: '1234', unitNumber: '' }
  expect(addressToTake(withAddress(typed), [home, parents])).toBe(parents)
  expect(addressToTake(withAddress({ ...typed, buildingNumber: '1' }), [home, parents])).toBeUndefined()
})

test('one of the book that was chosen stays', () => {
  expect(addressToTake(withAddress({ addressId: 'parents' }), [home])).toBeUndefined()
})

test('a booking keeps which address it is, and whether nobody is sent there', () => {
  expect(addressChoice(home)).toEqual({ addressId: 'home' })
  expect(addressChoice({ ...home, isServed: false })).toEqual({ addressId: 'home', isServed: false })
})
