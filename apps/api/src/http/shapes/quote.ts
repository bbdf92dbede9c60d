import type { WireOrderQuote, WireQuoteLine } from '@sakina/api-client/wire/shapes/quote'
import { percentToNumber, moneyToWire, type Money } from '@sakina/domain/money'
import { quoteTax, type Discount, type Quote } from '@sakina/domain/pricing'
import type { Order } from '../../db/repositories/orders.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { OrderQuoteResult } from '../../use-cases/orders/quote-order.ts'
import { localize, type Language } from '../language.ts'
import { optionalHalalasToSar } from '../wire-money.ts'
import { quoteLineNames } from '../words/orders.ts'

type Line = { readonly code: keyof typeof quoteLineNames; readonly amount: Money }

const toWireLine = (line: Line, language: Language): WireQuoteLine => ({
  code: line.code,
  label: localize(quoteLineNames[line.code], language),
  rule: '',
  amount: moneyToWire(line.amount),
})

/** The price lines of an order and its contract; empty until the office has priced it. */
export const toWireQuoteLines = ({ quote }: Pick<Order, 'quote'>, language: Language): WireQuoteLine[] =>
  (quote?.lines ?? []).map((line) => toWireLine(line, language))

/** All VAT of an order and its contract; null until the office has priced it. */
export const toWireTaxTotal = ({ quote }: Pick<Order, 'quote'>): number | null =>
  quote === null ? null : moneyToWire(quoteTax(quote))

export const toWirePlannedVisit = (visit: PlannedVisit) => ({
  date: visit.day,
  period: visit.period,
  arrive_from: visit.arriveFrom,
  arrive_to: visit.arriveTo,
})

const shownVoucher = (discount: Discount | undefined): WireOrderQuote['voucher'] =>
  discount?.kind === 'percent'
    ? {
        percent: percentToNumber(discount.percent),
        max_discount: optionalHalalasToSar(discount.atMost ?? null),
      }
    : null

export const toWireQuote = (
  quote: Quote,
  rest: Omit<OrderQuoteResult, 'quote'>,
  language: Language,
): WireOrderQuote => ({
  lines: quote.lines.map((line) => toWireLine(line, language)),
  tax_percent: percentToNumber(quote.taxPercent),
  total: moneyToWire(quote.total),
  amount_tax: moneyToWire(quoteTax(quote)),
  of_which: quote.ofWhich.map((line) => toWireLine(line, language)),
  outside: quote.outside.map((line) => toWireLine(line, language)),
  wallet: moneyToWire(quote.wallet),
  due: moneyToWire(quote.due),
  voucher: shownVoucher(rest.discount),
  hash: quote.hash,
  terms_version: rest.termsVersion,
  free: rest.free,
  visits: rest.visits.map((visit) => ({ ...toWirePlannedVisit(visit), free: visit.free })),
})
