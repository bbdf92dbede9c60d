import type { ContractQuote, Request } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { negate } from '@sakina/domain/money'
import type { QuoteLinesQuote } from '@sakina/ui/quote-lines'

import { momentOf } from '../clock/moment.ts'

// The wire counts towards the bill, the customer reads what comes back and what is kept
const lineView = ({ code, label, rule, amount, basis }: ContractQuote['lines'][number]) => ({
  code,
  label,
  rule,
  amount: negate(amount),
  basis,
})

/** What the server worked out, as the kit shows it. */
export function quoteView(quote: ContractQuote, now: Instant): QuoteLinesQuote {
  const until = momentOf(quote.freeUntil)
  return {
    lines: quote.lines.map(lineView),
    refund: quote.refund,
    fee: quote.fee,
    free: until && { until, over: quote.freeUntil !== null && now >= quote.freeUntil },
  }
}

/** The sum stored with a request; nothing where there was none. */
export const storedQuote = ({ lines, fee, refund }: Request): QuoteLinesQuote | null =>
  lines.length === 0 ? null : { lines: lines.map(lineView), refund: refund ?? 0, fee: fee ?? 0 }
