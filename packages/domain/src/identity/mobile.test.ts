import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toArabicIndicDigits } from '@sakina/text'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { toLocalMobile, parseMobile } from './mobile.ts'

describe('a mobile number', () => {
  test.each([
    '0500000001',
    '500000001',
    '+966500000001',
    '00966500000001',
    '966500000001',
    '+966 0500000001',
    '+966 50 000 0001',
    '050-000-0001',
    '(050) 0000001',
    '٠٥٠٠٠٠٠٠٠١',
    '۰۵۰۰۰۰۰۰۰۱',
    '\u202A+966500000001\u202C',
  ])('a mobile number is read from "%s"', (typed) => {
    expect(parseMobile(typed)).toEqual({ ok: true, value: '+966500000001' })
  })

  test.each([
    '',
    '05000000',
    '05000000011',
    '+966',
    '0',
    '05000x0001',
    '+1 500 000 0001',
    '-0500000001',
    '00500000001',
  ])('the text "%s" does not have the ten digits of a local mobile number', (typed) => {
    expect(parseMobile(typed)).toEqual({ ok: false, reason: { code: 'identity.phone_not_ten_digits' } })
  })

  test.each(['0112345678', '+966130000000', '0920000000'])('the text %s is not a mobile number', (typed) => {
    expect(parseMobile(typed)).toEqual({ ok: false, reason: { code: 'identity.phone_not_mobile' } })
  })

  test(
    'a mobile number is read the same from its international and its local form, in Latin and Arabic-Indic digits',
    slowTestOptions,
    () => {
      const digit = fc.integer({ min: 0, max: 99_999_999 }).map((rest) => `5${String(rest).padStart(8, '0')}`)
      fc.assert(
        fc.property(digit, (subscriber) => {
          const read = parseMobile(subscriber)
          if (!read.ok) throw new Error(subscriber)
          const { value } = read
          expect(toLocalMobile(value)).toBe(`0${subscriber}`)
          const forms = [value, toLocalMobile(value)]
          for (const form of forms.concat(forms.map(toArabicIndicDigits)))
            expect(parseMobile(form)).toEqual(read)
        }),
        propertyTestOptions,
      )
    },
  )
})
