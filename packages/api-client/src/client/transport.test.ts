import { describe, expect, test } from 'vitest'
import { openCheckout } from '../wire/checkout.ts'
import { listServices } from '../wire/services.ts'
import { operationUrl } from './transport.ts'

describe('the URL of a call', () => {
  test.each<[string, string]>([
    ['/api', '/api/services'],
    ['/api/', '/api/services'],
    ['https://agency.example/api', 'https://agency.example/api/services'],
    ['https://agency.example/odoo/api/', 'https://agency.example/odoo/api/services'],
  ])('the URL of a call with the API root %s is %s', (root, expected) => {
    expect(operationUrl(listServices, {}, root)).toBe(expected)
  })

  test.each<[string, string]>([
    ['/api', '/checkout/o1'],
    ['https://agency.example/api/', 'https://agency.example/checkout/o1'],
    ['https://agency.example', 'https://agency.example/checkout/o1'],
  ])('the URL of a checkout with the API root %s is %s', (root, expected) => {
    expect(operationUrl(openCheckout, { params: { reservationId: 'o1' } }, root)).toBe(expected)
  })

  test('the URL of a call omits empty parameters and escapes the others', () => {
    const query = { search: 'a&b=ج', fields: '', page: undefined, limit: 0, on: false, odd: {} }
    expect(operationUrl(listServices, { query }, '/api')).toBe(
      '/api/services?search=a%26b%3D%D8%AC&limit=0&on=false',
    )
  })
})
