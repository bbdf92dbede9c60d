import { expect, test } from 'vitest'

import { localizePath, localeOfPath } from './locale.ts'

test('the URL decides the language of a page', () => {
  expect(localeOfPath('/')).toBe('ar')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/en/ServicesPage1')).toBe('en')
  expect(localeOfPath('/enquiry')).toBe('ar')
})

test('a page has one URL in each language', () => {
  expect(localizePath('ar', '/')).toBe('/')
  expect(localizePath('en', '/')).toBe('/en')
  expect(localizePath('en', '/Rules')).toBe('/en/Rules')
  expect(localizePath('ar', '/Rules')).toBe('/Rules')
})
