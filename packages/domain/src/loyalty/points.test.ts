import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, riyals } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import {
  cashbackToReverse,
  createLoyaltyConfig,
  maxRedeemablePoints,
  pointsEarned,
  pointsToReverse,
  validatePointsRedemption,
  servedValueAfterRefund,
} from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const other = createLoyaltyConfig({
  blockPoints: 10,
  blockValue: riyals(1),
  earnPoints: 3,
  earnPer: riyals(5),
})

describe('earning points', () => {
  test.each([
    [0, 0],
    [1999, 0],
    [2000, 1],
    [3999, 1],
    [72_000, 36],
  ])('earning points: %d halalas of service value earn %d points', (value, points) => {
    expect(pointsEarned(money(value))).toBe(points)
  })

  test('earning points follows the configuration', () => {
    expect(pointsEarned(riyals(12), other)).toBe(6)
  })

  test('earning points for a service value below zero is refused', () => {
    expect(() => pointsEarned(money(-1))).toThrow(refusal('money.negative', { name: 'serviceValue' }))
  })
})

describe('redeeming points', () => {
  test('redeeming 100 points gives 50 SAR, in steps of 100', () => {
    expect(validatePointsRedemption(100, 100)).toEqual({ ok: true, value: { points: 100, value: 5000 } })
    expect(validatePointsRedemption(300, 399)).toEqual({ ok: true, value: { points: 300, value: 15_000 } })
    expect(validatePointsRedemption(20, 25, other)).toEqual({ ok: true, value: { points: 20, value: 200 } })
  })

  test.each([0, 50, 150, -100, 100.5, Number.NaN])(
    'redeeming %s points is refused, because they are not whole blocks',
    (points) => {
      expect(validatePointsRedemption(points, 1000)).toEqual({
        ok: false,
        reason: { code: 'points.not_in_blocks', values: { block: 100 } },
      })
    },
  )

  test('redeeming more points than the balance is refused', () => {
    expect(validatePointsRedemption(200, 199)).toEqual({
      ok: false,
      reason: { code: 'points.not_enough', values: { balance: 199 } },
    })
  })

  test('points can be redeemed only up to the office’s share of the price', () => {
    expect(maxRedeemablePoints(450, riyals(1000))).toBe(400)
    expect(maxRedeemablePoints(450, riyals(100))).toBe(200)
    expect(maxRedeemablePoints(450, riyals(99))).toBe(100)
    expect(maxRedeemablePoints(99, riyals(1000))).toBe(0)
    expect(maxRedeemablePoints(100, riyals(49))).toBe(0)
    expect(maxRedeemablePoints(25, riyals(100), other)).toBe(20)
    expect(() => maxRedeemablePoints(100, money(-1))).toThrow(refusal('money.negative', { name: 'share' }))
  })

  test.each([-1, 0.5, Number.NaN])('a balance of %s points is refused', (balance) => {
    const wrong = refusal('points.not_points', { value: String(balance) })
    expect(() => validatePointsRedemption(100, balance)).toThrow(wrong)
    expect(() => maxRedeemablePoints(balance, riyals(50))).toThrow(wrong)
    expect(() => pointsToReverse(1, balance)).toThrow(wrong)
    expect(() => pointsToReverse(balance, 1)).toThrow(wrong)
  })

  test('redeemable points can be redeemed and stay within the office’s share', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000_000 }).map(money), (balance, share) => {
        const points = maxRedeemablePoints(balance, share)
        if (points === 0) return
        const outcome = validatePointsRedemption(points, balance)
        expect(outcome.ok && outcome.value.value <= share).toBe(true)
      }),
      propertyTestOptions,
    )
  })
})

describe('reversing rewards after a refund', () => {
  test('reversing points or cashback after a refund never takes more than the balance', () => {
    expect(pointsToReverse(36, 100)).toBe(36)
    expect(pointsToReverse(36, 20)).toBe(20)
    expect(pointsToReverse(36, 0)).toBe(0)
    expect(cashbackToReverse(money(500), money(1000))).toBe(500)
    expect(cashbackToReverse(money(500), money(200))).toBe(200)
  })

  test('a refund of upcoming visits leaves the served value, for which rewards are earned, and a refund of a served visit deducts only its value', () => {
    const service = riyals(379)
    const served = money(9475)
    expect(servedValueAfterRefund(service, { served, refunded: money(28_425) })).toBe(served)
    expect(servedValueAfterRefund(service, { served, refunded: service })).toBe(0)
    expect(servedValueAfterRefund(service, { served: service, refunded: money(9475) })).toBe(28_425)
    expect(servedValueAfterRefund(service, { served, refunded: riyals(400) })).toBe(0)
  })

  test('reversing cashback refuses a negative amount', () => {
    expect(() => cashbackToReverse(money(-1), money(1))).toThrow(
      refusal('money.negative', { name: 'cashback' }),
    )
    expect(() => cashbackToReverse(money(1), money(-1))).toThrow(
      refusal('money.negative', { name: 'available' }),
    )
  })
})
