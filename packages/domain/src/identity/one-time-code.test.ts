import { describe, expect, test } from 'vitest'
import { parseOneTimeCode } from './one-time-code.ts'

describe('a code from a text message', () => {
  test.each(['012345', '٠١٢٣٤٥', '۰۱۲۳۴۵', ' 012 345 ', '012-345', '\u200F012345'])(
    'a code from a text message is read from "%s"',
    (typed) => {
      expect(parseOneTimeCode(typed)).toEqual({ ok: true, value: '012345' })
    },
  )

  test.each(['', '12345', '1234567', 'abcdef', '12345a'])(
    'a code from a text message is not read from "%s"',
    (typed) => {
      expect(parseOneTimeCode(typed)).toMatchObject({
        ok: false,
        reason: { code: 'identity.code_not_six_digits' },
      })
    },
  )
})
