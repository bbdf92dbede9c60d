import type {
  OrderQuote as OrderQuoteEntity,
  QuoteLine as QuoteLineEntity,
} from '@sakina/api-client/wire/records/quote'
import { localDate } from '@sakina/domain/calendar'
import { percentToNumber, type Money } from '@sakina/domain/money'
import { quoteTax, type Discount, type Quote } from '@sakina/domain/pricing'
import type { Order } from '../../db/repositories/orders.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { OrderQuoteResult } from '../../use-cases/orders/quote-order.ts'
import { optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import { quoteLineNames } from '../words/orders.ts'

type Line = { readonly code: keyof typeof quoteLineNames; readonly amount: Money }

const toLine = (line: Line, language: Language): QuoteLineEntity => ({
  code: line.code,
  label: localize(quoteLineNames[line.code], language),
  rule: '',
  amount: line.amount,
})

/** The price lines of an order and its contract; empty until the office has priced it. */
export const toQuoteLines = ({ quote }: Pick<Order, 'quote'>, language: Language): QuoteLineEntity[] =>
  (quote?.lines ?? []).map((line) => toLine(line, language))

/** All VAT of an order and its contract; null until the office has priced it. */
export const toTaxTotal = ({ quote }: Pick<Order, 'quote'>): Money | null =>
  quote === null ? null : quoteTax(quote)

export const toPlannedVisit = (visit: PlannedVisit) => ({
  date: localDate(visit.day),
  window: visit.period,
  arriveFrom: visit.arriveFrom,
  arriveTo: visit.arriveTo,
})

const shownVoucher = (discount: Discount | undefined): OrderQuoteEntity['voucher'] =>
  discount?.kind === 'percent'
    ? {
        percent: percentToNumber(discount.percent),
        atMost: optionalMoney(discount.atMost ?? null),
      }
    : null

export const toQuote = (
  quote: Quote,
  rest: Omit<OrderQuoteResult, 'quote'>,
  language: Language,
): OrderQuoteEntity => ({
  lines: quote.lines.map((line) => toLine(line, language)),
  taxPercent: percentToNumber(quote.taxPercent),
  total: quote.total,
  taxTotal: quoteTax(quote),
  ofWhich: quote.ofWhich.map((line) => toLine(line, language)),
  outside: quote.outside.map((line) => toLine(line, language)),
  wallet: quote.wallet,
  due: quote.due,
  voucher: shownVoucher(rest.discount),
  hash: quote.hash,
  termsVersion: rest.termsVersion,
  free: rest.free,
  visits: rest.visits.map((visit) => ({ ...toPlannedVisit(visit), free: visit.free })),
})
