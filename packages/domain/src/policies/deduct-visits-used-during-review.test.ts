import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { money, percent } from '../money/index.ts'
import { refundQuote, type PaidContract } from './ending.ts'
import { deductVisitsUsedDuringReview } from './deduct-visits-used-during-review.ts'

const hours = (count: number): number => count * 3_600_000

const requestedAt = instant('2026-10-04T07:00:00Z')

const paid = { service: money(40_000), tax: money(6_000), wage: money(0), delivery: money(0) }

const contractOf = (overrides: Partial<PaidContract> = {}): PaidContract => ({
  paid,
  taxPercent: percent(15),
  units: { total: 4, used: 0 },
  instalments: false,
  startsAt: instant(new Date(requestedAt + hours(96))),
  nextVisitAt: instant(new Date(requestedAt + hours(96))),
  ...overrides,
})

const quoteFor = (contract: PaidContract) => {
  const quoted = refundQuote(contract, 0, requestedAt)
  if (!quoted.ok) throw new TypeError(quoted.reason.code)
  return quoted.value
}

describe('a quote with visits carried out during its review', () => {
  test('a refund quote is unchanged when no more visits were carried out', () => {
    const { lines, refund } = quoteFor(contractOf())
    expect(deductVisitsUsedDuringReview(lines, paid, 4)).toMatchObject({ lines, refund })
  })

  test('a refund quote loses the value of each visit carried out since, in every line', () => {
    const { lines, refund } = quoteFor(contractOf())
    expect(refund).toBe(46_000)
    const later = deductVisitsUsedDuringReview(lines, paid, 3)
    expect(later.refund).toBe(34_500)
    expect(later.lines.map(({ code, amount, values }) => [code, amount, values['units']])).toEqual([
      ['unused_service', 30_000, 3],
      ['unused_tax', 4_500, 3],
    ])
  })

  test('a refund quote deducts a visit lost to short notice only once and reduces the break fee for further visits, also in an older quote without the base of the fee', () => {
    const soon = instant(new Date(requestedAt + hours(24)))
    const { lines, refund } = quoteFor(contractOf({ nextVisitAt: soon, startsAt: soon }))
    expect(deductVisitsUsedDuringReview(lines, paid, 3).refund).toBe(refund)
    const two = deductVisitsUsedDuringReview(lines, paid, 2)
    const same = quoteFor(
      contractOf({
        units: { total: 4, used: 2 },
        startsAt: soon,
        nextVisitAt: instant(new Date(requestedAt + hours(96))),
      }),
    )
    expect(two.refund).toBe(same.refund)
    const feeOf = (each: typeof two) => each.lines.find(({ code }) => code === 'break_fee')
    expect(feeOf(two)?.values).toEqual(feeOf(same)?.values)
    const older = lines.map((each) => (each.rule === 'break_fee' ? { ...each, values: {} } : each))
    expect(feeOf(deductVisitsUsedDuringReview(older, paid, 2))).toMatchObject({
      amount: feeOf(same)?.amount,
      values: { base: feeOf(same)?.values['base'] },
    })
  })

  test('a refund quote after its review is the quote for the visits that are left, to the halala', () => {
    const odd = { service: money(37_901), tax: money(5_685), wage: money(0), delivery: money(0) }
    const at = (hoursAhead: number, used: number) =>
      quoteFor(
        contractOf({
          paid: odd,
          units: { total: 4, used },
          startsAt: requestedAt,
          nextVisitAt: instant(new Date(requestedAt + hours(hoursAhead))),
        }),
      )
    for (const since of [1, 2])
      expect(deductVisitsUsedDuringReview(at(96, 1).lines, odd, 3 - since)).toMatchObject({
        lines: at(96, 1 + since).lines,
        refund: at(96, 1 + since).refund,
      })
    // The first visit was lost; of the others one more was made.
    expect(deductVisitsUsedDuringReview(at(24, 1).lines, odd, 1).refund).toBe(at(96, 3).refund)
  })

  test('a refund quote keeps its other lines, such as that of the transport', () => {
    const { lines } = quoteFor(contractOf({ paid: { ...paid, delivery: money(11_500) } }))
    const codes = new Set(['unused_service', 'unused_tax'])
    const others = lines.filter(({ code }) => !codes.has(code))
    expect(others).not.toEqual([])
    const later = deductVisitsUsedDuringReview(lines, paid, 3)
    expect(later.lines.filter(({ code }) => !codes.has(code))).toEqual(others)
  })

  test('a refund quote becomes zero when all visits were carried out', () => {
    const { lines } = quoteFor(contractOf())
    for (const none of [0, -1]) {
      const { refund, due, lines: left } = deductVisitsUsedDuringReview(lines, paid, none)
      expect([refund, due, left]).toEqual([0, 0, []])
    }
  })

  test('a refund quote without lines stays empty', () => {
    expect(deductVisitsUsedDuringReview([], paid, 3)).toEqual({ lines: [], refund: 0, due: 0 })
  })
})
