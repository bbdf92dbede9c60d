import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { tell } from '../notices/tell.ts'
import { endUnpaidOrder } from './hold.ts'

/** Ends an order that nobody paid, and says so. Whoever is about to pay it after all is told nothing of the kind. */
export async function expireOrder(tx: Tx, app: Application, order: Order): Promise<void> {
  await endUnpaidOrder(tx, app, order, 'expired')
  const { id, number, customerId } = order
  const reference = `${id}:${app.now().toISOString()}`
  await tell(tx, app, customerId, { kind: 'order_expired', about: id, facts: { number } }, reference)
}
