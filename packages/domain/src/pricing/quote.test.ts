import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  money,
  ZERO_MONEY,
  percent,
  includedPercentAmount,
  percentOf,
  riyals,
  sum,
  multiply,
} from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { quoteLineAmount, quoteTax, officeShare, calculateQuote, QUOTE_LINE_CODES } from './index.ts'
import type { Discount, QuoteRequest } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const VAT = percent(15)
const plan = (listPrice: number, wage: number, tax: Percent = VAT) => ({
  listPrice: riyals(listPrice),
  wage: riyals(wage),
  tax,
})
const linesOf = (request: QuoteRequest) =>
  calculateQuote(request).lines.map(({ code, amount }) => [code, amount])

describe('the total of an order', () => {
  test('the total of an order = (list price - wage) + tax + wage + delivery, tax on list price without wage', () => {
    const answer = calculateQuote({ ...plan(6600, 2700), delivery: riyals(150) })
    expect(answer.lines).toEqual([
      { code: 'service', amount: 390_000 },
      { code: 'tax', amount: 58_500 },
      { code: 'wage', amount: 270_000 },
      { code: 'delivery', amount: 15_000 },
    ])
    expect(answer.total).toBe(733_500)
    expect(answer.due).toBe(733_500)
    expect(answer.taxPercent).toBe(VAT)
  })

  test('an order without a wage and without delivery has only the lines of service and tax', () => {
    expect(linesOf(plan(99, 0))).toEqual([
      ['service', 9900],
      ['tax', 1485],
    ])
  })

  test('recruitments have the published totals', () => {
    const totals = [9350, 7687, 5210].map((price) => calculateQuote(plan(price, 0)).total)
    expect(totals).toEqual([1_075_250, 884_005, 599_150])
  })

  test('a tax of 20.5 % is added to the total, and a tax of zero is listed as a line', () => {
    expect(calculateQuote(plan(100, 0, percent(20.5))).total).toBe(12_050)
    expect(linesOf(plan(100, 0, percent(0)))).toEqual([
      ['service', 10_000],
      ['tax', 0],
    ])
  })

  test('an hourly total is the plan total times repeat count times quantity', () => {
    const once = calculateQuote(plan(379, 0)).total
    expect(once).toBe(43_585)
    expect(calculateQuote({ ...plan(379, 0), repeatCount: 3, quantity: 2 }).total).toBe(once * 6)
    expect(calculateQuote({ ...plan(379, 0), repeatCount: 4 }).total).toBe(once * 4)
    expect(calculateQuote({ ...plan(379, 0), quantity: 5 }).total).toBe(once * 5)
  })

  test('an order is charged the delivery once, however often the bundle repeats', () => {
    const answer = calculateQuote({ ...plan(100, 40), delivery: riyals(150), repeatCount: 2 })
    expect(quoteLineAmount(answer, 'delivery')).toBe(15_000)
    expect(quoteLineAmount(answer, 'wage')).toBe(8000)
    expect(quoteLineAmount(answer, 'service')).toBe(12_000)
  })

  test('the office share of an order is the list price without the wage', () => {
    expect(officeShare({ listPrice: riyals(6600), wage: riyals(2700) })).toBe(390_000)
    expect(officeShare({ listPrice: riyals(900), wage: riyals(900) })).toBe(0)
  })

  test('the VAT inside the delivery fee of 150 SAR is 19.57', () => {
    expect(includedPercentAmount(riyals(150), VAT)).toBe(1957)
  })
})

describe('the amounts beside the total', () => {
  test('insurance is listed as a part of the total of an order, and the visa fee outside the total', () => {
    const answer = calculateQuote({ ...plan(13_900, 0), insurance: riyals(500), visaFee: riyals(2000) })
    expect(answer.total).toBe(1_598_500)
    expect(answer.ofWhich).toEqual([{ code: 'insurance', amount: 50_000 }])
    expect(answer.outside).toEqual([{ code: 'visa_fee', amount: 200_000 }])
  })

  test('a quote lists no extra amounts without insurance or visa', () => {
    const answer = calculateQuote({ ...plan(99, 0), insurance: ZERO_MONEY, visaFee: ZERO_MONEY })
    expect(answer.ofWhich).toEqual([])
    expect(answer.outside).toEqual([])
  })

  test('a quote counts insurance for each bundle, and refuses more than the whole price', () => {
    expect(
      calculateQuote({ ...plan(100, 0), insurance: riyals(10), repeatCount: 3 }).ofWhich[0]?.amount,
    ).toBe(3000)
    expect(calculateQuote({ ...plan(100, 0), insurance: riyals(115) }).ofWhich[0]?.amount).toBe(11_500)
    expect(() => calculateQuote({ ...plan(100, 0), insurance: riyals(116) })).toThrow(
      refusal('pricing.insurance_above_price', { insurance: 11_600, total: 11_500 }),
    )
  })

  test('the wallet pays for an order after tax, as far as the total needs it', () => {
    const part = calculateQuote({ ...plan(99, 0), wallet: riyals(100) })
    expect([part.total, part.wallet, part.due]).toEqual([11_385, 10_000, 1385])
    const all = calculateQuote({ ...plan(99, 0), wallet: riyals(600) })
    expect([all.total, all.wallet, all.due]).toEqual([11_385, 11_385, 0])
    expect(calculateQuote(plan(99, 0)).wallet).toBe(0)
  })
})

describe('discounts', () => {
  const quarter: Discount = { kind: 'percent', percent: percent(25), atMost: riyals(100) }

  test('a discount of 25 % is deducted before tax', () => {
    expect(linesOf({ ...plan(99, 0), discounts: [quarter] })).toEqual([
      ['service', 9900],
      ['voucher', -2475],
      ['tax', 1114],
    ])
  })

  test('a voucher never gives more than its maximum', () => {
    expect(linesOf({ ...plan(720, 0), discounts: [quarter] })).toEqual([
      ['service', 72_000],
      ['voucher', -10_000],
      ['tax', 9300],
    ])
    expect(quoteLineAmount(calculateQuote({ ...plan(400, 0), discounts: [quarter] }), 'voucher')).toBe(
      -10_000,
    )
    expect(quoteLineAmount(calculateQuote({ ...plan(399, 0), discounts: [quarter] }), 'voucher')).toBe(-9975)
  })

  test('a percentage voucher without a maximum applies to the office’s whole share', () => {
    const half: Discount = { kind: 'percent', percent: percent(50) }
    expect(quoteLineAmount(calculateQuote({ ...plan(720, 0), discounts: [half] }), 'voucher')).toBe(-36_000)
  })

  test('redeemed points worth 50 SAR are deducted from an order before tax', () => {
    expect(linesOf({ ...plan(2350, 900), discounts: [{ kind: 'points', amount: riyals(50) }] })).toEqual([
      ['service', 145_000],
      ['points', -5000],
      ['tax', 21_000],
      ['wage', 90_000],
    ])
  })

  test('no discount exceeds the office’s share, so that wage and delivery are paid in full', () => {
    const answer = calculateQuote({
      ...plan(1000, 900),
      delivery: riyals(150),
      discounts: [
        { kind: 'amount', amount: riyals(80) },
        { kind: 'points', amount: riyals(50) },
        { kind: 'amount', amount: riyals(10) },
      ],
    })
    expect(answer.lines).toEqual([
      { code: 'service', amount: 10_000 },
      { code: 'voucher', amount: -8000 },
      { code: 'points', amount: -2000 },
      { code: 'tax', amount: 0 },
      { code: 'wage', amount: 90_000 },
      { code: 'delivery', amount: 15_000 },
    ])
    expect(answer.total).toBe(105_000)
  })

  test('two vouchers have two lines, and their discount is the sum of both', () => {
    const answer = calculateQuote({
      ...plan(720, 0),
      discounts: [
        { kind: 'amount', amount: riyals(20) },
        { kind: 'percent', percent: percent(10) },
      ],
    })
    expect(answer.lines.map(({ amount }) => amount)).toEqual([72_000, -2000, -7200, 9420])
    expect(quoteLineAmount(answer, 'voucher')).toBe(-9200)
  })

  test('the tax of repeated bundles is the rate of their discounted sum, rounded once', () => {
    const weekly = calculateQuote({ ...plan(105, 0), repeatCount: 8, discounts: [quarter] })
    expect(weekly.lines).toEqual([
      { code: 'service', amount: 84_000 },
      { code: 'voucher', amount: -10_000 },
      { code: 'tax', amount: 11_100 },
    ])
    // 15 % of 0.03 is 0.0045: nothing for one bundle, and two halalas for four of them together.
    const small = { listPrice: money(3), wage: ZERO_MONEY, tax: VAT }
    expect(quoteLineAmount(calculateQuote(small), 'tax')).toBe(0)
    expect(quoteLineAmount(calculateQuote({ ...small, repeatCount: 4 }), 'tax')).toBe(2)
  })
})

describe('all VAT of an order', () => {
  test('all VAT of an order includes the VAT inside the delivery, and none of the wage', () => {
    expect(quoteTax(calculateQuote({ ...plan(6600, 2700), delivery: riyals(150) }))).toBe(60_457)
  })

  test('all VAT of an order without a delivery is its tax line', () => {
    const discounts: readonly Discount[] = [{ kind: 'percent', percent: percent(25) }]
    expect(quoteTax(calculateQuote({ ...plan(99, 0), discounts }))).toBe(1114)
  })

  test('all VAT of an order is the rate of its discounted sum', () => {
    const discounts: readonly Discount[] = [
      { kind: 'amount', amount: riyals(20) },
      { kind: 'points', amount: riyals(30) },
    ]
    const answer = calculateQuote({ ...plan(1050, 0), delivery: riyals(115), discounts })
    expect(quoteTax(answer)).toBe(15_000 + 1500)
  })
})

describe('invalid values', () => {
  test.each([0, -1, 1.5, Number.NaN, 10_001])('a count of %s bundles or workers is refused', (value) => {
    expect(() => calculateQuote({ ...plan(99, 0), repeatCount: value })).toThrow(
      refusal('pricing.not_a_count', { name: 'repeatCount', value: String(value) }),
    )
    expect(() => calculateQuote({ ...plan(99, 0), quantity: value })).toThrow(
      refusal('pricing.not_a_count', { name: 'quantity', value: String(value) }),
    )
  })

  test('a quote accepts a count of ten thousand bundles, the greatest', () => {
    expect(calculateQuote({ ...plan(1, 0), repeatCount: 10_000 }).total).toBe(1_150_000)
  })

  test('a wage above the price is refused', () => {
    expect(() => calculateQuote(plan(900, 901))).toThrow(
      refusal('pricing.wage_above_price', { listPrice: 90_000, wage: 90_100 }),
    )
  })

  test.each([
    ['wage', { wage: money(-1) }],
    ['listPrice', { listPrice: money(-1) }],
    ['delivery', { delivery: money(-1) }],
    ['insurance', { insurance: money(-1) }],
    ['visaFee', { visaFee: money(-1) }],
    ['wallet', { wallet: money(-1) }],
    ['amount', { discounts: [{ kind: 'amount', amount: money(-1) }] }],
    ['points', { discounts: [{ kind: 'points', amount: money(-1) }] }],
    ['atMost', { discounts: [{ kind: 'percent', percent: percent(10), atMost: money(-1) }] }],
  ] satisfies [string, Partial<QuoteRequest>][])(
    'an amount of a quote below zero is refused: %s',
    (name, wrong) => {
      expect(() => calculateQuote({ ...plan(99, 0), ...wrong })).toThrow(
        refusal('money.negative', { name, value: -1 }),
      )
    },
  )
})

describe('the hash of a quote', () => {
  const base: QuoteRequest = {
    ...plan(6600, 2700),
    delivery: riyals(150),
    insurance: riyals(250),
    visaFee: riyals(2000),
  }

  test('the hash of a quote is the same for the same quote, on every machine', () => {
    expect(calculateQuote(base).hash).toBe(calculateQuote({ ...base }).hash)
    expect(calculateQuote(base).hash).toMatch(/^[0-9a-f]{16}$/)
    expect(calculateQuote(plan(99, 0)).hash).toBe('59f615f83c1e5928')
  })

  test.each<[string, Partial<QuoteRequest>]>([
    ['price', { listPrice: riyals(6601) }],
    ['wage', { wage: riyals(2701) }],
    ['tax', { tax: percent(5) }],
    ['repeat count', { repeatCount: 2 }],
    ['quantity', { quantity: 2 }],
    ['delivery', { delivery: ZERO_MONEY }],
    ['voucher', { discounts: [{ kind: 'amount', amount: riyals(50) }] }],
    ['points', { discounts: [{ kind: 'points', amount: riyals(50) }] }],
    ['insurance', { insurance: riyals(251) }],
    ['visa fee', { visaFee: riyals(2001) }],
    ['wallet', { wallet: riyals(1) }],
  ])('the hash of a quote changes with the %s', (_name, change) => {
    expect(calculateQuote({ ...base, ...change }).hash).not.toBe(calculateQuote(base).hash)
  })

  test('the hash of a quote distinguishes a voucher from points of the same value', () => {
    const voucher = calculateQuote({ ...base, discounts: [{ kind: 'amount', amount: riyals(50) }] })
    const points = calculateQuote({ ...base, discounts: [{ kind: 'points', amount: riyals(50) }] })
    expect(voucher.total).toBe(points.total)
    expect(voucher.hash).not.toBe(points.hash)
  })
})

describe('the quote of any order', () => {
  const price = fc.integer({ min: 0, max: 5_000_000 })
  const discounts = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), amount: price.map(money) }),
      fc.record({ kind: fc.constant('points' as const), amount: price.map(money) }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => percent(tenths / 10)),
        atMost: fc.option(price.map(money), { nil: undefined }),
      }),
    ),
    { maxLength: 3 },
  )
  const requests: fc.Arbitrary<QuoteRequest> = fc
    .record({
      prices: fc
        .tuple(price, price)
        .map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const),
      tax: fc.integer({ min: 0, max: 1000 }).map((tenths) => percent(tenths / 10)),
      repeatCount: fc.integer({ min: 1, max: 60 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      delivery: price.map(money),
      wallet: price.map(money),
      discounts,
    })
    .map(({ prices: [listPrice, wage], ...rest }) => ({
      listPrice: money(listPrice),
      wage: money(wage),
      ...rest,
    }))

  test('the quote of any order has lines that add up to its total, as do the wallet part and the amount due', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = calculateQuote(request)
        expect(sum(answer.lines.map(({ amount }) => amount))).toBe(answer.total)
        expect(answer.wallet + answer.due).toBe(answer.total)
        expect(answer.due).toBeGreaterThanOrEqual(0)
      }),
      propertyTestOptions,
    )
  })

  test('the quote of any order with at most one discount lists its lines in one fixed order', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const places = calculateQuote({ ...request, discounts: request.discounts?.slice(0, 1) }).lines.map(
          ({ code }) => QUOTE_LINE_CODES.indexOf(code),
        )
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        expect(places).toEqual(expect.arrayContaining([0, 3]))
      }),
      propertyTestOptions,
    )
  })

  test('the quote of any order has discounts within the office’s share and a tax that is not negative', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = calculateQuote(request)
        const off: Money = sum([quoteLineAmount(answer, 'voucher'), quoteLineAmount(answer, 'points')])
        expect(off).toBeLessThanOrEqual(0)
        expect(quoteLineAmount(answer, 'service') + off).toBeGreaterThanOrEqual(0)
        expect(quoteLineAmount(answer, 'tax')).toBeGreaterThanOrEqual(0)
        expect(quoteLineAmount(answer, 'tax')).toBe(
          percentOf(sum([quoteLineAmount(answer, 'service'), off]), request.tax),
        )
      }),
      propertyTestOptions,
    )
  })

  test('the quote of any order has no higher total with a discount', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(calculateQuote(request).total).toBeLessThanOrEqual(
          calculateQuote({ ...request, discounts: [] }).total,
        )
      }),
      propertyTestOptions,
    )
  })

  test('the quote of an order in whole riyals without a discount has the plan total times the bundles, plus the delivery', () => {
    fc.assert(
      fc.property(requests, ({ repeatCount = 1, quantity = 1, delivery = ZERO_MONEY, ...request }) => {
        const whole = {
          listPrice: multiply(request.listPrice, 100),
          wage: multiply(request.wage, 100),
          tax: VAT,
        }
        const once = calculateQuote(whole).total
        const all = calculateQuote({ ...whole, repeatCount, quantity, delivery }).total
        expect(all).toBe(once * repeatCount * quantity + delivery)
      }),
      propertyTestOptions,
    )
  })
})
