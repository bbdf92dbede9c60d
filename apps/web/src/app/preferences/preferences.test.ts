import { expect, test } from 'vitest'

import { parsePreferences, defaultPreferences } from './preferences.ts'

test.each([null, '', '{', 'null', '[]', '"dark"', '{"theme":"pink","digits":7}'])(
  'invalid stored preferences (%s) are ignored',
  (text) => {
    expect(parsePreferences(text)).toEqual(defaultPreferences)
  },
)

test('stored preferences are restored as they were chosen', () => {
  const chosen = { theme: 'dark', digits: 'arab', calendar: 'umalqura', locale: 'en' }
  expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen)
})
