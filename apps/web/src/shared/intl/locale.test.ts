import { expect, test } from 'vitest'

import { addressIn, localeOfPath } from './locale.ts'

test('the address decides the language', () => {
  expect(localeOfPath('/')).toBe('ar')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/en/ServicesPage1')).toBe('en')
  expect(localeOfPath('/enquiry')).toBe('ar')
})

test('a page has one address in each language', () => {
  expect(addressIn('ar', '/')).toBe('/')
  expect(addressIn('en', '/')).toBe('/en')
  expect(addressIn('en', '/Rules')).toBe('/en/Rules')
  expect(addressIn('ar', '/Rules')).toBe('/Rules')
})
