import { createAddress } from '@sakina/api-client/wire/partners'
import { register } from '@sakina/api-client/wire/identity'
import { toAddressRequestBody, toSignUpAddressBody } from '@sakina/domain/address'
import type { AddressField } from '@sakina/ui/add-address-popup'
import { expect, test } from 'vitest'

import { addressContactBody, addressFieldByWireName } from './address-body.ts'

const customer = { name: 'نورة عبدالله القحطاني', email: 'noura@sakina.example', mobile: '0501234567' }
const typed = {
  street: 'طريق الملك فهد',
  buildingNumber: '2929',
  unitNumber: '12',
  postalCode: '12345',
  additionalNumber: '6543',
  shortAddress: 'RRRD2929',
}
type TextField = Exclude<AddressField, 'regionId' | 'cityId' | 'neighborhoodId' | 'isMain'>
// Each text is different, so that it can be found again.
const everyText: Readonly<Record<TextField, string>> = {
  ...typed,
  note: 'خلف المسجد',
  mapLink: 'https://maps.example',
}
const place = { country_id: 1, state_id: 1, neighborhood_id: 70, city: 'الرياض', district: 'حي العليا' }

test('the request for a new address contains its contact person, and only fields of the call', () => {
  const body = {
    ...toAddressRequestBody(typed, place),
    ...addressContactBody(customer),
    parent_id: 'partner',
  }
  expect(Object.keys(createAddress.body?.entries ?? {})).toEqual(expect.arrayContaining(Object.keys(body)))
  expect(body).toMatchObject({
    ...place,
    name: customer.name,
    email: 'noura@sakina.example',
    phone: '0501234567',
    streetName: typed.street,
    number_building: '2929',
    unitNumber: '12',
    zip: '12345',
    additional_number: '6543',
    short_address: 'RRRD2929',
    type: 'delivery',
    is_delivery_address: true,
  })
})

test('an unknown contact email is left out of an address, and empty text fields are sent as empty', () => {
  expect(addressContactBody({ ...customer, email: null })).not.toHaveProperty('email')
  expect(toAddressRequestBody({ ...typed, postalCode: undefined }, place)).toMatchObject({
    zip: '',
    note: '',
  })
})

test('a sign-up sends the same address under the field names of its call', () => {
  const body = toSignUpAddressBody(typed, place)
  expect(body).toMatchObject({ ...place, street: typed.street, number_apartment: '12', zip: '12345' })
  expect(Object.keys(register.body?.entries ?? {})).toEqual(expect.arrayContaining(Object.keys(body)))
})

test('every text field of an address is sent under a name that leads an error back to the same field', () => {
  const { note: _note, mapLink: _mapLink, ...signUp } = everyText
  const sent = [
    [everyText, toAddressRequestBody(everyText, place)],
    [signUp, toSignUpAddressBody(signUp, place)],
  ] as const
  for (const [texts, body] of sent)
    for (const [field, text] of Object.entries(texts)) {
      const name = Object.entries(body).find(([, value]) => value === text)?.[0]
      expect(new Map<string, string>(Object.entries(addressFieldByWireName)).get(name ?? '')).toBe(field)
    }
})
