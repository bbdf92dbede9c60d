import { moneyToWire } from '@sakina/domain/money'
import type { Quote } from '@sakina/domain/pricing'
import { Failure } from '../../failures/failure.ts'

/**
 * Returns the failure of an order whose total differs from the one shown; the customer must accept
 * the new total first.
 */
export const totalChangedFailure = (quote: Quote): Failure =>
  new Failure('total_changed', {
    result: {
      total: moneyToWire(quote.total),
      due: moneyToWire(quote.due),
      hash: quote.hash,
      lines: quote.lines.map(({ code, amount }) => ({ code, amount: moneyToWire(amount) })),
    },
  })
