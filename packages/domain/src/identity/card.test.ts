import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { Refusal } from '../refusal/index.ts'
import { cardBrand, formatCardExpiry, isCvv, parseCardExpiry, parseCardNumber } from './card.ts'
import type { CardBrand } from './card.ts'

describe('a card number', () => {
  test.each([
    ['4111 1111 1111 1111', 'visa', '1111'],
    ['4222222222222', 'visa', '2222'],
    ['٥٥٥٥-٥٥٥٥-٥٥٥٥-٤٤٤٤', 'mastercard', '4444'],
    ['2223003122003222', 'mastercard', '3222'],
    ['378282246310005', 'amex', '0005'],
    ['6011111111111117', 'other', '1117'],
    ['5888450000000003', 'mada', '0003'],
  ])('the card number %s is %s ending in %s', (typed, brand, lastFour) => {
    expect(parseCardNumber(typed)).toMatchObject({ ok: true, value: { brand, lastFour } })
  })

  test.each([
    ['a wrong check digit', '4111111111111112'],
    ['a letter', '411111111111111a'],
    ['too few digits for its brand', '41111111111111'],
    ['fifteen digits of a Mastercard', '555555555555557'],
    ['eleven digits', '60111111117'],
    ['twenty digits', '60111111111111111110'],
    ['zeros', '0000000000000000'],
    ['nothing', ''],
  ])('a card number with %s is refused', (_why, typed) => {
    expect(parseCardNumber(typed)).toEqual({ ok: false, reason: { code: 'identity.card_number' } })
  })

  test.each<[string, CardBrand]>([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['50', 'other'],
    ['56', 'other'],
    ['2220', 'other'],
    ['2221', 'mastercard'],
    ['2229', 'mastercard'],
    ['2230', 'mastercard'],
    ['2699', 'mastercard'],
    ['2719', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'other'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['36', 'other'],
    ['440647', 'mada'],
    ['968211', 'mada'],
    ['440648', 'visa'],
    ['', 'other'],
  ])('the prefix "%s" begins a card number of %s', (typed, brand) => {
    expect(cardBrand(typed)).toBe(brand)
  })

  test('a single wrong digit of a card number is detected', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const number = '6011111111111117'
        const digit = (Number(number[at]) + shift) % 10
        const changed = number.slice(0, at) + String(digit) + number.slice(at + 1)
        expect(parseCardNumber(changed).ok).toBe(false)
      }),
      propertyTestOptions,
    )
  })
})

describe('the expiry of a card', () => {
  const now = instant('2026-08-31T23:59:00+03:00')

  test.each(['08/26', '8/26', '08 / 2026', '0826', '082026', '٠٨/٢٦'])(
    'the card expiry "%s" is August 2026',
    (typed) => {
      expect(parseCardExpiry(typed, now)).toEqual({ ok: true, value: { month: 8, year: 2026 } })
    },
  )

  test('a card is valid until the last minute of its month in Riyadh', () => {
    expect(parseCardExpiry('08/26', instant('2026-08-31T20:59:00Z')).ok).toBe(true)
    expect(parseCardExpiry('08/26', instant('2026-08-31T21:00:00Z'))).toEqual({
      ok: false,
      reason: { code: 'identity.card_expired' },
    })
  })

  test('a card expiry more than twenty years ahead is refused as a typing mistake', () => {
    expect(parseCardExpiry('08/46', now).ok).toBe(true)
    expect(parseCardExpiry('09/46', now)).toEqual({ ok: false, reason: { code: 'identity.card_expiry' } })
  })

  test.each([
    '',
    '13/26',
    '00/26',
    '8',
    '826',
    '08/1926',
    '08-2',
    'aug 26',
    'x08/26',
    '08/26x',
    'x0826',
    '0826x',
  ])('the text "%s" is not a card expiry', (typed) => {
    expect(parseCardExpiry(typed, now)).toEqual({ ok: false, reason: { code: 'identity.card_expiry' } })
  })

  test('a formatted card expiry is read back unchanged', slowTestOptions, () => {
    const months = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2027, max: 2045 }),
    })
    fc.assert(
      fc.property(months, (expiry) => {
        expect(parseCardExpiry(formatCardExpiry(expiry), now)).toEqual({ ok: true, value: expiry })
      }),
      propertyTestOptions,
    )
    expect(formatCardExpiry({ month: 3, year: 2107 })).toBe('03/07')
  })
})

describe('the security code', () => {
  test('the security code of a card has four digits on American Express and three on the others', () => {
    expect([isCvv('١٢٣', 'visa'), isCvv('1234', 'visa'), isCvv('12', 'visa'), isCvv('12a', 'mada')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([isCvv('1234', 'amex'), isCvv('123', 'amex')]).toEqual([true, false])
  })

  test('malformed card data never causes another error than a refusal', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          parseCardNumber(text)
          parseCardExpiry(text, instant(0))
          isCvv(text, 'visa')
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
      propertyTestOptions,
    )
  })
})
