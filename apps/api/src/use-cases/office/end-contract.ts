import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import { changeOrder, lockOrder } from '../../db/repositories/orders.ts'
import { releaseSlotsOfOrder } from '../../db/repositories/slots.ts'
import { announceChange } from '../changes/announce-change.ts'
import { cancelUpcomingVisitsOfContract } from '../visits/cancel-visits.ts'

/** Ends a contract together with its upcoming visits and its order. */
export async function endContract(
  tx: Tx,
  app: Application,
  contract: Contract,
  to: 'cancelled' | 'finished',
): Promise<void> {
  const now = app.now()
  await cancelUpcomingVisitsOfContract(tx, app, contract.id)
  await releaseSlotsOfOrder(tx, contract.orderId)
  const order = await lockOrder(tx, contract.orderId)
  if (order === undefined) return
  const status = to === 'cancelled' ? 'cancelled' : 'completed'
  const current = order.status
  if (current !== 'cancelled' && current !== 'completed')
    await changeOrder(tx, order.id, {
      status,
      updatedAt: now,
      ...(to === 'cancelled' && { cancelledAt: now, needsAnotherWorker: false }),
    })
  await announceChange(tx, app, order.id)
}
