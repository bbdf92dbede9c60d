import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { notifyCustomer } from './notify-customer.ts'

/** Notifies the customer of the worker, once for each change of worker. */
export async function notifyOfWorker(
  tx: Tx,
  app: Application,
  { id, number, customerId }: Pick<Order, 'id' | 'number' | 'customerId'>,
  workerId: number,
): Promise<void> {
  const worker = (await app.catalogue.readIn(tx)).worker.get(workerId)?.name
  if (worker === undefined) return
  const reference = `${id}:${workerId}:${app.now().toISOString()}`
  await notifyCustomer(
    tx,
    app,
    customerId,
    { kind: 'worker_changed', about: id, facts: { number, worker } },
    reference,
  )
}
