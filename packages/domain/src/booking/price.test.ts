import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { moneyFromWire, ZERO_MONEY } from '../money/index.ts'
import { quotePlan } from '../plans/index.ts'
import type { PlanPricingInput } from '../plans/index.ts'
import { startDraft } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { priceBooking } from './price.ts'
import { reduceBooking } from './reduce.ts'
import type { BookingAction } from './reduce.ts'

const stamp = { id: 'fresh', now: instant('2026-02-12T09:00:00+03:00') }
const begin = (service: BookingDraft['service'], ...actions: readonly BookingAction[]) =>
  actions.reduce(
    (draft, action) => reduceBooking(draft, action, stamp),
    startDraft({ service, serviceId: 1, planId: 101 }, stamp),
  )
const plan: PlanPricingInput = {
  service: { code: 'hourly' },
  listPrice: moneyFromWire(100),
  employeeWage: null,
  taxes: [{ name: 'VAT', percent: 15 }],
  requiresInsurance: false,
  insuranceAmount: null,
  insuranceInPrice: false,
  visaFee: null,
}
const known = { deliveryCost: moneyFromWire(50), quoted: undefined, balance: ZERO_MONEY }
const twice: BookingAction = { type: 'chooseVisits', visits: { repeatMode: 'weekly', repeatCount: 2 } }
const two: BookingAction = { type: 'chooseWorkers', workers: { count: 2, workerIds: [1, 2] } }
const home: BookingAction = { type: 'chooseDelivery', delivery: { branchId: 1, delivery: 'home' } }
const voucher: BookingAction = { type: 'addExtras', extras: { voucherCode: 'V', useWallet: true } }

test('a booking is priced locally with its repetitions, its workers and the delivery', () => {
  expect(priceBooking(begin('hourly'), plan, known)).toEqual({
    lines: [
      { code: 'service', amount: 10_000 },
      { code: 'tax', amount: 1500 },
    ],
    taxPercent: 15,
    taxTotal: 1500,
    ofWhich: [],
    outside: [],
    voucher: null,
    totals: [11_500],
    total: 11_500,
    balance: 0,
    wallet: 0,
    due: 11_500,
  })
  expect(priceBooking(begin('hourly', twice), plan, known)?.totals).toEqual([23_000])
  expect(priceBooking(begin('resident', two, home), plan, known)?.totals).toEqual([16_500, 16_500])
  expect(priceBooking(begin('resident', home), plan, { ...known, deliveryCost: undefined })?.total).toBe(
    11_500,
  )
})

test('the server’s quote, with its voucher, applies to the first order only', () => {
  const quoted = {
    lines: [{ code: 'service', label: 'as the server calls it', amount: moneyFromWire(90) }],
    taxPercent: 5,
    total: moneyFromWire(90),
    taxTotal: moneyFromWire(4.29),
    ofWhich: [],
    outside: [],
    voucher: { percent: 10, atMost: null },
  }
  const price = priceBooking(begin('hourly', two, voucher), plan, {
    ...known,
    quoted,
    balance: moneyFromWire(100),
  })
  expect(price).toMatchObject({
    lines: [{ code: 'service', amount: 9000 }],
    taxPercent: 5,
    taxTotal: 429,
    voucher: { percent: 10, atMost: null },
    totals: [9000, 11_500],
    total: 20_500,
    // The first order costs 90.00, so no more of the wallet is used.
    wallet: 9000,
    due: 11_500,
  })
  expect(price?.lines[0]).toEqual({ code: 'service', amount: 9000 })
  expect(
    priceBooking(begin('hourly'), plan, { ...known, quoted: { ...quoted, taxPercent: null } }),
  ).toMatchObject({ taxPercent: 15, wallet: 0 })
})

test('a price on request and an invalid price give no total', () => {
  expect(priceBooking(begin('period'), { ...plan, listPrice: null }, known)).toBeUndefined()
  expect(quotePlan({ ...plan, employeeWage: moneyFromWire(200) })).toBeUndefined()
})

test('the government fee of a recruitment is shown beside its price, and the insurance of a plan as a part of its price', () => {
  const recruitment = { ...plan, service: { code: 'mediation' } }
  expect(quotePlan(recruitment)?.outside).toEqual([{ code: 'visa_fee', amount: 200_000 }])
  expect(quotePlan({ ...recruitment, visaFee: moneyFromWire(1) })?.outside).toEqual([
    { code: 'visa_fee', amount: 100 },
  ])
  const insured = { ...plan, requiresInsurance: true, insuranceInPrice: true }
  expect(quotePlan({ ...insured, insuranceAmount: moneyFromWire(10) })?.ofWhich).toEqual([
    { code: 'insurance', amount: 1000 },
  ])
  expect(quotePlan(insured)?.ofWhich).toEqual([])
})
