import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addHours, clockTime, instant, instantAt, riyadhDay } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { money, ZERO_MONEY, percent, riyals, sum } from '../money/index.ts'
import { calculateQuote } from '../pricing/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import {
  agencyCancellationQuote,
  cancellationQuote,
  overstayFine,
  lastFreeCancellationMoment,
  paidAmountsOf,
  createPolicyConfig,
  refundQuote,
} from './index.ts'
import type { ContractEndingQuote, ContractEndingRefusal, PaidContract } from './index.ts'
import type { Outcome } from '../refusal/index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const VAT = percent(15)
const now = instant('2026-02-18T10:15:00+03:00')
const inHours = (hours: number) => addHours(now, hours)
const plan = (listPrice: number, wage = 0) => ({ listPrice: riyals(listPrice), wage: riyals(wage), tax: VAT })

const contract = (listPrice: number, wage: number, total: number, used: number): PaidContract => ({
  paid: paidAmountsOf(calculateQuote(plan(listPrice, wage))),
  taxPercent: VAT,
  units: { total, used },
  instalments: false,
})
const grantedQuote = (outcome: Outcome<ContractEndingQuote, ContractEndingRefusal>): ContractEndingQuote => {
  if (!outcome.ok) throw new Error(outcome.reason.code)
  return outcome.value
}
const amounts = (answer: ContractEndingQuote) => answer.lines.map(({ code, amount }) => [code, amount])

describe('the examples of the catalogue', () => {
  test('cancelling a visit 3 days ahead is free and refunds 113.85', () => {
    const visit: PaidContract = { ...contract(99, 0, 1, 0), startsAt: inHours(72), nextVisitAt: inHours(72) }
    const answer = grantedQuote(cancellationQuote(visit, now))
    expect(amounts(answer)).toEqual([
      ['unused_service', 9900],
      ['unused_tax', 1485],
    ])
    expect([answer.refund, answer.due]).toEqual([11_385, 0])
  })

  test('ending an 8-visit bundle after 3 visits refunds 388.12', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 3),
      startsAt: inHours(-400),
      nextVisitAt: inHours(72),
    }
    const answer = grantedQuote(cancellationQuote(bundle, now))
    expect(answer.lines).toEqual([
      { code: 'unused_service', rule: 'unused_value', amount: 45_000, values: { units: 5, total: 8 } },
      { code: 'unused_tax', rule: 'unused_value', amount: 6750, values: { units: 5, total: 8 } },
      { code: 'break_fee', rule: 'break_fee', amount: -11_250, values: { percent: 25, base: 45_000 } },
      { code: 'break_fee_tax', rule: 'break_fee', amount: -1688, values: { percent: 15, base: 11_250 } },
    ])
    expect(answer.refund).toBe(38_812)
  })

  test('ending a 90-day live-in contract after 30 days refunds 4,042.50', () => {
    const answer = grantedQuote(
      cancellationQuote({ ...contract(6600, 2700, 90, 30), startsAt: inHours(-720) }, now),
    )
    expect(answer.lines[1]).toEqual({
      code: 'unused_wage',
      rule: 'unused_value',
      amount: 180_000,
      values: { units: 60, total: 90 },
    })
    expect(amounts(answer)).toEqual([
      ['unused_service', 260_000],
      ['unused_wage', 180_000],
      ['unused_tax', 39_000],
      ['break_fee', -65_000],
      ['break_fee_tax', -9750],
    ])
    expect(answer.refund).toBe(404_250)
  })
})

describe('cancelling with more or less than 48 hours of notice', () => {
  test('a cancellation with exactly 48 hours of notice loses the next visit, and the break fee applies to the rest', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 3),
      startsAt: inHours(-400),
      nextVisitAt: inHours(48),
    }
    const answer = grantedQuote(cancellationQuote(bundle, now))
    expect(answer.lines).toEqual([
      { code: 'unused_service', rule: 'unused_value', amount: 45_000, values: { units: 5, total: 8 } },
      { code: 'unused_tax', rule: 'unused_value', amount: 6750, values: { units: 5, total: 8 } },
      { code: 'next_visit_lost', rule: 'notice_48_hours', amount: -9000, values: { hours: 48 } },
      { code: 'next_visit_lost_tax', rule: 'notice_48_hours', amount: -1350, values: { hours: 48 } },
      { code: 'break_fee', rule: 'break_fee', amount: -9000, values: { percent: 25, base: 36_000 } },
      { code: 'break_fee_tax', rule: 'break_fee', amount: -1350, values: { percent: 15, base: 9000 } },
    ])
    expect(answer.refund).toBe(31_050)
    expect(answer.lastFreeMoment, 'what has begun is not free to end').toBeUndefined()
  })

  test('the wage of a lost visit is not refunded', () => {
    const bundle: PaidContract = {
      ...contract(800, 400, 4, 2),
      startsAt: inHours(-400),
      nextVisitAt: inHours(1),
    }
    const answer = grantedQuote(cancellationQuote(bundle, now))
    expect(amounts(answer)).toEqual([
      ['unused_service', 20_000],
      ['unused_wage', 20_000],
      ['unused_tax', 3000],
      ['next_visit_lost', -20_000],
      ['next_visit_lost_tax', -1500],
      ['break_fee', -2500],
      ['break_fee_tax', -375],
    ])
  })

  test('a single visit cancelled late has no refund and no further fee', () => {
    const visit: PaidContract = { ...contract(99, 0, 1, 0), startsAt: inHours(47), nextVisitAt: inHours(47) }
    const answer = grantedQuote(cancellationQuote(visit, now))
    expect(amounts(answer)).toEqual([
      ['unused_service', 9900],
      ['unused_tax', 1485],
      ['next_visit_lost', -9900],
      ['next_visit_lost_tax', -1485],
    ])
    expect([answer.refund, answer.due]).toEqual([0, 0])
  })

  test('a bundle cancelled in time before its first visit is refunded in full', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 0),
      startsAt: inHours(49),
      nextVisitAt: inHours(49),
    }
    const answer = grantedQuote(cancellationQuote(bundle, now))
    expect(answer.refund).toBe(82_800)
    expect(answer.lastFreeMoment).toBe(lastFreeCancellationMoment(inHours(49)))
  })

  test('a bundle cancelled late before its first visit loses that visit and the break fee applies', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 0),
      startsAt: inHours(10),
      nextVisitAt: inHours(10),
    }
    expect(amounts(grantedQuote(cancellationQuote(bundle, now)))).toEqual([
      ['unused_service', 72_000],
      ['unused_tax', 10_800],
      ['next_visit_lost', -9000],
      ['next_visit_lost_tax', -1350],
      ['break_fee', -15_750],
      ['break_fee_tax', -2363],
    ])
  })

  test('a live-in contract cancelled in time before its start is refunded in full with the delivery, and one cancelled late pays only the break fee', () => {
    const paid = paidAmountsOf(calculateQuote({ ...plan(6600, 2700), delivery: riyals(150) }))
    const early: PaidContract = { ...contract(6600, 2700, 90, 0), paid, startsAt: inHours(49) }
    const answer = grantedQuote(cancellationQuote(early, now))
    expect(answer.lines.at(-1)).toEqual({ code: 'delivery', rule: 'not_begun', amount: 15_000, values: {} })
    expect(answer.refund).toBe(733_500)
    const late = grantedQuote(cancellationQuote({ ...early, startsAt: inHours(48) }, now))
    expect(late.refund).toBe(733_500 - 97_500 - 14_625)
    expect(late.lines.map(({ code }) => code)).toContain('delivery')
  })

  test('the delivery is not refunded once the contract has begun', () => {
    const paid = paidAmountsOf(calculateQuote({ ...plan(6600, 2700), delivery: riyals(150) }))
    const begun: PaidContract = { ...contract(6600, 2700, 90, 0), paid, startsAt: now }
    expect(grantedQuote(cancellationQuote(begun, now)).lines.map(({ code }) => code)).not.toContain(
      'delivery',
    )
    const used: PaidContract = { ...contract(6600, 2700, 90, 1), paid }
    expect(grantedQuote(cancellationQuote(used, now)).lines.map(({ code }) => code)).not.toContain('delivery')
  })

  test('a contract that has begun pays the break fee even when its next visit is far away', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 0),
      startsAt: inHours(-1),
      nextVisitAt: inHours(100),
    }
    expect(grantedQuote(cancellationQuote(bundle, now)).lines.map(({ code }) => code)).toEqual([
      'unused_service',
      'unused_tax',
      'break_fee',
      'break_fee_tax',
    ])
  })

  test('a cancellation uses the notice period and the fee percentage of the configuration', () => {
    const config = createPolicyConfig({ noticeHours: 24, breakFeePercent: percent(10) })
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 3),
      startsAt: inHours(-400),
      nextVisitAt: inHours(24),
    }
    const answer = grantedQuote(cancellationQuote(bundle, now, config))
    expect(answer.lines[2]).toMatchObject({ code: 'next_visit_lost', values: { hours: 24 } })
    expect(answer.lines[3]).toMatchObject({ code: 'next_visit_lost_tax', values: { hours: 24 } })
    expect(answer.lines[4]).toMatchObject({
      code: 'break_fee',
      amount: -3600,
      values: { percent: 10, base: 36_000 },
    })
    const first: PaidContract = { ...contract(720, 0, 8, 0), nextVisitAt: inHours(24) }
    const before = grantedQuote(cancellationQuote(first, now, config))
    expect(before.lastFreeMoment).toBe(lastFreeCancellationMoment(inHours(24), config))
    const late = grantedQuote(cancellationQuote({ ...first, orderedAt: inHours(1) }, now, config))
    expect(late.lastFreeMoment).toBeUndefined()
  })
})

describe('a contract that the agency ends', () => {
  const ended = (paid: PaidContract) => grantedQuote(agencyCancellationQuote(paid, now))

  test('a contract that the agency ends gives back everything unused with tax and wage, and keeps nothing', () => {
    const days: PaidContract = {
      ...contract(6600, 2700, 90, 45),
      startsAt: inHours(-45 * 24),
      daysOverstayed: 3,
    }
    expect(amounts(ended(days))).toEqual([
      ['unused_service', 195_000],
      ['unused_wage', 135_000],
      ['unused_tax', 29_250],
    ])
  })

  test('a contract that the agency ends before it has begun gives back the delivery too', () => {
    const paid = paidAmountsOf(calculateQuote({ ...plan(6600, 2700), delivery: riyals(150) }))
    const soon: PaidContract = { ...contract(6600, 2700, 90, 0), paid, startsAt: inHours(3) }
    expect(ended(soon).refund).toBe(733_500)
    expect(ended({ ...soon, startsAt: inHours(-1) }).refund).toBe(718_500)
  })

  test('a contract that the agency ends gives back the next visit however near it is', () => {
    const bundle: PaidContract = {
      ...contract(720, 0, 8, 3),
      startsAt: inHours(-400),
      nextVisitAt: inHours(2),
    }
    expect(amounts(ended(bundle))).toEqual([
      ['unused_service', 45_000],
      ['unused_tax', 6750],
    ])
  })

  test('a contract that the agency ends is given back on instalments too, but not once it is used in full', () => {
    expect(ended({ ...contract(720, 0, 8, 4), instalments: true }).refund).toBe(41_400)
    expect(agencyCancellationQuote(contract(720, 0, 8, 8), now)).toMatchObject({
      ok: false,
      reason: { code: 'policies.fully_used' },
    })
  })

  test('a recruitment that the agency ends keeps no visa fee, and gives at least what its late rule gives', () => {
    const recruitment: PaidContract = { ...contract(7687, 0, 730, 0), visaIssued: true }
    expect(ended(recruitment).refund).toBe(884_005)
    expect(ended({ ...recruitment, recruitment: 'late_in_extension' }).refund).toBe(884_005 + 132_601)
  })
})

describe('until when the sums of an ending hold', () => {
  const validUntil = (paid: PaidContract) => grantedQuote(cancellationQuote(paid, now)).validUntil
  const lastFree = (start: Instant) => lastFreeCancellationMoment(start)

  test('the sums of a bundle hold until its last free moment, then until it begins', () => {
    const first: PaidContract = { ...contract(720, 0, 8, 0), startsAt: inHours(60), nextVisitAt: inHours(60) }
    expect(validUntil(first)).toBe(lastFree(inHours(60)))
    const late: PaidContract = { ...first, startsAt: inHours(10), nextVisitAt: inHours(10) }
    expect(validUntil(late)).toBe(inHours(10) - 1)
  })

  test('the sums of a bundle that has begun hold until its next visit can no longer be saved', () => {
    const bundle: PaidContract = { ...contract(720, 0, 8, 3), startsAt: inHours(-400) }
    expect(validUntil({ ...bundle, nextVisitAt: inHours(50) })).toBe(lastFree(inHours(50)))
    expect(validUntil({ ...bundle, nextVisitAt: inHours(40) })).toBeUndefined()
  })

  test('the sums of a contract by days hold until midnight in Riyadh, or its last free moment before it', () => {
    const midnight = instant(instantAt(addDays(riyadhDay(now), 1), clockTime('00:00')) - 1)
    const running: PaidContract = { ...contract(6600, 2700, 90, 5), startsAt: inHours(-120) }
    expect(validUntil(running)).toBe(midnight)
    expect(validUntil(contract(7687, 0, 730, 0))).toBe(midnight)
    const soon: PaidContract = { ...contract(6600, 2700, 90, 0), startsAt: inHours(49) }
    expect(validUntil(soon)).toBe(Math.min(midnight, lastFree(inHours(49))))
  })
})

describe('recruitment', () => {
  const ordered = contract(7687, 0, 730, 0)

  test('a recruitment cancelled before the arrival is known is refunded in full', () => {
    const answer = grantedQuote(cancellationQuote(ordered, now))
    expect([answer.refund, answer.lastFreeMoment]).toEqual([884_005, undefined])
  })

  test('a recruitment cancelled after the visa is issued keeps 2,000 SAR', () => {
    const answer = grantedQuote(cancellationQuote({ ...ordered, visaIssued: true }, now))
    expect(answer.lines.at(-1)).toEqual({
      code: 'visa_fee',
      rule: 'visa_issued',
      amount: -200_000,
      values: {},
    })
    expect(answer.refund).toBe(684_005)
    const config = createPolicyConfig({ visaFee: riyals(2500) })
    expect(grantedQuote(cancellationQuote({ ...ordered, visaIssued: true }, now, config)).refund).toBe(
      634_005,
    )
    expect(grantedQuote(cancellationQuote({ ...ordered, visaIssued: false }, now)).refund).toBe(884_005)
  })

  test('cancellation fees beyond the refund become an amount due', () => {
    const cheap: PaidContract = { ...contract(1000, 0, 730, 729), visaIssued: true }
    const answer = grantedQuote(cancellationQuote(cheap, now))
    expect(answer.refund).toBe(0)
    expect(answer.due).toBe(-sum(answer.lines.map(({ amount }) => amount)))
    expect(answer.due).toBeGreaterThan(199_000)
  })
})

describe('the daily fine', () => {
  test('the daily fine for a worker who stays is zero unless the owner configured one', () => {
    expect(overstayFine(10)).toBe(0)
    expect(overstayFine(3, createPolicyConfig({ dailyFine: riyals(50) }))).toBe(15_000)
  })

  test('the daily fine is charged for each day the worker stayed after the end', () => {
    const stayed: PaidContract = {
      ...contract(6600, 2700, 90, 30),
      startsAt: inHours(-720),
      daysOverstayed: 4,
    }
    expect(grantedQuote(cancellationQuote(stayed, now)).refund).toBe(404_250)
    const answer = grantedQuote(cancellationQuote(stayed, now, createPolicyConfig({ dailyFine: riyals(50) })))
    expect(answer.lines.at(-1)).toEqual({
      code: 'daily_fine',
      rule: 'daily_fine',
      amount: -20_000,
      values: { days: 4 },
    })
    expect(answer.refund).toBe(384_250)
  })

  test.each([-1, 0.5, 10_001, Number.NaN])('a daily fine for %s days is refused', (days) => {
    const wrong = refusal('policies.not_a_count', { name: 'overstayed', value: String(days) })
    expect(() => overstayFine(days)).toThrow(wrong)
    expect(() => cancellationQuote({ ...contract(99, 0, 1, 0), daysOverstayed: days }, now)).toThrow(wrong)
  })

  test('the daily fine can be calculated for ten thousand days', () => {
    expect(overstayFine(10_000, createPolicyConfig({ dailyFine: riyals(1) }))).toBe(1_000_000)
  })
})

describe('contracts without a refund', () => {
  test('an order paid in instalments can be neither cancelled nor refunded', () => {
    const instalments: PaidContract = { ...contract(720, 0, 8, 0), instalments: true, startsAt: inHours(500) }
    const denied = { ok: false, reason: { code: 'policies.instalments' } }
    expect(cancellationQuote(instalments, now)).toEqual(denied)
    expect(refundQuote(instalments, 0, now)).toEqual(denied)
  })

  test('a fully used service without a complaint in time is not refunded', () => {
    const used: PaidContract = { ...contract(720, 0, 8, 8), startsAt: inHours(-900) }
    const denied = { ok: false, reason: { code: 'policies.fully_used' } }
    expect(cancellationQuote(used, now)).toEqual(denied)
    expect(refundQuote(used, 0, now)).toEqual(denied)
  })
})

describe('refund requests', () => {
  test('a used visit with a complaint in time is refunded in full', () => {
    const used: PaidContract = { ...contract(720, 0, 8, 8), startsAt: inHours(-900) }
    const answer = grantedQuote(refundQuote(used, 1, now))
    expect(answer.lines).toEqual([
      {
        code: 'complained_service',
        rule: 'complaint_in_period',
        amount: 9000,
        values: { units: 1, total: 8 },
      },
      { code: 'complained_tax', rule: 'complaint_in_period', amount: 1350, values: { units: 1, total: 8 } },
    ])
    expect(answer.refund).toBe(10_350)
  })

  test('late notice of a refund request loses no visit when none is left', () => {
    const used: PaidContract = { ...contract(720, 0, 8, 8), startsAt: inHours(-900), nextVisitAt: inHours(1) }
    expect(grantedQuote(refundQuote(used, 2, now)).refund).toBe(20_700)
  })

  test('refund requests refund the unused part by the rules of a cancellation, and the days of a complaint in full', () => {
    const live: PaidContract = { ...contract(6600, 2700, 90, 30), startsAt: inHours(-720) }
    expect(refundQuote(live, 0, now)).toEqual(cancellationQuote(live, now))
    expect(grantedQuote(refundQuote(live, 3, now)).lines[4]).toEqual({
      code: 'complained_wage',
      rule: 'complaint_in_period',
      amount: 9000,
      values: { units: 3, total: 90 },
    })
    expect(amounts(grantedQuote(refundQuote(live, 3, now)))).toEqual([
      ['unused_service', 260_000],
      ['unused_wage', 180_000],
      ['unused_tax', 39_000],
      ['complained_service', 13_000],
      ['complained_wage', 9000],
      ['complained_tax', 1950],
      ['break_fee', -65_000],
      ['break_fee_tax', -9750],
    ])
  })

  test('refund requests use the configured break fee', () => {
    const live: PaidContract = { ...contract(6600, 2700, 90, 30), startsAt: inHours(-720) }
    const config = createPolicyConfig({ breakFeePercent: percent(0) })
    expect(grantedQuote(refundQuote(live, 0, now, config)).refund).toBe(479_000)
  })

  test.each([-1, 4, 0.5, Number.NaN])(
    'a refund request for a complaint about %s of 3 used visits is refused',
    (complained) => {
      expect(() => refundQuote(contract(720, 0, 8, 3), complained, now)).toThrow(
        refusal('policies.not_a_count', { name: 'complained', value: String(complained) }),
      )
    },
  )
})

describe('the paid amounts', () => {
  test('the paid amounts are read from the quote, with the discounts deducted from the service', () => {
    const paid = paidAmountsOf(
      calculateQuote({
        ...plan(2350, 900),
        delivery: riyals(150),
        wallet: riyals(10),
        discounts: [
          { kind: 'amount', amount: riyals(100) },
          { kind: 'points', amount: riyals(50) },
        ],
      }),
    )
    expect(paid).toEqual({ service: 130_000, tax: 19_500, wage: 90_000, delivery: 15_000 })
  })

  test.each(['service', 'tax', 'wage', 'delivery'] as const)(
    'the paid amounts refuse a negative %s',
    (name) => {
      const wrong = contract(99, 0, 1, 0)
      expect(() => cancellationQuote({ ...wrong, paid: { ...wrong.paid, [name]: money(-1) } }, now)).toThrow(
        refusal('money.negative', { name }),
      )
    },
  )

  test.each([
    [0, 0, 'units'],
    [-1, 0, 'units'],
    [1.5, 0, 'units'],
    [8, 9, 'used'],
    [8, -1, 'used'],
    [8, 0.5, 'used'],
  ])('a contract of %d units of which %d are used is refused', (total, used, name) => {
    expect(() => cancellationQuote({ ...contract(99, 0, 1, 0), units: { total, used } }, now)).toThrow(
      refusal('policies.not_a_count', { name, value: String(name === 'units' ? total : used) }),
    )
  })
})

describe('every contract', () => {
  const price = fc.integer({ min: 0, max: 5_000_000 }).map(money)
  const hours = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined })
  const contracts: fc.Arbitrary<PaidContract> = fc
    .record({
      paid: fc.record({ service: price, tax: price, wage: price, delivery: price }),
      tax: fc.integer({ min: 0, max: 100 }),
      total: fc.integer({ min: 1, max: 730 }),
      usedShare: fc.double({ min: 0, max: 1, noNaN: true }),
      start: hours,
      next: hours,
      visaIssued: fc.boolean(),
    })
    .map(({ paid, tax, total, usedShare, start, next, visaIssued }) => ({
      paid,
      taxPercent: percent(tax),
      units: { total, used: Math.floor(total * usedShare) },
      instalments: false,
      startsAt: start === undefined ? undefined : inHours(start),
      nextVisitAt: next === undefined ? undefined : inHours(next),
      visaIssued,
    }))
  const paidIn = ({ paid }: PaidContract) => sum([paid.service, paid.tax, paid.wage, paid.delivery])

  test('no contract refunds more than was paid, and its lines add up to the refund', () => {
    fc.assert(
      fc.property(contracts, fc.nat({ max: 730 }), (paid, some) => {
        const outcome = refundQuote(paid, Math.min(some, paid.units.used), now)
        if (!outcome.ok) {
          expect(paid.units.used).toBe(paid.units.total)
          return
        }
        const { lines, refund, due } = outcome.value
        expect(refund).toBeLessThanOrEqual(paidIn(paid))
        expect(refund - due).toBe(sum(lines.map(({ amount }) => amount)))
        expect(Math.min(refund, due)).toBe(0)
      }),
      propertyTestOptions,
    )
  })

  test('no contract becomes cheaper to cancel by waiting, except for one halala of rounding', () => {
    fc.assert(
      fc.property(contracts, fc.integer({ min: 0, max: 2000 }), (paid, later) => {
        const sooner = cancellationQuote(paid, now)
        const waited = cancellationQuote(paid, inHours(later))
        if (!sooner.ok || !waited.ok) {
          expect(sooner.ok).toBe(waited.ok)
          return
        }
        const balance = ({ value }: typeof sooner) => value.refund - value.due
        expect(balance(waited)).toBeLessThanOrEqual(balance(sooner) + 1)
      }),
      propertyTestOptions,
    )
  })

  test('every contract cancelled in time before its start refunds everything but the visa fee', () => {
    fc.assert(
      fc.property(contracts, (paid) => {
        const early = {
          ...paid,
          units: { ...paid.units, used: 0 },
          startsAt: inHours(49),
          nextVisitAt: undefined,
        }
        const { refund, due } = grantedQuote(cancellationQuote(early, now))
        expect(refund - due).toBe(paidIn(paid) - (paid.visaIssued ? riyals(2000) : ZERO_MONEY))
      }),
      propertyTestOptions,
    )
  })
})
