import { smallerOf, ZERO_MONEY, percentNumber, subtract, sum } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import type { Quote } from '../pricing/index.ts'
import type { BookingDraft } from './draft.ts'
import { quotePlan } from '../plans/index.ts'
import type { PricedPlan } from '../plans/index.ts'
import { deliveryOf, extrasOf, visitsOf, workersOf } from './selectors.ts'

export type PriceLine = { readonly code: string; readonly amount: Money }

export type PercentVoucher = { readonly percent: number; readonly atMost: Money | null }

/** The sum the server names for a choice. */
export type QuotedPrice = {
  readonly lines: readonly PriceLine[]
  readonly taxPercent: number | null
  readonly total: Money
  readonly ofWhich: readonly PriceLine[]
  readonly outside: readonly PriceLine[]
  readonly voucher: PercentVoucher | null
}

export type BookingPrice = {
  readonly lines: readonly PriceLine[]
  readonly taxPercent: number
  readonly ofWhich: readonly PriceLine[]
  readonly outside: readonly PriceLine[]
  /** What a voucher takes off by a percentage. */
  readonly voucher: PercentVoucher | null
  /** Of each order, in the order of the workers. */
  readonly totals: readonly Money[]
  /** Of all of them. */
  readonly total: Money
  readonly balance: Money
  readonly wallet: Money
  /** What is to be paid now: all of it, less the balance. */
  readonly due: Money
}

type PriceInput = {
  /** What bringing the worker home costs, where it is known. */
  readonly deliveryCost: Money | undefined
  readonly quoted: QuotedPrice | undefined
  /** What the customer's wallet holds and is free to pay with. */
  readonly balance: Money
}

/** By code alone, so that the words are ours wherever the sum comes from. */
const withoutLabels = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.map(({ code, amount }) => ({ code, amount }))

/** What one order of the choice so far costs before a voucher, added up with the rules the server adds up with. */
function estimate(draft: BookingDraft, plan: PricedPlan, deliveryCost: Money | undefined): Quote | undefined {
  const { repeatMode, repeatCount } = visitsOf(draft)
  return quotePlan(plan, {
    repeatCount: repeatMode === 'once' ? 1 : repeatCount,
    delivery: deliveryOf(draft).isHome ? deliveryCost : undefined,
  })
}

/** What the choice so far costs; nothing where the office names the price. */
export function priceBooking(
  draft: BookingDraft,
  plan: PricedPlan,
  { deliveryCost, quoted, balance }: PriceInput,
): BookingPrice | undefined {
  const own = estimate(draft, plan, deliveryCost)
  if (own === undefined) return undefined
  const { useWallet, voucherCode } = extrasOf(draft)
  const { lines, total: first, ofWhich, outside } = quoted ?? own
  // The voucher is for the first order; the others cost what the plan costs
  const other = voucherCode === '' ? first : own.total
  const totals = Array.from({ length: workersOf(draft).count }, (_, index) => (index === 0 ? first : other))
  const total = sum(totals)
  const wallet = useWallet ? smallerOf(balance, first) : ZERO_MONEY
  return {
    lines: withoutLabels(lines),
    taxPercent: quoted?.taxPercent ?? percentNumber(own.taxPercent),
    ofWhich: withoutLabels(ofWhich),
    outside: withoutLabels(outside),
    voucher: quoted?.voucher ?? null,
    totals,
    total,
    balance,
    wallet,
    due: subtract(total, wallet),
  }
}
