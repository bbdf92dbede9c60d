import { refundStates } from '../vocabulary/index.ts'
import type { RefundState } from '../vocabulary/index.ts'
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
