import { expect, test } from 'vitest'

import { readPreferences, unchanged } from './preferences.ts'

test.each([null, '', '{', 'null', '[]', '"dark"', '{"theme":"pink","digits":7}'])(
  'nonsense in the storage (%s) changes nothing',
  (text) => {
    expect(readPreferences(text)).toEqual(unchanged)
  },
)

test('what was chosen is kept', () => {
  const chosen = { theme: 'dark', digits: 'arab', calendar: 'umalqura', locale: 'en' }
  expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen)
})
