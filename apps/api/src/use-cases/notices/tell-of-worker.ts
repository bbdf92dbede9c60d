import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { tell } from './tell.ts'

/** Says who comes from now on, each time it is somebody else. */
export async function tellOfWorker(
  tx: Tx,
  app: Application,
  { id, number, customerId }: Pick<Order, 'id' | 'number' | 'customerId'>,
  workerId: number,
): Promise<void> {
  const worker = (await app.catalogue.readIn(tx)).worker.get(workerId)?.name
  if (worker === undefined) return
  const reference = `${id}:${workerId}:${app.now().toISOString()}`
  await tell(tx, app, customerId, { kind: 'worker_changed', about: id, facts: { number, worker } }, reference)
}
