import { describe, expect, test } from 'vitest'
import { parseTypedCode } from './parse-typed-code.ts'

describe('a code of six digits', () => {
  test.each([
    '012345',
    '٠١٢٣٤٥',
    '۰۱۲۳۴۵',
    ' 012 345 ',
    '012-345',
    '\u200F012345',
    'رمز الدخول إلى سكينة: 012345\nصالح لخمس دقائق.\n\n@sakina.example #012345',
    '012345 is your code. It works for 5 minutes.',
  ])('a six-digit code is read from "%s"', (typed) => {
    expect(parseTypedCode(typed, 6)).toBe('012345')
  })

  test.each([
    ['0123', '0123'],
    ['0123456', '0123456'],
    ['0123ab', '0123ab'],
    ['', ''],
  ])(
    'the text "%s" without a six-digit code is returned unchanged, so that validation rejects it',
    (typed, read) => {
      expect(parseTypedCode(typed, 6)).toBe(read)
    },
  )

  test('no six-digit code is read from a text with two different codes', () => {
    expect(parseTypedCode('111111 222222', 6)).toBe('111111222222')
  })
})
