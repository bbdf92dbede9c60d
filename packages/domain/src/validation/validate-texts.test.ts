import { describe, expect, test } from 'vitest'
import { addressSchema, validateTexts } from './index.ts'

const names = ['street', 'postalCode', 'note'] as const
const validated = (texts: Parameters<typeof validateTexts<(typeof names)[number]>>[2]) =>
  validateTexts(addressSchema, names, texts)

describe('the texts of a request', () => {
  test('the texts of a request are normalised as the form does, and the missing ones are not asked for', () => {
    expect(validated({ street: ' شارع العليا ', postalCode: '١٢٢١١' })).toEqual({
      texts: { street: 'شارع العليا', postalCode: '12211' },
      problems: {},
    })
  })

  test('an emptied text of a request stays empty', () => {
    expect(validated({ note: null, street: undefined })).toEqual({ texts: { note: null }, problems: {} })
  })

  test('each wrong text of a request has the problem of the form', () => {
    const { texts, problems } = validated({ postalCode: '9', street: 'King Fahd Road', note: null })
    expect(problems).toMatchObject({ postalCode: { key: 'validation.address.postalCode' } })
    expect(Object.keys(problems)).toEqual(['postalCode'])
    expect(texts).toEqual({ postalCode: null, street: null, note: null })
  })
})
