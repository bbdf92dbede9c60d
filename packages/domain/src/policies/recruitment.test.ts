import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addHours, instant, localDate } from '../calendar/index.ts'
import { money, ZERO_MONEY, percent, sum } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import {
  cancellationQuote,
  toTrialMonths,
  createPolicyConfig,
  recruitmentArrival,
  recruitmentRule,
} from './index.ts'
import type { ContractEndingQuote, PaidContract, PolicyConfig } from './index.ts'

const now = instant('2026-07-30T10:15:00+03:00')
const paidOn = localDate('2026-02-18')
const paid = { service: money(768_700), tax: money(115_305), wage: ZERO_MONEY, delivery: money(9200) }
const recruited: PaidContract = {
  paid,
  taxPercent: percent(15),
  units: { total: 730, used: 0 },
  instalments: false,
  visaIssued: true,
}
const ended = (changes: Partial<PaidContract>, config?: PolicyConfig): ContractEndingQuote => {
  const outcome = cancellationQuote({ ...recruited, ...changes }, now, config)
  if (!outcome.ok) throw new Error(outcome.reason.code)
  return outcome.value
}
const amounts = ({ lines }: ContractEndingQuote) =>
  lines.map(({ code, rule, amount }) => [code, rule, amount])

describe('a recruited worker who is late', () => {
  const after = (days: number, config = createPolicyConfig()) =>
    recruitmentRule({ paidOn }, addDays(paidOn, days), config)

  test('a recruited worker is in time for 90 days after payment; then come 30 days of extension', () => {
    expect([0, 90, 91, 120, 121].map((days) => after(days))).toEqual([
      undefined,
      undefined,
      'late_in_extension',
      'late_in_extension',
      'late_after_extension',
    ])
    const config = createPolicyConfig({ recruitmentDays: 10, recruitmentExtensionDays: 5 })
    expect([10, 15, 16].map((days) => after(days, config))).toEqual([
      undefined,
      'late_in_extension',
      'late_after_extension',
    ])
  })

  test('the recruitment of a late worker is refunded in full plus 15 % during the extension, without deducting the visa fee', () => {
    const answer = ended({ recruitment: 'late_in_extension' })
    expect(amounts(answer)).toEqual([
      ['unused_service', 'late_in_extension', 768_700],
      ['unused_tax', 'late_in_extension', 115_305],
      ['delivery', 'late_in_extension', 9200],
      ['late_compensation', 'late_in_extension', 133_981],
    ])
    expect(answer.lines.at(-1)?.values).toEqual({ percent: 15, base: 893_205 })
    expect([answer.refund, answer.due]).toEqual([1_027_186, 0])
  })

  test('the recruitment of a late worker is refunded in full plus 20 % after the extension', () => {
    const answer = ended({ recruitment: 'late_after_extension' })
    expect(amounts(answer).at(-1)).toEqual(['late_compensation', 'late_after_extension', 178_641])
    const config = createPolicyConfig({ overdueCompensation: percent(2) })
    expect(ended({ recruitment: 'late_after_extension' }, config).refund).toBe(893_205 + 17_864)
  })
})

describe('the trial of a recruited worker', () => {
  const receivedOn = localDate('2026-05-01')

  test('the trial of a recruited worker lasts 90 days from the day she was received, however late that was', () => {
    const after = (days: number, config = createPolicyConfig()) =>
      recruitmentRule({ paidOn, receivedOn }, addDays(receivedOn, days), config)
    expect([0, 90, 91].map((days) => after(days))).toEqual(['trial_pro_rata', 'trial_pro_rata', undefined])
    expect(after(11, createPolicyConfig({ trialDays: 10 }))).toBeUndefined()
  })

  test.each([
    [730, 0, 24, 0],
    [730, 29, 24, 0],
    [730, 30, 24, 1],
    [365, 90, 12, 3],
    [20, 20, 1, 0],
    [30, 90, 1, 1],
  ])(
    'the trial of a recruited worker with %d days of which %d have passed has %d months, of which %d are used',
    (total, used, months, gone) => {
      expect(toTrialMonths({ total, used })).toEqual({ total: months, used: gone })
    },
  )

  const inTrial = (used: number): Partial<PaidContract> => ({
    recruitment: 'trial_pro_rata',
    startsAt: addHours(now, -45 * 24),
    units: { total: 24, used },
  })

  test('the trial of a recruited worker refunds all that was paid ÷ the months of the contract × the remaining months, without a fee', () => {
    const answer = ended(inTrial(1))
    expect(amounts(answer)).toEqual([
      ['unused_service', 'trial_pro_rata', 736_671],
      ['unused_tax', 'trial_pro_rata', 110_501],
      ['delivery', 'trial_pro_rata', 8817],
    ])
    for (const { values } of answer.lines) expect(values).toEqual({ units: 23, total: 24 })
    expect(answer.lastFreeMoment).toBeUndefined()
  })

  test('the trial of a recruited worker never refunds more than was paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), (used) => {
        expect(ended(inTrial(used)).refund).toBeLessThanOrEqual(sum(Object.values(paid)))
      }),
      propertyTestOptions,
    )
  })
})

test('a recruited worker is expected by the estimate of her plan, and at the latest when recruitment is late', () => {
  const boughtOn = localDate('2026-10-30')
  expect(recruitmentArrival(boughtOn, 42)).toEqual({ expectedOn: '2026-12-11', latestOn: '2027-01-28' })
  expect(recruitmentArrival(boughtOn, null).expectedOn).toBeNull()
  expect(recruitmentArrival(boughtOn, 60, createPolicyConfig({ recruitmentDays: 30 }))).toEqual({
    expectedOn: '2026-11-29',
    latestOn: '2026-11-29',
  })
})
