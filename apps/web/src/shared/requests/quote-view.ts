import type { ContractRequestQuote, ContractRequest } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { negate } from '@sakina/domain/money'
import type { CancellationCost } from '@sakina/domain/policies'
import type { QuoteLinesQuote } from '@sakina/ui/quote-lines'

import { toRiyadhMoment } from '../clock/now.ts'

// In the API an amount that the customer pays is positive; in the kit an amount that the customer
// receives is.
const lineView = ({ code, label, rule, amount, basis }: ContractRequestQuote['lines'][number]) => ({
  code,
  label,
  rule,
  amount: negate(amount),
  basis,
})

/** Converts a quote of the server to the props of the kit. */
export function toQuoteLinesQuote(quote: ContractRequestQuote, now: Instant): QuoteLinesQuote {
  const until = toRiyadhMoment(quote.freeUntil)
  return {
    lines: quote.lines.map(lineView),
    refund: quote.refund,
    fee: quote.fee,
    free: until && { until, over: quote.freeUntil !== null && now >= quote.freeUntil },
  }
}

/** The cost of a cancellation as the domain judges it: without deductions it is free. */
export const toCancellationCost = ({ freeUntil, lines }: ContractRequestQuote): CancellationCost => ({
  lastFreeMoment: freeUntil ?? undefined,
  deductions: lines.flatMap(({ amount }) => (amount > 0 ? [amount] : [])),
})

/** Returns the quote stored with a request, or nothing if there was none. */
export const storedRequestToQuoteLinesQuote = ({
  lines,
  fee,
  refund,
}: ContractRequest): QuoteLinesQuote | null =>
  lines.length === 0 ? null : { lines: lines.map(lineView), refund: refund ?? 0, fee: fee ?? 0 }
