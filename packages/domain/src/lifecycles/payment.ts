import { paymentStatuses } from '../vocabulary/index.ts'
import type { PaymentStatus } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

/**
 * The provider's verified answers come late, twice and out of order, so `paid` can be reached from every unpaid status,
 * and nothing but a refund leads out of it.
 */
export const paymentLifecycle = lifecycle<PaymentStatus>('payment', paymentStatuses, {
  pending: ['paid', 'declined', 'abandoned', 'expired', 'unmatched'],
  declined: ['paid', 'unmatched'],
  abandoned: ['paid', 'unmatched'],
  expired: ['paid', 'declined', 'abandoned', 'unmatched'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  unmatched: [],
})

/** How long a hosted payment and the worker's slot behind it are kept open, where the owner sets nothing else. */
export const PAYMENT_HOLD_MINUTES = 15
