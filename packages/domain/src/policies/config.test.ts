import { describe, expect, test } from 'vitest'
import { money, percent, riyals } from '../money/index.ts'
import type { Percent } from '../money/index.ts'
import { DEFAULT_POLICIES, createPolicyConfig } from './index.ts'
import type { PolicyConfig } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })

describe('the policies as the specification writes them', () => {
  test('the policies as the specification writes them are the defaults', () => {
    expect(createPolicyConfig()).toEqual({
      noticeHours: 48,
      breakFeePercent: percent(25),
      visaFee: riyals(2000),
      dailyFine: 0,
      suspensionFee: riyals(200),
      replacementFee: 0,
      complaintAnswerHours: { from: 24, by: 48 },
      reviewHours: 48,
      exchangeBusinessDays: 2,
      refundBusinessDays: { from: 5, by: 7 },
      visitComplaintHours: 48,
      driverWaitMinutes: 5,
      failedVisitChoiceHours: 72,
      visitClaimHours: 48,
      reviewedVisitClaim: 3,
      unconfirmedVisitDays: 7,
      unconfirmedWarningDays: [1, 3, 6],
      invoiceGraceDays: 7,
      recruitmentDays: 90,
      recruitmentExtensionDays: 30,
      extensionCompensation: percent(15),
      overdueCompensation: percent(20),
      trialDays: 90,
      returnedVoucherDays: 30,
    })
  })

  test('single policies can be changed by the owner, and the others keep their defaults', () => {
    const config = createPolicyConfig({ dailyFine: riyals(50), driverWaitMinutes: 10 })
    expect(config).toEqual({ ...DEFAULT_POLICIES, dailyFine: 5000, driverWaitMinutes: 10 })
    expect(DEFAULT_POLICIES.dailyFine).toBe(0)
  })

  const counts = [
    'noticeHours',
    'reviewHours',
    'exchangeBusinessDays',
    'visitComplaintHours',
    'driverWaitMinutes',
    'failedVisitChoiceHours',
    'visitClaimHours',
    'reviewedVisitClaim',
    'unconfirmedVisitDays',
    'invoiceGraceDays',
    'recruitmentDays',
    'recruitmentExtensionDays',
    'trialDays',
  ] as const

  test('the policies require whole numbers for the days of the warnings', () => {
    expect(createPolicyConfig({ unconfirmedWarningDays: [2] }).unconfirmedWarningDays).toEqual([2])
    expect(() => createPolicyConfig({ unconfirmedWarningDays: [1, 1.5] })).toThrow(
      refusal('policies.bad_configuration', { name: 'unconfirmedWarningDays', value: '1.5' }),
    )
  })

  test.each(counts)('the policies require a whole number from 0 to 10,000 for %s', (name) => {
    expect(createPolicyConfig({ [name]: 0 })[name]).toBe(0)
    expect(createPolicyConfig({ [name]: 10_000 })[name]).toBe(10_000)
    for (const value of [-1, 10_001, 1.5, Number.NaN]) {
      expect(() => createPolicyConfig({ [name]: value })).toThrow(
        refusal('policies.bad_configuration', { name, value: String(value) }),
      )
    }
  })

  test.each(['complaintAnswerHours', 'refundBusinessDays'] as const)(
    'the policies refuse a range for %s that is reversed or out of bounds',
    (name) => {
      expect(createPolicyConfig({ [name]: { from: 3, by: 3 } })[name]).toEqual({ from: 3, by: 3 })
      for (const range of [
        { from: 4, by: 3 },
        { from: -1, by: 3 },
        { from: 1, by: 10_001 },
        { from: 1, by: Number.NaN },
      ]) {
        expect(() => createPolicyConfig({ [name]: range })).toThrow(
          refusal('policies.bad_configuration', { name, value: `${range.from}-${range.by}` }),
        )
      }
    },
  )

  test.each(['visaFee', 'dailyFine', 'suspensionFee', 'replacementFee'] as const)(
    'the policies require %s not to be negative',
    (name) => {
      expect(() => createPolicyConfig({ [name]: money(-1) })).toThrow(refusal('money.negative', { name }))
    },
  )

  test.each(['breakFeePercent', 'extensionCompensation', 'overdueCompensation'] as const)(
    'the policies require a percentage for %s',
    (name) => {
      const beyond: Partial<PolicyConfig> = { [name]: 1_000_001 as Percent }
      expect(() => createPolicyConfig(beyond)).toThrow(refusal('money.not_a_percent'))
    },
  )
})
