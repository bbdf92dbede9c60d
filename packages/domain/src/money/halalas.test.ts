import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions } from '../property-runs.ts'
import { isMoney, money, ZERO_MONEY, requireNonNegative, riyals } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

describe('halalas', () => {
  test('a safe integer is an amount of halalas', () => {
    expect(money(114950)).toBe(114950)
    expect(money(-1)).toBe(-1)
    expect(money(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each([Number.NaN, Infinity, -Infinity, 0.5, 2 ** 53, -(2 ** 53)])(
    'the amount %s of halalas is refused',
    (value) => {
      expect(() => money(value)).toThrow(refusal('money.not_halalas', { value: String(value) }))
    },
  )

  test('an amount of minus zero becomes zero', () => {
    expect(Object.is(money(-0), 0)).toBe(true)
    expect(isMoney(-0)).toBe(false)
  })

  test('only a whole number, and no text, is recognised as an amount of halalas', () => {
    expect(isMoney(5)).toBe(true)
    expect(isMoney(5.5)).toBe(false)
    expect(isMoney('5')).toBe(false)
    expect(isMoney(Number.NaN)).toBe(false)
  })

  test('whole riyals are a hundred halalas each', () => {
    expect(riyals(2000)).toBe(200000)
    expect(ZERO_MONEY).toBe(0)
    expect(() => riyals(0.001)).toThrow(refusal('money.not_halalas'))
  })

  test('a negative amount is refused with the name of the amount', () => {
    expect(requireNonNegative(ZERO_MONEY, 'delivery')).toBe(0)
    expect(requireNonNegative(money(1), 'delivery')).toBe(1)
    expect(() => requireNonNegative(money(-1), 'delivery')).toThrow(
      refusal('money.negative', { name: 'delivery', value: -1 }),
    )
  })

  test('any number is an amount of halalas or gives a typed refusal', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        if (Number.isSafeInteger(value)) expect(money(value)).toBe(value + 0)
        else expect(() => money(value)).toThrow(refusal('money.not_halalas'))
      }),
      propertyTestOptions,
    )
  })
})
