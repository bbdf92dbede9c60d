import type { WireOrderQuote, WireQuoteLine } from '@sakina/api-client/wire/shapes/quote'
import { percentNumber, toWire, type Money } from '@sakina/domain/money'
import type { Discount, Quote } from '@sakina/domain/pricing'
import type { Order } from '../../db/repositories/orders.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { Quoted } from '../../use-cases/orders/quote-order.ts'
import { say, type Language } from '../language.ts'
import { optionalSar } from '../wire-money.ts'
import { quoteLineNames } from '../words/orders.ts'

type Line = { readonly code: keyof typeof quoteLineNames; readonly amount: Money }

const toWireLine = (line: Line, language: Language): WireQuoteLine => ({
  code: line.code,
  label: say(quoteLineNames[line.code], language),
  rule: '',
  amount: toWire(line.amount),
})

/** The price lines of an order and its contract; empty until the office has priced it. */
export const toWireLines = ({ quote }: Pick<Order, 'quote'>, language: Language): WireQuoteLine[] =>
  (quote?.lines ?? []).map((line) => toWireLine(line, language))

export const toWireVisit = (visit: PlannedVisit) => ({
  date: visit.day,
  period: visit.period,
  arrive_from: visit.arriveFrom,
  arrive_to: visit.arriveTo,
})

const shownVoucher = (discount: Discount | undefined): WireOrderQuote['voucher'] =>
  discount?.kind === 'percent'
    ? { percent: percentNumber(discount.percent), max_discount: optionalSar(discount.atMost ?? null) }
    : null

export const toWireQuote = (
  quote: Quote,
  rest: Omit<Quoted, 'quote'>,
  language: Language,
): WireOrderQuote => ({
  lines: quote.lines.map((line) => toWireLine(line, language)),
  tax_percent: percentNumber(quote.taxPercent),
  total: toWire(quote.total),
  of_which: quote.ofWhich.map((line) => toWireLine(line, language)),
  outside: quote.outside.map((line) => toWireLine(line, language)),
  wallet: toWire(quote.wallet),
  due: toWire(quote.due),
  voucher: shownVoucher(rest.discount),
  hash: quote.hash,
  terms_version: rest.termsVersion,
  free: rest.free,
  visits: rest.visits.map((visit) => ({ ...toWireVisit(visit), free: visit.free })),
})
