import { refundStates } from '../vocabulary/index.ts'
import type { PayoutState, RefundState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/**
 * The states of a refund and the moves between them. While a refund is `sending`, the provider may
 * already have executed it, so only the provider's report or a person can change the state. `unclear`
 * means that no report came.
 */
export const refundLifecycle = createLifecycle<RefundState>('refund', refundStates, {
  pending: ['sending', 'sent', 'failed'],
  sending: ['sent', 'pending', 'unclear'],
  unclear: ['sent', 'pending', 'failed'],
  failed: ['sent', 'pending'],
  sent: [],
})

/**
 * The state of a refund as the customer sees it, from its parts that go to a card. Without such a
 * part the whole refund is in the wallet.
 */
export function payoutState(parts: readonly RefundState[]): PayoutState {
  if (parts.length === 0) return 'in_wallet'
  return parts.every((state) => state === 'sent') ? 'sent' : 'on_its_way'
}
