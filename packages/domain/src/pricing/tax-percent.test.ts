import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentToNumber } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { parseTaxPercent, totalTaxPercent } from './index.ts'
import type { Tax } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const read = (tax: Tax): number => percentToNumber(parseTaxPercent(tax))

describe('the percentage of a tax', () => {
  test.each([
    ['15%', 15],
    ['VAT 15%', 15],
    ['VAT 15 %', 15],
    ['VAT-15%', 15],
    ['VAT2 15%', 15],
    ['ضريبة ١٥٪', 15],
    ['ضريبة القيمة المضافة ١٥ ٪', 15],
    ['مالیات ۱۵٪', 15],
    ['15٫5%', 15.5],
    ['15.5%', 15.5],
    ['15,5%', 15.5],
    ['15,25%', 15.25],
    ['%15', 15],
    ['VAT 15\uFF05', 15],
    ['ضريبة \uFE6A15', 15],
    ['ضريبة ٪ ١٥٫٢٥', 15.25],
    ['%12,5 VAT', 12.5],
    ['\u200Fضريبة 15\u200F%', 15],
    ['Sales tax 0%', 0],
    ['0.5%', 0.5],
  ])('the percentage of a tax is read from the name %s', (name, percentage) => {
    expect(read({ name })).toBe(percentage)
  })

  test.each<Tax>([
    { name: 'VAT' },
    { name: 'VAT 15' },
    { name: '%' },
    { name: '' },
    { name: false },
    { name: null },
    {},
    { name: 'VAT 15%, formerly 5%' },
    { name: '15% 15%' },
  ])('the percentage of a tax is not guessed from %j', (tax) => {
    expect(() => parseTaxPercent(tax)).toThrow(refusal('pricing.tax_unreadable', { name: tax.name || '' }))
  })

  test('the refusal of a tax quotes only the beginning of a long name', () => {
    expect(() => parseTaxPercent({ name: 'x'.repeat(100) })).toThrow(
      refusal('pricing.tax_unreadable', { name: 'x'.repeat(80) }),
    )
  })

  test.each(['150%', '1.234567%', '1,500%', '2024 %15'])(
    'the percentage of a tax with the name %s is refused instead of guessed',
    (name) => {
      expect(() => parseTaxPercent({ name })).toThrow(refusal('money.not_a_percent'))
    },
  )

  test('the percentage of a tax is that of the name if the number differs, because customers read the name', () => {
    expect(read({ name: 'VAT 5%', amount: 15 })).toBe(5)
    expect(read({ name: 'VAT 15%', amount: 0 })).toBe(15)
    expect(read({ name: 'VAT 15%', amount: Number.NaN })).toBe(15)
  })

  test.each<readonly [Tax['amount'], number]>([
    [15, 15],
    [0, 0],
    [' 15.0000 ', 15],
    ['15%', 15],
    ['15 ٪', 15],
    ['١٥٪', 15],
    ['١٥٫٥', 15.5],
    ['15\uFF05', 15],
    ['\uFE6A15', 15],
  ])(
    'the percentage of a tax is the number %j if the name contains no single percentage',
    (amount, percentage) => {
      expect(read({ name: 'VAT', amount })).toBe(percentage)
      expect(read({ name: 'VAT 15%, formerly 5%', amount })).toBe(percentage)
      expect(read({ amount })).toBe(percentage)
    },
  )

  test.each<Tax['amount']>([Number.NaN, 'fifteen', 101, '150%', '15% 5%'])(
    'the percentage of a tax refuses the number %j',
    (amount) => {
      expect(() => parseTaxPercent({ name: 'VAT', amount })).toThrow(refusal('money.not_a_percent'))
    },
  )

  test.each<Tax['amount']>([false, null, undefined, '', '  '])(
    'a tax amount of %j counts as missing',
    (amount) => {
      expect(read({ name: 'VAT 15%', amount })).toBe(15)
    },
  )

  test('the percentage of several taxes is their sum, and of none zero', () => {
    expect(percentToNumber(totalTaxPercent([{ name: 'VAT 15%' }, { name: 'رسم بلدي ٢٫٥٪' }]))).toBe(17.5)
    expect(percentToNumber(totalTaxPercent([]))).toBe(0)
  })

  test('the percentage of a tax is read from a name in any of three kinds of digits, with the percent sign before or after the number', () => {
    const digits = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        digits,
        fc.constantFrom('.', '٫'),
        fc.constantFrom('%', '٪', ' %', '\u00A0٪'),
        fc.boolean(),
        (tenths, row, point, sign, signFirst) => {
          const number = String(tenths / 10)
            .replace('.', point)
            .replace(/\d/g, (digit) => row[Number(digit)] ?? '')
          const name = signFirst ? `ضريبة ${sign}${number}` : `ضريبة ${number}${sign}`
          expect(read({ name })).toBe(tenths / 10)
        },
      ),
      propertyTestOptions,
    )
  })
})
