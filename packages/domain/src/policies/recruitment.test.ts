import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../calendar/index.ts'
import { money, percent, riyals } from '../money/index.ts'
import { propertyRuns } from '../property-runs.ts'
import { lateRecruitment, policyConfig, trialRefund } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const paidOn = localDate('2026-02-18')
const cost = money(884_005)
const after = (days: number, config = policyConfig()) =>
  lateRecruitment({ cost, paidOn, today: addDays(paidOn, days) }, config)

describe('a recruited worker who is late', () => {
  test('is in time for 90 days after payment', () => {
    expect(after(90)).toEqual({
      lines: [],
      refund: 0,
      due: 0,
      phase: 'in_time',
      deliverBy: '2026-05-19',
      extendedUntil: '2026-06-18',
    })
    expect(after(0).phase).toBe('in_time')
  })

  test('in the 30 days of the extension the full cost and 15 % come back', () => {
    expect(after(91)).toEqual({
      lines: [
        { code: 'recruitment_cost', rule: 'late_in_extension', amount: 884_005, values: {} },
        { code: 'late_compensation', rule: 'late_in_extension', amount: 132_601, values: { percent: 15 } },
      ],
      refund: 1_016_606,
      due: 0,
      phase: 'extension',
      deliverBy: '2026-05-19',
      extendedUntil: '2026-06-18',
    })
    expect(after(120).phase).toBe('extension')
  })

  test('after the extension the full cost and 20 % come back', () => {
    const answer = after(121)
    expect(answer.phase).toBe('overdue')
    expect(answer.lines).toEqual([
      { code: 'recruitment_cost', rule: 'late_after_extension', amount: 884_005, values: {} },
      { code: 'late_compensation', rule: 'late_after_extension', amount: 176_801, values: { percent: 20 } },
    ])
    expect(answer.refund).toBe(1_060_806)
    expect([answer.deliverBy, answer.extendedUntil]).toEqual(['2026-05-19', '2026-06-18'])
  })

  test('follows the configuration', () => {
    const config = policyConfig({
      recruitmentDays: 10,
      recruitmentExtensionDays: 5,
      extensionCompensation: percent(1),
      overdueCompensation: percent(2),
    })
    expect(after(10, config).phase).toBe('in_time')
    expect(after(11, config)).toMatchObject({ phase: 'extension', refund: 892_845 })
    expect(after(16, config)).toMatchObject({ phase: 'overdue', refund: 901_685 })
  })

  test('a cost below zero is refused', () => {
    expect(() => lateRecruitment({ cost: money(-1), paidOn, today: paidOn })).toThrow(
      refusal('money.negative', { name: 'cost' }),
    )
  })
})

describe('the trial of a recruited worker', () => {
  const receivedOn = localDate('2026-05-01')
  const trial = (days: number, contractMonths = 24, config = policyConfig()) =>
    trialRefund({ cost: riyals(7200), contractMonths, receivedOn, today: addDays(receivedOn, days) }, config)

  test('gives total cost ÷ contract months × remaining months back', () => {
    expect(trial(45)).toEqual({
      ok: true,
      value: {
        lines: [
          { code: 'trial_refund', rule: 'trial_pro_rata', amount: 690_000, values: { months: 23, of: 24 } },
        ],
        refund: 690_000,
        due: 0,
      },
    })
  })

  test.each([
    [0, 720_000],
    [29, 720_000],
    [30, 690_000],
    [60, 660_000],
    [90, 630_000],
  ])('on day %d it is %d halalas: a begun month remains', (days, refund) => {
    expect(trial(days)).toMatchObject({ ok: true, value: { refund } })
  })

  test('is over after 90 days', () => {
    expect(trial(91)).toEqual({
      ok: false,
      reason: { code: 'policies.trial_over', values: { endedOn: '2026-07-30' } },
    })
    expect(trial(11, 24, policyConfig({ trialDays: 10 }))).toMatchObject({ ok: false })
    expect(trial(10, 24, policyConfig({ trialDays: 10 }))).toMatchObject({ ok: true })
  })

  test('has not begun before the worker was received', () => {
    expect(trial(-1)).toEqual({
      ok: false,
      reason: { code: 'policies.trial_not_begun', values: { receivedOn: '2026-05-01' } },
    })
  })

  test('of a contract shorter than the days gone gives nothing back', () => {
    expect(trial(60, 1)).toEqual({ ok: true, value: { lines: [], refund: 0, due: 0 } })
  })

  test.each([0, -1, 1.5, Number.NaN])('%s contract months are refused', (months) => {
    expect(() => trial(0, months)).toThrow(
      refusal('policies.not_a_count', { name: 'contractMonths', value: String(months) }),
    )
  })

  test('a cost below zero is refused', () => {
    const wrong = { cost: money(-1), contractMonths: 24, receivedOn, today: receivedOn }
    expect(() => trialRefund(wrong)).toThrow(refusal('money.negative', { name: 'cost' }))
  })

  test('never gives back more than it cost', () => {
    const months = fc.integer({ min: 1, max: 36 })
    fc.assert(
      fc.property(
        fc.nat().map(money),
        months,
        fc.integer({ min: 0, max: 90 }),
        (price, contractMonths, days) => {
          const answer = trialRefund({
            cost: price,
            contractMonths,
            receivedOn,
            today: addDays(receivedOn, days),
          })
          expect(answer.ok && answer.value.refund >= 0 && answer.value.refund <= price).toBe(true)
        },
      ),
      propertyRuns,
    )
  })
})
