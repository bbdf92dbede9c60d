import type { Order } from '@sakina/api-client/client'

export type PaymentStanding =
  | 'paid'
  /** Paid after the hold ended, and the worker was gone by then. */
  | 'needs_worker'
  | 'declined'
  | 'abandoned'
  /** The provider has not said anything yet. */
  | 'waiting'
  /** Nothing was opened yet. */
  | 'unpaid'
  | 'expired'
  /** The hold ended while the provider's word was awaited: it may still come. */
  | 'overdue'
  | 'cancelled'
  /** What came in is not what was asked for: the office looks into it. */
  | 'unmatched'
  /** The office has not named a price. */
  | 'unpriced'

const PAID = ['paid', 'processing', 'active', 'completed']

/** How the payment of an order stands, by the server's word alone. */
export function standingOf({ status, paymentState, needsWorker }: Order): PaymentStanding {
  if (needsWorker) return 'needs_worker'
  if (PAID.includes(status.code)) return 'paid'
  if (status.code === 'cancelled') return 'cancelled'
  if (status.code === 'draft') return 'unpriced'
  if (paymentState === 'unmatched') return 'unmatched'
  if (status.code === 'expired') return paymentState === 'expired' ? 'overdue' : 'expired'
  if (paymentState === 'declined' || paymentState === 'abandoned') return paymentState
  return paymentState === 'pending' || paymentState === 'paid' ? 'waiting' : 'unpaid'
}

/** A request whose contract and fee are the government platform's: it is under way, and there is no invoice of ours. */
export const isPaidElsewhere = ({ kind, invoice, paymentState }: Order): boolean =>
  kind === 'mediation' && invoice === null && paymentState === null
