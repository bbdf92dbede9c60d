import { expect, test } from 'vitest'

import { addressBody } from './address-body.ts'

const customer = {
  id: 'customer',
  name: 'نورة عبدالله القحطاني',
  login: '0501234567',
  partnerId: 'partner',
  email: 'noura@sakina.example',
  mobile: '0501234567',
  token: 'token',
  mustChangePassword: false,
}
const typed = {
  regionId: 1,
  neighborhoodId: 70,
  buildingNumber: '2929',
  street: 'طريق الملك فهد',
  unitNumber: '12',
}

test('a guest’s address is saved with whom to call there, as one of the address book', () => {
  expect(addressBody(typed, customer)).toMatchObject({
    name: customer.name,
    parent_id: 'partner',
    email: 'noura@sakina.example',
    phone: '0501234567',
    type: 'delivery',
    is_delivery_address: true,
  })
})

test('what the account does not know is left out', () => {
  expect(Object.keys(addressBody(typed, { ...customer, email: null }))).not.toContain('email')
})
