import { expect, test } from 'vitest'

import { pathIn, localeOfPath } from './locale.ts'

test('the URL decides the language of a page', () => {
  expect(localeOfPath('/')).toBe('ar')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/en/ServicesPage1')).toBe('en')
  expect(localeOfPath('/enquiry')).toBe('ar')
})

test('a page has one URL in each language', () => {
  expect(pathIn('ar', '/')).toBe('/')
  expect(pathIn('en', '/')).toBe('/en')
  expect(pathIn('en', '/Rules')).toBe('/en/Rules')
  expect(pathIn('ar', '/Rules')).toBe('/Rules')
})
