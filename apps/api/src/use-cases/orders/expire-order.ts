import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { endUnpaidOrder } from './hold.ts'

/**
 * Ends an unpaid order and notifies the customer. An order that is about to be paid again is ended by
 * `endUnpaidOrder`, without a notice.
 */
export async function expireOrder(tx: Tx, app: Application, order: Order): Promise<void> {
  await endUnpaidOrder(tx, app, order, 'expired')
  const { id, number, customerId } = order
  const reference = `${id}:${app.now().toISOString()}`
  await notifyCustomer(
    tx,
    app,
    customerId,
    { kind: 'order_expired', about: id, facts: { number } },
    reference,
  )
}
