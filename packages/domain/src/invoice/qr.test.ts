import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { money, riyals } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { propertyRuns } from '../property-runs.ts'
import {
  decodeFields,
  decodeQr,
  encodeFields,
  encodeQr,
  fieldText,
  fromBase64,
  isVatNumber,
  textField,
  toBase64,
  vatNumber,
} from './index.ts'
import type { QrContent, VatNumber } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

// Published by the tax authority.
const BOB: QrContent = {
  seller: 'Bobs Records',
  vatNumber: vatNumber('310122393500003'),
  issuedAt: instant('2022-04-25T15:30:00Z'),
  total: riyals(1000),
  vat: riyals(150),
}
const BOBS_CODE =
  'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA=='
const fields = (...texts: [number, string][]) => texts.map(([tag, text]) => textField(tag, text))
const codeOf = (...texts: [number, string][]) => toBase64(encodeFields(fields(...texts)))

describe('the QR of a simplified invoice', () => {
  test('is byte for byte the sample the authority published', () => {
    expect(encodeQr(BOB)).toBe(BOBS_CODE)
    expect(decodeQr(BOBS_CODE)).toEqual({ ...BOB, others: [] })
  })

  test('counts the bytes of an Arabic name, not its characters', () => {
    const name = 'مؤسسة سكينة للاستقدام'
    const bytes = fromBase64(encodeQr({ ...BOB, seller: name }))
    expect(bytes[1]).toBe(40)
    expect(name).toHaveLength(21)
    expect(decodeQr(encodeQr({ ...BOB, seller: name })).seller).toBe(name)
  })

  test('writes the time to the second, in UTC, whatever the hour in Riyadh', () => {
    const code = encodeQr({ ...BOB, issuedAt: instant('2026-02-19T00:15:59.999+03:00') })
    expect(decodeQr(code).issuedAt).toBe(instant('2026-02-18T21:15:59Z'))
  })

  test('takes a name of 255 bytes and refuses one of 256', () => {
    const longest = { ...BOB, seller: 'a'.repeat(255), total: money(Number.MAX_SAFE_INTEGER) }
    expect(decodeQr(encodeQr(longest)).seller).toHaveLength(255)
    expect(encodeQr(longest).length).toBeLessThanOrEqual(700)
    expect(() => encodeQr({ ...BOB, seller: 'a'.repeat(256) })).toThrow(
      refusal('invoice.field_too_long', { tag: 1, bytes: 256 }),
    )
    expect(() => encodeQr({ ...BOB, seller: 'س'.repeat(128) })).toThrow(
      refusal('invoice.field_too_long', { tag: 1, bytes: 256 }),
    )
  })

  test('refuses half a character, a wrong VAT number, amounts below zero and a time that is none', () => {
    expect(() => encodeQr({ ...BOB, seller: 'a\uD800' })).toThrow(refusal('invoice.not_text'))
    expect(() => encodeQr({ ...BOB, vatNumber: '1' as VatNumber })).toThrow(
      refusal('invoice.not_a_vat_number'),
    )
    expect(() => encodeQr({ ...BOB, total: money(-1) })).toThrow(refusal('money.negative', { name: 'total' }))
    expect(() => encodeQr({ ...BOB, vat: money(-1) })).toThrow(refusal('money.negative', { name: 'vat' }))
    expect(() => encodeQr({ ...BOB, issuedAt: Number.NaN as QrContent['issuedAt'] })).toThrow(
      refusal('calendar.not_an_instant'),
    )
    expect(() => encodeQr({ ...BOB, vat: Number.NaN as Money })).toThrow(refusal('money.not_halalas'))
  })

  test('of any seller and amount is read back as it was written', () => {
    const content: fc.Arbitrary<QrContent> = fc.record({
      seller: fc
        .string({ unit: 'grapheme', maxLength: 12 })
        .filter((name) => encodeURIComponent(name).length < 700),
      vatNumber: fc.stringMatching(/^3\d{13}3$/).map(vatNumber),
      issuedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => instant(seconds * 1000)),
      total: fc.nat().map(money),
      vat: fc.nat().map(money),
    })
    fc.assert(
      fc.property(content, (written) => {
        const code = encodeQr(written)
        expect(code.length).toBeLessThanOrEqual(700)
        expect(decodeQr(code)).toEqual({ ...written, others: [] })
      }),
      propertyRuns,
    )
  })
})

describe('reading a code', () => {
  const five: [number, string][] = [
    [1, 'Bobs Records'],
    [2, '310122393500003'],
    [3, '2022-04-25T15:30:00Z'],
    [4, '1000.00'],
    [5, '150.00'],
  ]

  test('keeps the fields of phase 2 and others it does not know', () => {
    const { others, ...content } = decodeQr(codeOf([0, 'x'], ...five, [6, 'hash'], [9, 'stamp']))
    expect(content).toEqual(BOB)
    expect(others.map((field) => [field.tag, fieldText(field)])).toEqual([
      [0, 'x'],
      [6, 'hash'],
      [9, 'stamp'],
    ])
  })

  test('does not mind the order of the fields', () => {
    expect(decodeQr(codeOf(...five.toReversed()))).toEqual({ ...BOB, others: [] })
  })

  test.each([1, 2, 3, 4, 5])('misses field %d', (missing) => {
    expect(() => decodeQr(codeOf(...five.filter(([tag]) => tag !== missing)))).toThrow(
      refusal('invoice.field_missing', { tag: missing }),
    )
  })

  test.each<[number, string, string]>([
    [2, '12345', 'invoice.not_a_vat_number'],
    [3, 'yesterday', 'calendar.not_an_instant'],
    [4, '1000.005', 'money.too_precise'],
    [5, 'x', 'money.unreadable'],
  ])('refuses field %d holding %s', (tag, text, code) => {
    expect(() => decodeQr(codeOf(...five.filter(([other]) => other !== tag), [tag, text]))).toThrow(
      refusal(code),
    )
  })

  test('refuses bytes that end too early', () => {
    const cut = refusal('invoice.field_cut_short', { tag: 1 })
    expect(() => decodeFields(Uint8Array.of(1))).toThrow(cut)
    expect(() => decodeFields(Uint8Array.of(1, 3, 65, 66))).toThrow(cut)
    expect(decodeFields(Uint8Array.of(1, 2, 65, 66))).toEqual([{ tag: 1, bytes: Uint8Array.of(65, 66) }])
    expect(decodeFields(Uint8Array.of(1, 0))).toEqual([{ tag: 1, bytes: new Uint8Array() }])
    expect(decodeFields(new Uint8Array())).toEqual([])
  })

  test.each([
    ['a continuation byte alone', [0x80]],
    ['an over-long form', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xd8]],
  ])('refuses %s as text', (_name, bytes) => {
    expect(() => fieldText({ tag: 1, bytes: Uint8Array.from(bytes) })).toThrow(refusal('invoice.not_text'))
  })

  test('of anything ends in a code or a typed refusal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        try {
          decodeQr(text)
        } catch (thrown) {
          expect(thrown).toMatchObject({ name: 'Refusal' })
        }
      }),
      propertyRuns,
    )
  })
})

describe('base64', () => {
  const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  // RFC 4648, section 10.
  test.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('of %j is %s', (text, code) => {
    expect(toBase64(ascii(text))).toBe(code)
    expect(fromBase64(code)).toEqual(ascii(text))
  })

  test('uses the last letters of its alphabet too', () => {
    expect(toBase64(Uint8Array.of(0xfb, 0xef, 0xff))).toBe('++//')
    expect(fromBase64('++//')).toEqual(Uint8Array.of(0xfb, 0xef, 0xff))
  })

  test.each(['Z', 'Zg', 'Zg=', 'Zm8', '=', 'Zg==Zg==', 'Zm9v\n', 'Zm 9v', 'Zm9-', 'Zm9_', 'Z===', 'س==='])(
    'is not %j',
    (text) => {
      expect(() => fromBase64(text)).toThrow(refusal('invoice.not_base64', { length: text.length }))
    },
  )

  test('is never read beyond any length a code can have', () => {
    expect(fromBase64('A'.repeat(10_000))).toHaveLength(7500)
    expect(() => fromBase64('A'.repeat(10_004))).toThrow(refusal('invoice.not_base64', { length: 10_004 }))
  })

  test('gives any bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
      propertyRuns,
    )
  })

  test('any text survives as a field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (text) => {
        fc.pre(encodeURIComponent(text).length < 700)
        const [field] = decodeFields(encodeFields([textField(7, text)]))
        expect(field && fieldText(field)).toBe(text)
      }),
      propertyRuns,
    )
  })
})

describe('VAT numbers', () => {
  test('are fifteen Latin digits that begin and end with 3', () => {
    expect(isVatNumber('399999999900003')).toBe(true)
    expect(vatNumber('310122393500003')).toBe('310122393500003')
  })

  test.each([
    '',
    '310122393500004',
    '210122393500003',
    '31012239350003',
    '3101223935000033',
    '31012239350000a3',
    '٣١٠١٢٢٣٩٣٥٠٠٠٠٣',
    '310122393500003\n',
    ' 310122393500003',
  ])('%j is none', (text) => {
    expect(isVatNumber(text)).toBe(false)
    expect(() => vatNumber(text)).toThrow(refusal('invoice.not_a_vat_number', { text }))
  })

  test('a refusal quotes a long text cut short', () => {
    expect(() => vatNumber('3'.repeat(50))).toThrow(
      refusal('invoice.not_a_vat_number', { text: '3'.repeat(32) }),
    )
  })
})
