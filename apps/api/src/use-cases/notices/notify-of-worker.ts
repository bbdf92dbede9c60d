import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { notifyCustomer } from './notify-customer.ts'

/** Notifies the customer of the first worker of an order, and of each later one as a change. */
export async function notifyOfAssignedWorker(
  tx: Tx,
  app: Application,
  order: Pick<Order, 'id' | 'number' | 'customerId' | 'workerId'>,
  workerId: number,
): Promise<void> {
  const worker = (await app.catalogue.readIn(tx)).worker.get(workerId)?.name
  if (worker === undefined) return
  const { id, number, customerId } = order
  const kind = order.workerId === null ? 'worker_confirmed' : 'worker_changed'
  const reference = `${id}:${workerId}:${app.now().toISOString()}`
  await notifyCustomer(tx, app, customerId, { kind, about: id, facts: { number, worker } }, reference)
}
