import { expect, test } from 'vitest'

import { checkoutAddress } from './checkout-address.ts'

const given = {
  apiRoot: '/api',
  origin: 'https://site.test',
  reservationId: 'r-1',
  method: null,
  language: 'ar',
}

test('the checkout stands beside the API of this site', () => {
  expect(checkoutAddress(given)).toBe('https://site.test/checkout/r-1?lang=ar')
})

test('or of another host', () => {
  expect(checkoutAddress({ ...given, apiRoot: 'https://provider.test/api', method: 'instalments' })).toBe(
    'https://provider.test/checkout/r-1?method=instalments&lang=ar',
  )
})

test('neither a strange method nor a strange id leads anywhere else', () => {
  expect(checkoutAddress({ ...given, method: 'gold', reservationId: '../../x' })).toBe(
    'https://site.test/checkout/..%2F..%2Fx?lang=ar',
  )
})
