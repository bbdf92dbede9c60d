import { toWire } from '@sakina/domain/money'
import type { Quote } from '@sakina/domain/pricing'
import { Failure } from '../../failures/failure.ts'

/** Refuses an order whose total differs from the one shown; the customer must accept the new total first. */
export const totalChanged = (quote: Quote): Failure =>
  new Failure('total_changed', {
    result: {
      total: toWire(quote.total),
      due: toWire(quote.due),
      hash: quote.hash,
      lines: quote.lines.map(({ code, amount }) => ({ code, amount: toWire(amount) })),
    },
  })
