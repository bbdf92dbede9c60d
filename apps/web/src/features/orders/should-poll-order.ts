import type { Order } from '@sakina/api-client/client'

const moving: ReadonlySet<string> = new Set(['draft', 'pending_payment', 'paid', 'processing'])

/**
 * Whether an order may change without its customer: the office works on it or owes an answer, its
 * reservation may run out, or a payment begun earlier may still arrive.
 */
export const shouldPollOrder = ({ status, openRequest, paymentState }: Order): boolean =>
  moving.has(status.code) || openRequest !== null || (status.code === 'expired' && paymentState === 'pending')
