import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toArabicIndicDigits, toLatinDigits } from './digits.ts'
import { propertyRuns, slowly } from '../property-runs.ts'

describe('digits of three scripts', () => {
  test('Arabic-Indic digits become Latin', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  })

  test('Persian digits become Latin', () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  })

  test('a mix of scripts inside a sentence becomes Latin and the words stay', () => {
    expect(toLatinDigits('ضريبة ١٥٪ of ۲۰0')).toBe('ضريبة 15٪ of 200')
  })

  test('Latin and Persian digits become Arabic-Indic', () => {
    expect(toArabicIndicDigits('room 1۲3')).toBe('room ١٢٣')
    expect(toArabicIndicDigits('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩')
  })

  test('a number survives the way to Arabic-Indic and back', slowly, () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), (number) => {
        const digits = String(number)
        expect(toLatinDigits(toArabicIndicDigits(digits))).toBe(digits)
      }),
      propertyRuns,
    )
  })

  test('converting twice changes nothing more', slowly, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toLatinDigits(toLatinDigits(text))).toBe(toLatinDigits(text))
        expect(toArabicIndicDigits(toArabicIndicDigits(text))).toBe(toArabicIndicDigits(text))
      }),
      propertyRuns,
    )
  })
})
