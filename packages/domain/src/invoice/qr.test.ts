import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { money, riyals } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { qrFields } from '../testing/qr-fields.ts'
import { encodeQr, isVatNumber, toBase64, vatNumber } from './index.ts'
import type { QrContent, VatNumber } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

// The sample QR code that the tax authority published.
const BOB: QrContent = {
  seller: 'Bobs Records',
  vatNumber: vatNumber('310122393500003'),
  issuedAt: instant('2022-04-25T15:30:00Z'),
  total: riyals(1000),
  vat: riyals(150),
}
const BOBS_CODE =
  'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA=='

describe('the QR of a simplified invoice', () => {
  test('the QR of a simplified invoice equals the sample of the authority byte for byte', () => {
    expect(encodeQr(BOB)).toBe(BOBS_CODE)
  })

  test('the QR of a simplified invoice counts the bytes of an Arabic name and not its characters', () => {
    const name = 'مؤسسة سكينة للاستقدام'
    const code = encodeQr({ ...BOB, seller: name })
    expect(atob(code).charCodeAt(1)).toBe(40)
    expect(name).toHaveLength(21)
    expect(qrFields(code)[1]).toBe(name)
  })

  test('the QR of a simplified invoice contains the time to the second in UTC, whatever the hour in Riyadh', () => {
    const code = encodeQr({ ...BOB, issuedAt: instant('2026-02-19T00:15:59.999+03:00') })
    expect(qrFields(code)[3]).toBe('2026-02-18T21:15:59Z')
  })

  test('the QR of an invoice accepts a name of 255 bytes and refuses one of 256', () => {
    const longest = { ...BOB, seller: 'a'.repeat(255), total: money(Number.MAX_SAFE_INTEGER) }
    expect(qrFields(encodeQr(longest))[1]).toHaveLength(255)
    expect(encodeQr(longest).length).toBeLessThanOrEqual(700)
    expect(() => encodeQr({ ...BOB, seller: 'a'.repeat(256) })).toThrow(
      refusal('invoice.field_too_long', { tag: 1, bytes: 256 }),
    )
    expect(() => encodeQr({ ...BOB, seller: 'س'.repeat(128) })).toThrow(
      refusal('invoice.field_too_long', { tag: 1, bytes: 256 }),
    )
  })

  test('the QR of an invoice refuses half a character, a wrong VAT number, negative amounts and an invalid time', () => {
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

  test('the QR of an invoice of any seller and amount is decoded to the same values', () => {
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
        const { seller, vatNumber: number, issuedAt, total, vat } = written
        expect(qrFields(code)).toEqual({
          1: seller,
          2: number,
          3: new Date(issuedAt).toISOString().replace('.000', ''),
          4: (total / 100).toFixed(2),
          5: (vat / 100).toFixed(2),
        })
      }),
      propertyTestOptions,
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
  ])('base64 of %j is %s', (text, code) => {
    expect(toBase64(ascii(text))).toBe(code)
  })

  test('base64 uses the last characters of its alphabet, too', () => {
    expect(toBase64(Uint8Array.of(0xfb, 0xef, 0xff))).toBe('++//')
  })

  test('base64 of any bytes is decoded to the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(ascii(atob(toBase64(bytes)))).toEqual(bytes)
      }),
      propertyTestOptions,
    )
  })
})

describe('VAT numbers', () => {
  test('VAT numbers are fifteen Latin digits that begin and end with 3', () => {
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
  ])('the text %j is not a VAT number', (text) => {
    expect(isVatNumber(text)).toBe(false)
    expect(() => vatNumber(text)).toThrow(refusal('invoice.not_a_vat_number', { text }))
  })

  test('the refusal of a VAT number quotes only the beginning of a long text', () => {
    expect(() => vatNumber('3'.repeat(50))).toThrow(
      refusal('invoice.not_a_vat_number', { text: '3'.repeat(32) }),
    )
  })
})
