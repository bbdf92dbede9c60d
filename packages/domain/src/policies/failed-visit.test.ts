import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { percent, riyals, sum } from '../money/index.ts'
import { calculateQuote } from '../pricing/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { cancellationQuote, failedVisitRefund, paidAmountsOf } from './index.ts'

const paid = paidAmountsOf(calculateQuote({ listPrice: riyals(379), wage: riyals(0), tax: percent(15) }))
const four = { paid, units: { total: 4, used: 0 } }

test('a failed visit returns its share of the price with its tax', () => {
  const { lines, refund } = failedVisitRefund(four, 0)
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['unused_service', 9475],
    ['unused_tax', 1421],
  ])
  expect(refund).toBe(10_896)
})

test('the prices of all failed visits are exactly what was paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 100, max: 9_999_999 }), (total, price) => {
      const contract = {
        paid: paidAmountsOf(
          calculateQuote({ listPrice: price as never, wage: 0 as never, tax: percent(15) }),
        ),
        units: { total, used: 0 },
      }
      const all = Array.from({ length: total }, (_, before) => failedVisitRefund(contract, before).refund)
      expect(sum(all)).toBe(sum(Object.values(contract.paid)))
    }),
    propertyTestOptions,
  )
})

test('a visit cut short returns its share of the minutes that were not served', () => {
  expect(failedVisitRefund(four, 0, { minutes: 60, of: 240 }).refund).toBe(2369 + 355)
  expect(failedVisitRefund(four, 0, { minutes: 0, of: 240 }).lines).toEqual([])
})

test('a visit that was set aside is neither refunded again nor charged for when the contract ends', () => {
  const now = instant('2026-10-12T08:00:00+03:00')
  const nextVisitAt = instant('2026-10-20T08:00:00+03:00')
  const leave = (units: { total: number; used: number; setAside?: number }) => {
    const outcome = cancellationQuote(
      { paid, taxPercent: percent(15), units, instalments: false, startsAt: nextVisitAt, nextVisitAt },
      now,
    )
    return outcome.ok ? outcome.value.refund : outcome.reason.code
  }
  expect(leave({ total: 4, used: 0 })).toBe(43_585)
  expect(leave({ total: 4, used: 0, setAside: 1 })).toBe(43_585 - failedVisitRefund(four, 0).refund)
  expect(leave({ total: 4, used: 3, setAside: 1 })).toBe('policies.fully_used')
  expect(() => leave({ total: 4, used: 3, setAside: 2 })).toThrow()
})
