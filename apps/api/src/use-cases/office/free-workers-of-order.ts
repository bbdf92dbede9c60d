import { instant, laterOf, localDate, riyadhDay } from '@sakina/domain/calendar'
import { isContractOver } from '@sakina/domain/lifecycles'
import { effectivePackageStart, packageLastDay } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { contractsOfOrders } from '../../db/repositories/contracts.ts'
import { orderById, type Order } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import { homeForExistingOrder } from '../orders/home-of-order.ts'
import { scheduleOfOrder } from '../orders/slots-of-order.ts'
import { findReplacementWorkers } from '../requests/replacement-workers.ts'
import { rankCandidateWorkerIds } from '../schedule/free-workers.ts'
import { replacedWorkerIds } from './change-worker.ts'

/** The days of an order; those that a package would get if it were paid now. */
function daysOf(order: Order, now: Date) {
  if (order.package === null) return scheduleOfOrder(order)
  const wish = order.startDate === null ? undefined : localDate(order.startDate)
  const startDate = effectivePackageStart(wish, instant(now))
  return scheduleOfOrder({ ...order, startDate, endDate: packageLastDay(startDate, order.package.duration) })
}

/** Lists the workers whom the office could give to an order, the best first; for a contract from a day on. */
export async function listFreeWorkersOfOrder(
  app: Application,
  id: string,
  from: string | undefined,
): Promise<readonly WorkerRow[]> {
  const db = app.database.reader
  const now = app.now()
  const order = await orderById(db, id)
  if (order === undefined) throw new Failure('not_found')
  const catalogue = await app.catalogue.read()
  const [contract] = await contractsOfOrders(db, [order.id])
  if (contract !== undefined) {
    if (isContractOver(contract.state)) throw new Failure('transition_not_allowed')
    const today = riyadhDay(instant(now))
    const day = from === undefined ? today : laterOf(today, localDate(from))
    const { workers } = await findReplacementWorkers(db, catalogue, {
      contract,
      order,
      from: day,
      isByHand: true,
      now,
    })
    const replaced = await replacedWorkerIds(db, contract.id)
    return workers.filter((worker) => !replaced.includes(worker.id))
  }
  const timetable = daysOf(order, now)
  if (!['draft', 'pending_payment'].includes(order.status) || timetable === undefined)
    throw new Failure('transition_not_allowed')
  const line = await rankCandidateWorkerIds(db, catalogue, {
    orderId: order.id,
    customerId: order.customerId,
    isByHand: true,
    planId: order.planId,
    package: order.package,
    home: await homeForExistingOrder(db, order),
    chosen: undefined,
    quantity: order.quantity,
    timetable,
    heldUntil: null,
    now,
  })
  return line.flatMap((workerId) => catalogue.worker.get(workerId) ?? [])
}
