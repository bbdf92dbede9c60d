import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeOrder, type Order } from '../../db/repositories/orders.ts'
import { expirePaymentsOf } from '../../db/repositories/payments.ts'
import { freeSlotsOf, holdSlotsUntil } from '../../db/repositories/slots.ts'
import { giveVoucherBack, spendVoucher } from '../../db/repositories/vouchers.ts'
import { Failure } from '../../failures/failure.ts'
import { endHold, holdBalance } from '../wallet/wallet.ts'
import { announceOrder } from './announce.ts'
import { takeWorkers } from './choose-workers.ts'
import { timetableOfOrder } from './slots-of-order.ts'

export const holdEnd = (app: Pick<Application, 'now' | 'config'>): Date =>
  new Date(app.now().getTime() + app.config.holdMinutes * 60_000)

const isAlive = (order: Order, now: Date): boolean =>
  order.status === 'pending_payment' && order.holdExpiresAt !== null && order.holdExpiresAt > now

/** Named workers of recruitment and packages without dates hold nobody's time. */
const needsWorker = (order: Order): boolean =>
  order.planId !== null && order.mediation?.['worker_name'] === undefined

const nextHold = (order: Order): string => {
  const last = Number(/:(\d+)$/.exec(order.walletHold ?? '')?.[1] ?? 0)
  return `order:${order.id}:${last + 1}`
}

/** Takes the worker's time again after the hold ran out: hers if she is free, another's if none was chosen. */
export async function takeTimeAgain(
  tx: Tx,
  app: Application,
  order: Order,
  heldUntil: Date | null,
): Promise<void> {
  const timetable = timetableOfOrder(order)
  if (!needsWorker(order) || timetable === undefined || order.planId === null) return
  const catalogue = await app.catalogue.readIn(tx)
  const wanted = {
    orderId: order.id,
    planId: order.planId,
    quantity: order.quantity,
    timetable,
    heldUntil,
    now: app.now(),
  }
  await freeSlotsOf(tx, order.id)
  const workerId = await takeWorkers(tx, catalogue, {
    ...wanted,
    chosen: order.workerChosen ? (order.workerId ?? undefined) : undefined,
  })
  if (workerId !== order.workerId) await changeOrder(tx, order.id, { workerId })
}

/** Keeps the order's claims while its payment is open: renewed when alive, taken anew after they lapsed. */
export async function renewHold(tx: Tx, app: Application, order: Order): Promise<void> {
  const now = app.now()
  const until = holdEnd(app)
  if (isAlive(order, now)) {
    await holdSlotsUntil(tx, order.id, until)
    await changeOrder(tx, order.id, { holdExpiresAt: until, updatedAt: now })
    return
  }
  if (order.status === 'pending_payment') await letGo(tx, app, order)
  await takeTimeAgain(tx, app, order, until)
  let walletHold = order.walletHold
  if (order.walletAmount > 0) {
    walletHold = nextHold(order)
    await holdBalance(tx, app, {
      customerId: order.customerId,
      amount: order.walletAmount,
      reference: walletHold,
    })
  }
  if (order.voucherCode !== null) {
    const use = { code: order.voucherCode, customerId: order.customerId, orderId: order.id, at: now }
    if (!(await spendVoucher(tx, use))) throw new Failure('order_not_payable')
  }
  await changeOrder(tx, order.id, {
    status: 'pending_payment',
    holdExpiresAt: until,
    walletHold,
    updatedAt: now,
  })
  await announceOrder(tx, app, order.id)
}

/** Gives back everything an unpaid order was holding. */
async function letGo(tx: Tx, app: Application, order: Order): Promise<void> {
  await freeSlotsOf(tx, order.id)
  await expirePaymentsOf(tx, order.id)
  await giveVoucherBack(tx, order.id)
  if (order.walletHold !== null)
    await endHold(tx, app, { customerId: order.customerId, hold: order.walletHold, as: 'release' })
}

export async function endUnpaidOrder(
  tx: Tx,
  app: Application,
  order: Order,
  status: 'expired' | 'cancelled',
): Promise<void> {
  const now = app.now()
  await letGo(tx, app, order)
  await changeOrder(tx, order.id, {
    status,
    holdExpiresAt: null,
    updatedAt: now,
    ...(status === 'cancelled' && { cancelledAt: now }),
  })
  await announceOrder(tx, app, order.id)
}
