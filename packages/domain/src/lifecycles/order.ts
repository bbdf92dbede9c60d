import { orderStates } from '../vocabulary/index.ts'
import type { OrderState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

export const orderLifecycle = lifecycle<OrderState>('order', orderStates, {
  // A special package waits as a draft for its price; an order paid on Musaned goes straight to the office.
  draft: ['pending_payment', 'processing', 'cancelled', 'expired'],
  pending_payment: ['paid', 'cancelled', 'expired'],
  paid: ['processing', 'active', 'cancelled'],
  processing: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
  // An abandoned payment can be resumed, and a payment that arrives late is never dropped.
  expired: ['pending_payment', 'paid', 'cancelled'],
})

/** Whether the customer can pay, also after the hold has expired. */
export const canOrderBePaid = (state: OrderState): boolean =>
  state === 'pending_payment' || state === 'expired'

/** Whether the customer can cancel the order without a request, which is possible until it is paid. */
export const canOrderBeWithdrawn = (state: OrderState): boolean => state === 'draft' || canOrderBePaid(state)
