import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { releaseSlotsOfOrder } from '../../db/repositories/slots.ts'
import { reserveAllOrNone } from '../schedule/reserve-all-or-none.ts'
import { workersOfOrder } from '../schedule/workers-of-order.ts'
import { scheduleOfOrder } from './slots-of-order.ts'

/**
 * Reserves the workers whom the office gave to a package on its days, and returns those who are still free; the
 * office gives it others in place of the rest.
 */
export async function reservePackageAgain(
  tx: Tx,
  order: Order,
  { heldUntil, now }: { readonly heldUntil: Date | null; readonly now: Date },
): Promise<Pick<Order, 'workerId' | 'otherWorkerIds'>> {
  const slots = scheduleOfOrder(order)?.slots ?? []
  await releaseSlotsOfOrder(tx, order.id)
  const free: number[] = []
  for (const workerId of workersOfOrder(order)) {
    const reservation = { id: order.id, workerIds: [workerId], heldUntil, now }
    if (await reserveAllOrNone(tx, reservation, slots)) free.push(workerId)
  }
  const [first = null, ...others] = free
  return { workerId: first, otherWorkerIds: others }
}
