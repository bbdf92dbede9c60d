import type { Application } from '../../application.ts'
import { orderIdsWithExpiredHold, lockOrder } from '../../db/repositories/orders.ts'
import { processEach } from '../process-each.ts'
import { expireOrder } from './expire-order.ts'

const batch = 50

/** Expires orders whose payment stayed open, so that their workers can be booked again. */
export async function expireHolds(app: Application): Promise<number> {
  const due = await orderIdsWithExpiredHold(app.database.reader, app.now(), batch)
  return processEach(app, due, (id) =>
    app.database.write(async (tx) => {
      const order = await lockOrder(tx, id)
      const lapsed =
        order?.status === 'pending_payment' &&
        order.holdExpiresAt !== null &&
        order.holdExpiresAt <= app.now()
      if (order === undefined || !lapsed) return false
      await expireOrder(tx, app, order)
      return true
    }),
  )
}
