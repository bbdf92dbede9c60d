import { expect, test } from 'vitest'

import { readPreferences, defaultPreferences } from './preferences.ts'

test.each([null, '', '{', 'null', '[]', '"dark"', '{"theme":"pink","digits":7}'])(
  'invalid stored preferences (%s) are ignored',
  (text) => {
    expect(readPreferences(text)).toEqual(defaultPreferences)
  },
)

test('stored preferences are restored as they were chosen', () => {
  const chosen = { theme: 'dark', digits: 'arab', calendar: 'umalqura', locale: 'en' }
  expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen)
})
