import { expect, test } from 'vitest'

import { readWebLink } from './values.ts'

const scheme = 'javascript'

test.each([
  [`${scheme}:alert(1)`],
  [` ${scheme.toUpperCase()}:alert(1)`],
  ['data:text/html,x'],
  ['//maps.example/1'],
  ['/maps'],
  ['https://maps.example/a b'],
  [''],
])('%j is no link to press', (text) => {
  expect(readWebLink(text)).toBeNull()
})

test('a page on the web is', () => {
  expect(readWebLink(' https://maps.example/?q=24.6,46.6 ')).toBe('https://maps.example/?q=24.6,46.6')
  expect(readWebLink(null)).toBeNull()
})
