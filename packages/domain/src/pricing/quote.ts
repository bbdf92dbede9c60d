import {
  add,
  smallerOf,
  negate,
  ZERO_MONEY,
  requireNonNegative,
  includedPercentAmount,
  percentOf,
  subtract,
  sum,
  multiply,
} from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'
import { discountLines } from './discount.ts'
import type { Discount } from './discount.ts'
import { fnv1a } from './quote-hash.ts'

/** What a plan costs. `listPrice` is without tax and includes the worker's wage, which is never taxed. */
export type PlanPrice = { readonly listPrice: Money; readonly wage: Money; readonly tax: Percent }

/** A plan's price with everything that changes the total of an order. */
export type QuoteRequest = PlanPrice & {
  /** How often the plan's bundle is repeated, and for how many workers: hourly total = plan total × both. */
  readonly repeatCount?: number | undefined
  readonly quantity?: number | undefined
  /** The fee for bringing the worker home, tax included; zero for collecting her from the shelter. */
  readonly delivery?: Money | undefined
  readonly discounts?: readonly Discount[] | undefined
  /** A part of the plan's price that is shown separately and does not raise the total. */
  readonly insurance?: Money | undefined
  /** Paid to the government and never to the office, so it is not in the total. */
  readonly visaFee?: Money | undefined
  /** The wallet amount the customer wants to use: a payment after tax, limited to the total. */
  readonly wallet?: Money | undefined
}

/** The lines in the order in which they are shown. */
export const QUOTE_LINE_CODES = ['service', 'voucher', 'points', 'tax', 'wage', 'delivery'] as const
/** The code of a line in the price of an order. */
export type QuoteLineCode = (typeof QUOTE_LINE_CODES)[number]
/** One line of the price of an order. */
export type QuoteLine = { readonly code: QuoteLineCode; readonly amount: Money }

/** The price of an order: its lines, tax and total. */
export type Quote = {
  /**
   * The lines, which add up to the total. Service and tax are always present, the others only if they are
   * not zero.
   */
  readonly lines: readonly QuoteLine[]
  readonly taxPercent: Percent
  readonly total: Money
  readonly ofWhich: readonly { readonly code: 'insurance'; readonly amount: Money }[]
  readonly outside: readonly { readonly code: 'visa_fee'; readonly amount: Money }[]
  readonly wallet: Money
  /** The amount left to pay after the wallet. */
  readonly due: Money
  readonly hash: string
}

const MOST_BUNDLES = 10_000

function count(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 1 || value > MOST_BUNDLES) {
    throw new Refusal('pricing.not_a_count', { name, value: String(value) })
  }
  return value
}

/** The list price without the wage: the office's revenue, which is taxed and may be discounted. */
export function officeShare({ listPrice, wage }: Pick<PlanPrice, 'listPrice' | 'wage'>): Money {
  if (requireNonNegative(wage, 'wage') > requireNonNegative(listPrice, 'listPrice')) {
    throw new Refusal('pricing.wage_above_price', { listPrice, wage })
  }
  return subtract(listPrice, wage)
}

const shown = <Code extends string>(code: Code, amount: Money): readonly { code: Code; amount: Money }[] =>
  amount === 0 ? [] : [{ code, amount }]

const written = (lines: readonly { readonly code: string; readonly amount: Money }[]): string =>
  lines.map(({ code, amount }) => `${code}:${amount}`).join(',')

/**
 * Calculates the price of an order: total = (list price - wage) + tax + wage + delivery, discounts
 * before tax on the office's share. The tax is the rate of the discounted sum, rounded once.
 */
export function calculateQuote(request: QuoteRequest): Quote {
  const bundles = count(request.repeatCount ?? 1, 'repeatCount') * count(request.quantity ?? 1, 'quantity')
  const service = multiply(officeShare(request), bundles)
  const discounts = discountLines(service, request.discounts ?? [])
  const discount = negate(sum(discounts.map(({ amount }) => amount)))
  const lines: readonly QuoteLine[] = [
    { code: 'service', amount: service },
    ...discounts,
    { code: 'tax', amount: percentOf(subtract(service, discount), request.tax) },
    ...shown('wage', multiply(request.wage, bundles)),
    ...shown('delivery', requireNonNegative(request.delivery ?? ZERO_MONEY, 'delivery')),
  ]
  const total = sum(lines.map(({ amount }) => amount))
  const insurance = multiply(requireNonNegative(request.insurance ?? ZERO_MONEY, 'insurance'), bundles)
  if (insurance > total) throw new Refusal('pricing.insurance_above_price', { insurance, total })
  const ofWhich = shown('insurance', insurance)
  const outside = shown('visa_fee', requireNonNegative(request.visaFee ?? ZERO_MONEY, 'visaFee'))
  const wallet = smallerOf(requireNonNegative(request.wallet ?? ZERO_MONEY, 'wallet'), total)
  const parts = [lines, ofWhich, outside].map(written)
  return {
    lines,
    taxPercent: request.tax,
    total,
    ofWhich,
    outside,
    wallet,
    due: subtract(total, wallet),
    hash: fnv1a(['quote-1', request.tax, ...parts, `wallet:${wallet}`].join('|')),
  }
}

/** The sum of the quote's lines with one code, or zero. */
export const quoteLineAmount = (of: Pick<Quote, 'lines'>, lineCode: QuoteLineCode): Money =>
  sum(of.lines.filter(({ code }) => code === lineCode).map(({ amount }) => amount))

const TAXED_LINES = ['service', 'voucher', 'points', 'tax'] as const

/**
 * All VAT of an order: that of the service after its discounts, and that inside the delivery. It is the rate
 * of the whole sum, rounded once, as on the invoice.
 */
export function quoteTax(quote: Pick<Quote, 'lines' | 'taxPercent'>): Money {
  const delivery = quoteLineAmount(quote, 'delivery')
  if (delivery === 0) return quoteLineAmount(quote, 'tax')
  const taxed = sum(TAXED_LINES.map((code) => quoteLineAmount(quote, code)))
  return includedPercentAmount(add(taxed, delivery), quote.taxPercent)
}
