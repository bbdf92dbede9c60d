import { expect, test } from 'vitest'

import { checkoutUrl } from './checkout-url.ts'

const given = {
  apiRoot: '/api',
  origin: 'https://site.test',
  reservationId: 'r-1',
  method: null,
  language: 'ar',
}

test('the checkout URL is a sibling of the API of this site', () => {
  expect(checkoutUrl(given)).toBe('https://site.test/checkout/r-1?lang=ar')
})

test('the checkout URL is a sibling of an API on another host', () => {
  expect(checkoutUrl({ ...given, apiRoot: 'https://provider.test/api', method: 'instalments' })).toBe(
    'https://provider.test/checkout/r-1?method=instalments&lang=ar',
  )
})

test('an unknown method or a malicious id cannot change the path of the checkout URL', () => {
  expect(checkoutUrl({ ...given, method: 'gold', reservationId: '../../x' })).toBe(
    'https://site.test/checkout/..%2F..%2Fx?lang=ar',
  )
})
