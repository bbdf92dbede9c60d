import { smallerOf, ZERO_MONEY, percentToNumber, subtract, sum } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { quoteTax } from '../pricing/index.ts'
import type { Quote } from '../pricing/index.ts'
import { getChosenDelivery, getChosenExtras, getChosenVisits, getChosenWorkers } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { quotePlan } from '../plans/index.ts'
import type { PlanPricingInput } from '../plans/index.ts'

/** One line of a price: its code and its amount. */
export type PriceLine = { readonly code: string; readonly amount: Money }

/** A voucher's discount in percent and its maximum amount. */
export type PercentVoucher = { readonly percent: number; readonly atMost: Money | null }

/** The price that the server quoted for the first order of a booking. */
export type QuotedPrice = {
  readonly lines: readonly PriceLine[]
  readonly taxPercent: number | null
  readonly total: Money
  readonly taxTotal: Money | null
  readonly ofWhich: readonly PriceLine[]
  readonly outside: readonly PriceLine[]
  readonly voucher: PercentVoucher | null
}

/** The price of a booking: its lines, tax, voucher, and the total of each order. */
export type BookingPrice = {
  readonly lines: readonly PriceLine[]
  readonly taxPercent: number
  /** All VAT of one order, also the one inside the delivery. */
  readonly taxTotal: Money
  readonly ofWhich: readonly PriceLine[]
  readonly outside: readonly PriceLine[]
  /** The percentage of a voucher and its maximum discount. */
  readonly voucher: PercentVoucher | null
  /** The total of each order, in the order of the workers. */
  readonly totals: readonly Money[]
  /** The sum of `totals`. */
  readonly total: Money
  readonly balance: Money
  readonly wallet: Money
  /** The amount to pay now: the total less the part that the wallet pays. */
  readonly due: Money
}

type PriceInput = {
  /** The fee for bringing the worker to the home; undefined while it is unknown. */
  readonly deliveryCost: Money | undefined
  readonly quoted: QuotedPrice | undefined
  /** The part of the wallet balance that can be spent. */
  readonly balance: Money
}

/**
 * Drops the labels of price lines, so that the screen shows our own wording for each code, whoever
 * quoted the price.
 */
const withoutLabels = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.map(({ code, amount }) => ({ code, amount }))

/**
 * The price of one order without a voucher, calculated on the device by the same rules as on the
 * server.
 */
function estimate(
  draft: BookingDraft,
  plan: PlanPricingInput,
  deliveryCost: Money | undefined,
): Quote | undefined {
  const { repeatMode, repeatCount } = getChosenVisits(draft)
  return quotePlan(plan, {
    repeatCount: repeatMode === 'once' ? 1 : repeatCount,
    delivery: getChosenDelivery(draft).isHome ? deliveryCost : undefined,
  })
}

/** The price of the choice so far; undefined if the office sets the price. */
export function priceBooking(
  draft: BookingDraft,
  plan: PlanPricingInput,
  { deliveryCost, quoted, balance }: PriceInput,
): BookingPrice | undefined {
  const own = estimate(draft, plan, deliveryCost)
  if (own === undefined) return undefined
  const { useWallet, voucherCode } = getChosenExtras(draft)
  const { lines, total: first, ofWhich, outside } = quoted ?? own
  // The voucher lowers the first order only, so the others are priced without it.
  const other = voucherCode === '' ? first : own.total
  const totals = Array.from({ length: getChosenWorkers(draft).count }, (_, index) =>
    index === 0 ? first : other,
  )
  const total = sum(totals)
  const wallet = useWallet ? smallerOf(balance, first) : ZERO_MONEY
  return {
    lines: withoutLabels(lines),
    taxPercent: quoted?.taxPercent ?? percentToNumber(own.taxPercent),
    taxTotal: quoted?.taxTotal ?? quoteTax(own),
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
