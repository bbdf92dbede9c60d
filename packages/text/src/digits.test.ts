import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toArabicIndicDigits, toLatinDigits, convertTextDigits } from './digits.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('digits of three scripts', () => {
  test('Arabic-Indic digits become Latin', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  })

  test('Persian digits become Latin', () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  })

  test('a mix of digit scripts inside a sentence becomes Latin, and the words stay', () => {
    expect(toLatinDigits('ضريبة ١٥٪ of ۲۰0')).toBe('ضريبة 15٪ of 200')
  })

  test('Latin and Persian digits become Arabic-Indic', () => {
    expect(toArabicIndicDigits('room 1۲3')).toBe('room ١٢٣')
    expect(toArabicIndicDigits('0123456789')).toBe('٠١٢٣٤٥٦٧٨٩')
  })

  test('a number converted to Arabic-Indic and back is unchanged', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), (number) => {
        const digits = String(number)
        expect(toLatinDigits(toArabicIndicDigits(digits))).toBe(digits)
      }),
      propertyRuns,
    )
  })

  test('a second conversion of digits changes nothing', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toLatinDigits(toLatinDigits(text))).toBe(toLatinDigits(text))
        expect(toArabicIndicDigits(toArabicIndicDigits(text))).toBe(toArabicIndicDigits(text))
      }),
      propertyRuns,
    )
  })
})

describe('a text in the chosen digits', () => {
  test.each([
    ['3 أشهر', '٣ أشهر'],
    ['مبنى 7421، وحدة 3', 'مبنى ٧٤٢١، وحدة ٣'],
    ['48\u00A0ساعة', '٤٨\u00A0ساعة'],
    ['بلا أرقام', 'بلا أرقام'],
    ['<p>بين 2:30 و4:00</p>', '<p>بين ٢:٣٠ و٤:٠٠</p>'],
  ])('the text %s in Arabic-Indic digits is %s, and back', (text, shown) => {
    expect(convertTextDigits(text, 'arab')).toBe(shown)
    expect(convertTextDigits(shown, 'latn')).toBe(text)
  })

  test.each(['مثل RRRD2929', 'الطلب S00042', 'noura2@example.com', 'الوحدة 3A'])(
    'the code or email address in %s keeps its Latin digits',
    (text) => {
      expect(convertTextDigits(text, 'arab')).toBe(text)
    },
  )
})
