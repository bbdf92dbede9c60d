import { orderStates } from '../vocabulary/index.ts'
import type { OrderState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** The states of an order and the moves between them. */
export const orderLifecycle = createLifecycle<OrderState>('order', orderStates, {
  // A package waits as a draft until the office prices it. An order paid on Musaned, the
  // government's platform, skips the payment.
  draft: ['pending_payment', 'processing', 'cancelled', 'expired'],
  pending_payment: ['paid', 'cancelled', 'expired'],
  paid: ['processing', 'active', 'cancelled'],
  processing: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
  // The customer can resume an abandoned payment, and a payment that arrives late still counts.
  expired: ['pending_payment', 'paid', 'cancelled'],
})

/** Whether the customer can pay, also after the hold has expired. */
export const canOrderBePaid = (state: OrderState): boolean =>
  state === 'pending_payment' || state === 'expired'

/** Whether the customer can cancel the order at once. A paid order needs a cancellation request. */
export const canOrderBeCancelledAtOnce = (state: OrderState): boolean =>
  state === 'draft' || canOrderBePaid(state)
