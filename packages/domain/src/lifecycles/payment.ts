import { paymentStates } from '../vocabulary/index.ts'
import type { PaymentState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/**
 * The states of a payment and the moves between them. The provider's callbacks may be late,
 * repeated and out of order, so a declined, abandoned or expired payment can still be paid; a paid
 * one is only refunded.
 */
export const paymentLifecycle = createLifecycle<PaymentState>('payment', paymentStates, {
  pending: ['paid', 'declined', 'abandoned', 'expired', 'unmatched'],
  declined: ['paid', 'unmatched'],
  abandoned: ['paid', 'unmatched'],
  expired: ['paid', 'declined', 'abandoned', 'unmatched'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  unmatched: [],
})

/** How long a hosted payment and its reserved slot stay open, unless the owner sets another time. */
export const PAYMENT_HOLD_MINUTES = 15
