import { add, negate, ZERO_MONEY, includedPercentAmount, percentOf, subtract, sum } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import type { PolicyLine, PolicyLineCode } from '../policies/index.ts'
import { quoteLineAmount, quoteTax } from '../pricing/index.ts'
import type { Quote, QuoteLineCode } from '../pricing/index.ts'

/** One line of a tax invoice: its amount without VAT, the VAT, and their sum. */
export type InvoiceLine<Code extends string = string> = {
  readonly code: Code
  readonly net: Money
  readonly vat: Money
  readonly gross: Money
}

/** The totals of an invoice without tax, of the tax, and with tax. */
export type InvoiceTotals = { readonly net: Money; readonly vat: Money; readonly gross: Money }

const lineOf = <Code extends string>(code: Code, net: Money, vat: Money): InvoiceLine<Code> => ({
  code,
  net,
  vat,
  gross: add(net, vat),
})

/** Makes an invoice line from an amount without tax, and adds the tax. */
export const taxedInvoiceLine = <Code extends string>(
  code: Code,
  net: Money,
  tax: Percent,
): InvoiceLine<Code> => lineOf(code, net, percentOf(net, tax))

/** An amount that includes VAT, such as the delivery and other fees shown to consumers: x × 15 ÷ 115. */
export const taxInclusiveInvoiceLine = <Code extends string>(
  code: Code,
  gross: Money,
  tax: Percent,
): InvoiceLine<Code> => {
  const vat = includedPercentAmount(gross, tax)
  return lineOf(code, subtract(gross, vat), vat)
}

/** An amount outside VAT, such as a worker's wage or a government fee. */
export const untaxedInvoiceLine = <Code extends string>(code: Code, amount: Money): InvoiceLine<Code> =>
  lineOf(code, amount, ZERO_MONEY)

/** Adds up the lines of an invoice. */
export const invoiceTotals = (lines: readonly InvoiceLine[]): InvoiceTotals => ({
  net: sum(lines.map(({ net }) => net)),
  vat: sum(lines.map(({ vat }) => vat)),
  gross: sum(lines.map(({ gross }) => gross)),
})

const isDiscount = (code: QuoteLineCode): boolean => code === 'voucher' || code === 'points'

/**
 * The invoice lines of an order. The quote has one tax amount, which is split over the service and its
 * discounts; the delivery has the rest of the order's tax, so that the whole is rounded once.
 */
export function invoiceLinesFromQuote(quote: Quote): readonly InvoiceLine<QuoteLineCode>[] {
  const tax = quote.taxPercent
  const discounts = quote.lines
    .filter(({ code }) => isDiscount(code))
    .map(({ code, amount }) => taxedInvoiceLine(code, amount, tax))
  const service = lineOf(
    'service',
    quoteLineAmount(quote, 'service'),
    subtract(quoteLineAmount(quote, 'tax'), invoiceTotals(discounts).vat),
  )
  const wage = quoteLineAmount(quote, 'wage')
  const delivery = quoteLineAmount(quote, 'delivery')
  const deliveryTax = subtract(quoteTax(quote), quoteLineAmount(quote, 'tax'))
  return [
    service,
    ...discounts,
    ...(wage > 0 ? [untaxedInvoiceLine('wage', wage)] : []),
    ...(delivery > 0 ? [lineOf('delivery', subtract(delivery, deliveryTax), deliveryTax)] : []),
  ]
}

const TAX_LINES: ReadonlyMap<PolicyLineCode, PolicyLineCode> = new Map([
  ['unused_service', 'unused_tax'],
  ['complained_service', 'complained_tax'],
  ['next_visit_lost', 'next_visit_lost_tax'],
  ['break_fee', 'break_fee_tax'],
])
const BASE_LINES: ReadonlyMap<PolicyLineCode, PolicyLineCode> = new Map(
  [...TAX_LINES].map(([base, tax]) => [tax, base]),
)
const TAX_INSIDE: ReadonlySet<PolicyLineCode> = new Set(['suspension_fee', 'replacement_fee'])

const amountOf = (lines: readonly PolicyLine[], has: (code: PolicyLineCode) => boolean): Money =>
  sum(lines.filter(({ code }) => has(code)).map(({ amount }) => amount))

/**
 * The VAT inside a delivery that a settlement returns: the rest of the tax of the whole, as on the invoice of
 * the order.
 */
function returnedDeliveryTax(lines: readonly PolicyLine[], delivery: Money, tax: Percent): Money {
  const ownTax = amountOf(lines, (code) => BASE_LINES.has(code))
  const taxed = add(
    amountOf(lines, (code) => TAX_LINES.has(code)),
    ownTax,
  )
  return subtract(includedPercentAmount(add(taxed, delivery), tax), ownTax)
}

/**
 * The lines of a credit note, from a settlement. A compensation for lateness is excluded, because it refunds
 * no sale.
 */
export function creditNoteLines(
  lines: readonly PolicyLine[],
  tax: Percent,
): readonly InvoiceLine<PolicyLineCode>[] {
  const amounts = new Map(lines.map(({ code, amount }) => [code, amount]))
  return lines.flatMap(({ code, amount }) => {
    const base = BASE_LINES.get(code)
    if (code === 'late_compensation' || (base !== undefined && amounts.has(base))) return []
    if (base !== undefined) return [lineOf(code, ZERO_MONEY, amount)]
    if (code === 'delivery') {
      const inside = returnedDeliveryTax(lines, amount, tax)
      return [lineOf(code, subtract(amount, inside), inside)]
    }
    if (TAX_INSIDE.has(code)) return [taxInclusiveInvoiceLine(code, amount, tax)]
    const taxLine = TAX_LINES.get(code)
    return [lineOf(code, amount, taxLine === undefined ? ZERO_MONEY : (amounts.get(taxLine) ?? ZERO_MONEY))]
  })
}

/**
 * Reverses the signs of invoice lines: a settlement counts a charge as negative, an invoice as
 * positive.
 */
export const negateInvoiceLines = <Code extends string>(
  lines: readonly InvoiceLine<Code>[],
): readonly InvoiceLine<Code>[] => lines.map(({ code, net, vat }) => lineOf(code, negate(net), negate(vat)))
