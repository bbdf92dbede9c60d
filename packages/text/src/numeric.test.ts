import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toArabicIndicDigits } from './digits.ts'
import { normalizeNumericInput } from './numeric.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('numbers people type and paste', () => {
  test.each([
    ['٠٥٠٠ ٠٠٠ ٠٠١', '0500000001'],
    ['۰۵۰۰۰۰۰۰۰۱', '0500000001'],
    ['\u200E+966 50-000-0001\u202C', '+966500000001'],
    ['＋٩٦٦ (٥٠) ٠٠٠', '+96650000'],
    ['00966\u00A0500', '00966500'],
    ['15٫5٪', '15.5%'],
    ['١٬١٤٩٫٥٠', '1149.50'],
    ['4000–1234—5678', '400012345678'],
    ['1ـ2', '12'],
    ['', ''],
  ])('the typed number %s is read as %s', (typed, read) => {
    expect(normalizeNumericInput(typed)).toBe(read)
  })

  test('a leading sign of a typed number stays, so that a negative number can be refused', () => {
    expect(normalizeNumericInput(' -5')).toBe('-5')
    expect(normalizeNumericInput('\u2212٥')).toBe('-5')
  })

  test('a dash inside a typed number or on its own is removed', () => {
    expect(normalizeNumericInput('5-5')).toBe('55')
    expect(normalizeNumericInput('-')).toBe('')
  })

  test('letters in a typed number stay, so that they can be refused', () => {
    expect(normalizeNumericInput('05o0 x')).toBe('05o0x')
  })

  test(
    'any whole number in Arabic-Indic digits is read, with spaces, dashes, marks or separators between them',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(' ', '-', '\u200F', '\u00A0', '٬'), (number, noise) => {
          const digits = String(number)
          expect(normalizeNumericInput([...toArabicIndicDigits(digits)].join(noise))).toBe(digits)
        }),
        propertyRuns,
      )
    },
  )

  test('normalising a typed number twice changes nothing', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeNumericInput(text)
        expect(normalizeNumericInput(once)).toBe(once)
      }),
      propertyRuns,
    )
  })
})
