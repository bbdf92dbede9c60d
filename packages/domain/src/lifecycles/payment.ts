import { lifecycle } from './lifecycle.ts'

export type PaymentState = (typeof paymentStates)[number]
export const paymentStates = [
  'created',
  'pending',
  'paid',
  'declined',
  'abandoned',
  'expired',
  'partly_refunded',
  'refunded',
] as const

/**
 * The provider's verified answers come late, twice and out of order, so `paid` can be reached from every unpaid state,
 * and nothing but a refund leads out of it.
 */
export const paymentLifecycle = lifecycle<PaymentState>('payment', paymentStates, {
  created: ['pending', 'paid', 'declined', 'abandoned', 'expired'],
  pending: ['paid', 'declined', 'abandoned', 'expired'],
  paid: ['partly_refunded', 'refunded'],
  declined: ['pending', 'paid', 'abandoned', 'expired'],
  abandoned: ['paid'],
  expired: ['paid'],
  partly_refunded: ['refunded'],
  refunded: [],
})

export const moneyArrived = (state: PaymentState): boolean =>
  state === 'paid' || state === 'partly_refunded' || state === 'refunded'

/** How long a hosted payment and the worker's slot behind it are kept open. */
export const PAYMENT_HOLD_MINUTES = 15
