import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { moneyFromWire, money, moneyToDecimal, moneyToWire } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

describe('amounts of the wire', () => {
  test.each<[number | string, number]>([
    [1149.5, 114950],
    [0, 0],
    [-0, 0],
    [99, 9900],
    [0.01, 1],
    [-3.4, -340],
    [1153.05, 115305],
    ['1149.5', 114950],
    ['1,149.50', 114950],
    ['1,234,567.89', 123456789],
    ['12,345.6', 1234560],
    ['123,456', 12345600],
    [' 828.00 ', 82800],
    ['+5', 500],
    ['-0.00', 0],
    ['-1.5', -150],
    ['12.500000', 1250],
    ['007', 700],
  ])('the wire amount %j is read as %d halalas', (value, halalas) => {
    expect(moneyFromWire(value)).toBe(halalas)
    expect(Object.is(moneyFromWire(value), -0)).toBe(false)
  })

  test.each<[unknown, string]>([
    [Number.NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    ['', ''],
    ['.5', '.5'],
    ['5.', '5.'],
    ['1,14', '1,14'],
    ['1149,5', '1149,5'],
    [',149', ',149'],
    ['1,1499', '1,1499'],
    ['1 149', '1 149'],
    ['--1', '--1'],
    ['١٢', '١٢'],
    ['SAR 5', 'SAR 5'],
    ['0x10', '0x10'],
    ['1.2.3', '1.2.3'],
    ['9'.repeat(41), '9'.repeat(32)],
    [null, 'null'],
    [undefined, 'undefined'],
    [false, 'boolean'],
    [{}, 'object'],
    [5n, 'bigint'],
  ])('the wire amount %s is unreadable', (value, quoted) => {
    expect(() => moneyFromWire(value)).toThrow(refusal('money.unreadable', { value: quoted }))
  })

  test('a third decimal of a wire amount is refused unless rounding is requested', () => {
    expect(() => moneyFromWire(1.005)).toThrow(refusal('money.too_precise', { value: '1.005' }))
    expect(() => moneyFromWire('16.8750', 'refuse')).toThrow(
      refusal('money.too_precise', { value: '16.8750' }),
    )
    expect(moneyFromWire(1.005, 'round')).toBe(101)
    expect(moneyFromWire('16.875', 'round')).toBe(1688)
    expect(moneyFromWire('-16.875', 'round')).toBe(-1688)
    expect(moneyFromWire('0.994999', 'round')).toBe(99)
    expect(moneyFromWire('0.995', 'round')).toBe(100)
    expect(moneyFromWire(113.850_000_000_000_01, 'round')).toBe(11385)
    expect(moneyFromWire('7.459', 'round')).toBe(746)
  })

  test('reading a wire amount rounds away the noise of a sum of floats only if rounding is requested', () => {
    expect(moneyFromWire(0.1 + 0.2 - 0.3, 'round')).toBe(0)
    expect(moneyFromWire(-1e-9, 'round')).toBe(0)
    expect(moneyFromWire(0.000_001, 'round')).toBe(0)
    expect(() => moneyFromWire(1e-9)).toThrow(refusal('money.unreadable'))
    expect(() => moneyFromWire(Number.NaN, 'round')).toThrow(refusal('money.unreadable'))
  })

  test('a wire amount that is too large is refused', () => {
    expect(() => moneyFromWire('90071992547409.92')).toThrow(refusal('money.not_halalas'))
    expect(moneyFromWire('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => moneyFromWire('9'.repeat(40))).toThrow(refusal('money.not_halalas'))
  })

  test('wire amounts are written as SAR with two decimals or as a number', () => {
    expect(moneyToDecimal(money(114950))).toBe('1149.50')
    expect(moneyToDecimal(money(-5))).toBe('-0.05')
    expect(moneyToDecimal(money(0))).toBe('0.00')
    expect(moneyToDecimal(money(40))).toBe('0.40')
    expect(moneyToDecimal(money(-114950))).toBe('-1149.50')
    expect(moneyToWire(money(114950))).toBe(1149.5)
    expect(moneyToWire(money(-1))).toBe(-0.01)
  })

  test('an amount too large to be written as a JSON number with its halalas is refused', () => {
    expect(moneyToWire(money(999_999_999_999_999))).toBe(9_999_999_999_999.99)
    expect(() => moneyToWire(money(1_000_000_000_000_000))).toThrow(
      refusal('money.too_large', { value: 1e15 }),
    )
    expect(() => moneyToWire(money(-1_000_000_000_000_000))).toThrow(refusal('money.too_large'))
  })

  test('an amount that is written for the wire and read again stays the same', () => {
    const amounts = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }).map(money)
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(moneyFromWire(moneyToWire(amount))).toBe(amount)
        expect(moneyFromWire(JSON.parse(JSON.stringify(moneyToWire(amount))))).toBe(amount)
        expect(moneyFromWire(moneyToDecimal(amount))).toBe(amount)
      }),
      propertyTestOptions,
    )
  })

  test('the decimal form of a wire amount is exact for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger().map(money), (amount) => {
        expect(moneyFromWire(moneyToDecimal(amount))).toBe(amount)
      }),
      propertyTestOptions,
    )
  })

  test('any value is read as a wire amount or gives a typed refusal', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string({ unit: 'binary' })), (value) => {
        try {
          expect(Number.isSafeInteger(moneyFromWire(value, 'round'))).toBe(true)
        } catch (thrown) {
          expect(thrown).toMatchObject({ name: 'Refusal' })
        }
      }),
      propertyTestOptions,
    )
  })
})
