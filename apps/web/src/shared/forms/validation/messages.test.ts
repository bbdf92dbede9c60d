import { readFileSync } from 'node:fs'

import { fieldErrorCodes } from '@sakina/api-client/wire'
import { messageKeys } from '@sakina/domain/validation'
import { describe, expect, test } from 'vitest'

const read = (folder: string, locale: string) => {
  const file = `${import.meta.dirname}/${folder}messages/${locale}.json`
  return new Map(Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
}
const keys = Object.values(messageKeys).flat()

describe.each(['ar', 'en'])('the validation messages in the %s catalogue', (locale) => {
  const texts = read('', locale)

  test('every validation error has a message, and every message is used', () => {
    expect([...texts.keys()].toSorted()).toEqual(keys.toSorted())
  })

  test('every field error of the server has a message', () => {
    const said = read('../', locale)
    for (const code of fieldErrorCodes) expect(said.get(`forms.field.${code}`)).toMatch(/\S/)
  })
})
