import { refundStates } from '../vocabulary/index.ts'
import type { PayoutState, RefundState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

/**
 * The provider may have taken what is `sending`, so nothing but its own word, or a person who looked it up, leads on
 * from there. `unclear` is what no word came of.
 */
export const refundLifecycle = lifecycle<RefundState>('refund', refundStates, {
  pending: ['sending', 'sent', 'failed'],
  sending: ['sent', 'pending', 'unclear'],
  unclear: ['sent', 'pending', 'failed'],
  failed: ['sent', 'pending'],
  sent: [],
})

/**
 * How money that was given back stands, from the parts of it that go back to a card. Without such a part all of it is
 * in the wallet; a part the office has to look up is still on its way.
 */
export function payoutState(parts: readonly RefundState[]): PayoutState {
  if (parts.length === 0) return 'in_wallet'
  return parts.every((state) => state === 'sent') ? 'sent' : 'on_its_way'
}
