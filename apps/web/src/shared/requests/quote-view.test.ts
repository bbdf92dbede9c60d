import { instant } from '@sakina/domain/calendar'
import { money } from '@sakina/domain/money'
import { expect, test } from 'vitest'

import { toQuoteLinesQuote } from './quote-view.ts'

const quote = {
  kind: 'cancellation' as const,
  lines: [
    { code: 'unused_service', label: 'unused', rule: 'unused_value', amount: money(-24_000), basis: null },
    { code: 'break_fee', label: 'fee', rule: 'break_fee', amount: money(6_000), basis: null },
  ],
  fee: money(0),
  refund: money(18_000),
  remaining: money(18_000),
  freeUntil: instant('2026-11-24T04:30:00Z'),
  validUntil: null,
  voucher: null,
  earliestOn: null,
  refusal: null,
  hash: '',
}

test('the lines of a quote add up to the refund: a refunded amount is positive, a kept one negative', () => {
  const { lines, refund } = toQuoteLinesQuote(quote, quote.freeUntil)
  expect(lines.map(({ amount }) => amount)).toEqual([24_000, -6_000])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund)
})

test('a cancellation quote shows until when cancelling is free, in Riyadh time, and whether that has passed', () => {
  expect(toQuoteLinesQuote(quote, instant('2026-11-24T04:29:59Z')).free).toEqual({
    until: { date: '2026-11-24', time: '07:30' },
    over: false,
  })
  expect(toQuoteLinesQuote(quote, quote.freeUntil).free?.over).toBe(true)
})
