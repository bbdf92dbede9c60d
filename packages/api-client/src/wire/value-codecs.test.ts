import { expect, test } from 'vitest'

import { parseWebLink } from './value-codecs.ts'

const scheme = 'javascript'

test.each([
  [`${scheme}:alert(1)`],
  [` ${scheme.toUpperCase()}:alert(1)`],
  ['data:text/html,x'],
  ['//maps.example/1'],
  ['/maps'],
  ['https://maps.example/a b'],
  [''],
])('the value %j is not accepted as a link', (text) => {
  expect(parseWebLink(text)).toBeNull()
})

test('the URL of a web page is accepted as a link', () => {
  expect(parseWebLink(' https://maps.example/?q=24.6,46.6 ')).toBe('https://maps.example/?q=24.6,46.6')
  expect(parseWebLink(null)).toBeNull()
})
