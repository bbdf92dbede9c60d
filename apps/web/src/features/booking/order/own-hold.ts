import type { Order } from '@sakina/api-client/client'
import { getMyOrder } from '@sakina/api-client/wire/orders'
import { useEndpoint } from '@sakina/api-client/swr'
import type { Instant } from '@sakina/domain/calendar'
import type { BookingDraft } from '@sakina/domain/booking'

import { now } from '../../../shared/clock/now.ts'
import { useSession } from '../../../shared/session/session.ts'
import { deviceStore } from '../draft/device-store.ts'
import { draftKey } from '../draft/draft-storage.ts'
import { readQueue } from '../payment/payment-queue.ts'

export const isHolding = ({ status, holdExpiresAt }: Pick<Order, 'status' | 'holdExpiresAt'>, at: Instant) =>
  status.code === 'pending_payment' && (holdExpiresAt === null || holdExpiresAt > at)

/**
 * Whether an order of this booking waits for its payment, by the server's word: the times and the voucher it holds are not
 * somebody else's, until the hold ends.
 */
export function useOwnHold(draft: BookingDraft): 'asking' | 'held' | 'none' {
  const { status } = useSession()
  const queue = readQueue(deviceStore())
  const id = queue?.draftKey === draftKey(draft) ? queue.orders.find(({ paid }) => !paid)?.id : undefined
  const isAsked = id !== undefined && status === 'signedIn'
  const { data, error } = useEndpoint(getMyOrder, isAsked ? { params: { id } } : null)
  if (!isAsked || error !== undefined) return 'none'
  if (data === undefined) return 'asking'
  return isHolding(data, now()) ? 'held' : 'none'
}
