import type { BookingDraft } from '@sakina/domain/booking'
import type { Instant } from '@sakina/domain/calendar'
import { useEndpoint } from '../swr/use-endpoint.ts'
import type { Order } from '../wire/records/order.ts'
import { getMyOrder } from '../wire/orders.ts'
import type { BookingDevicePorts } from './device.ts'
import { draftStorageKey } from './draft-storage.ts'
import { readPaymentQueue } from './payment-queue.ts'

/** Whether an order holds its worker: still being asked, held, or not held. */
export type OrderReservationState = 'asking' | 'held' | 'none'

const isHolding = ({ status, holdExpiresAt }: Pick<Order, 'status' | 'holdExpiresAt'>, at: Instant) =>
  status.code === 'pending_payment' && (holdExpiresAt === null || holdExpiresAt > at)

/**
 * Whether an order of this booking is unpaid and still holds its times and voucher, according to the
 * server.
 */
export function useOrderReservationState(
  draft: BookingDraft,
  device: Pick<BookingDevicePorts, 'storage' | 'now'>,
  isSignedIn: boolean,
): OrderReservationState {
  const queue = readPaymentQueue(device.storage())
  const id =
    queue?.draftKey === draftStorageKey(draft) ? queue.orders.find(({ paid }) => !paid)?.id : undefined
  const isAsked = id !== undefined && isSignedIn
  const { data, error } = useEndpoint(getMyOrder, isAsked ? { params: { id } } : null)
  if (!isAsked || error !== undefined) return 'none'
  if (data === undefined) return 'asking'
  return isHolding(data, device.now()) ? 'held' : 'none'
}
