import { expect, test } from 'vitest'

import { browserName } from './browser-name.ts'

test('a browser is named as people call it, with its system', () => {
  const names = (
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    ] as const
  ).map(browserName)
  expect(names).toEqual(['Edge · Windows', 'Firefox · Linux', 'Safari · iOS', 'Chrome · Android'])
})

test('an unknown program has no name', () => {
  expect(browserName('')).toBeUndefined()
})
