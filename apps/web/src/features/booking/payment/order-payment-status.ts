import type { Order } from '@sakina/api-client/client'

/** What became of the payment of an order. */
export type OrderPaymentStatus =
  | 'paid'
  /** Paid after the hold ended, when the worker was no longer available. */
  | 'needs_worker'
  | 'declined'
  | 'abandoned'
  /** The provider has not reported a result yet. */
  | 'waiting'
  /** No payment was started yet. */
  | 'unpaid'
  | 'expired'
  /** The hold ended before the provider reported a result, which may still arrive. */
  | 'overdue'
  | 'cancelled'
  /** The amount received differs from the amount requested. The office checks it. */
  | 'unmatched'
  /** The office has not set a price yet. */
  | 'unpriced'

const PAID = ['paid', 'processing', 'active', 'completed']

/** Returns the payment status of an order, from the data of the server only. */
export function orderPaymentStatus({ status, paymentState, needsWorker }: Order): OrderPaymentStatus {
  if (needsWorker) return 'needs_worker'
  if (PAID.includes(status.code)) return 'paid'
  if (status.code === 'cancelled') return 'cancelled'
  if (status.code === 'draft') return 'unpriced'
  if (paymentState === 'unmatched') return 'unmatched'
  if (status.code === 'expired') return paymentState === 'expired' ? 'overdue' : 'expired'
  if (paymentState === 'declined' || paymentState === 'abandoned') return paymentState
  return paymentState === 'pending' || paymentState === 'paid' ? 'waiting' : 'unpaid'
}

/**
 * Whether contract and fee are handled by the government platform: the request is in progress, and we issue
 * no invoice.
 */
export const isHandledByGovernmentPlatform = ({ kind, invoice, paymentState }: Order): boolean =>
  kind === 'mediation' && invoice === null && paymentState === null
