import { expect, test } from 'vitest'
import { toAddressRequestBody, toSignUpAddressBody } from './address-request-body.ts'

const place = { neighborhood_id: 13 }
const typed = {
  street: 'شارع العليا',
  buildingNumber: '3141',
  unitNumber: '2',
  postalCode: '12211',
  additionalNumber: '7',
  shortAddress: 'RRRD2929',
  note: 'n',
  mapLink: 'https://maps.example/1',
}
const common = {
  neighborhood_id: 13,
  number_building: '3141',
  zip: '12211',
  additional_number: '7',
  short_address: 'RRRD2929',
}

test('a saved address and the address of a sign-up are sent with the documented field names', () => {
  expect(toAddressRequestBody(typed, place)).toEqual({
    ...common,
    streetName: 'شارع العليا',
    unitNumber: '2',
    note: 'n',
    map_link: 'https://maps.example/1',
    is_delivery_address: true,
    type: 'delivery',
  })
  expect(toSignUpAddressBody(typed, place)).toEqual({
    ...common,
    street: 'شارع العليا',
    number_apartment: '2',
  })
})

test('an emptied field of an address is sent, so that the address loses it', () => {
  expect(Object.values(toAddressRequestBody({}, {}))).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    true,
    'delivery',
  ])
  expect(Object.values(toSignUpAddressBody({}, {}))).toEqual(['', '', '', '', '', ''])
})
