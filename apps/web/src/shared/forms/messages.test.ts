import { readFileSync } from 'node:fs'

import { fieldCodes } from '@sakina/api-client/wire'
import { messageKeys } from '@sakina/domain/validation'
import { describe, expect, test } from 'vitest'

const read = (locale: string) => {
  const file = `${import.meta.dirname}/messages/${locale}.json`
  return new Map(Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
}
const keys = Object.values(messageKeys).flat()

describe.each(['ar', 'en'])('in %s', (locale) => {
  const texts = read(locale)

  test('every validation error has a message, and every message is used', () => {
    const ids = [...texts.keys()].filter((id) => id.startsWith('validation.'))
    expect(ids.toSorted()).toEqual(keys.toSorted())
  })

  test('every field error of the server has a message', () => {
    for (const code of fieldCodes) expect(texts.get(`forms.field.${code}`)).toMatch(/\S/)
  })
})
