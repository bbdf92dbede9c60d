import { MAX_WORKERS_PER_ORDER } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/repositories/customers.ts'
import { lockLedgerAccount } from '../../db/repositories/ledger.ts'
import {
  changeOrder,
  hasEverPaid,
  hasNamedWorker,
  heldOrdersOfCustomer,
  type HeldOrder,
  type Order,
} from '../../db/repositories/orders.ts'
import { expirePaymentsOfOrder } from '../../db/repositories/payments.ts'
import { releaseSlotsOfOrder, holdSlotsUntil } from '../../db/repositories/slots.ts'
import { returnVoucher, spendVoucher } from '../../db/repositories/vouchers.ts'
import { Failure } from '../../failures/failure.ts'
import { awaitingPaymentMessage, holdEndedMessage } from '../../failures/messages.ts'
import { endWalletHold, holdWalletAmount, readWalletBalance } from '../wallet/wallet.ts'
import { announceChange } from '../changes/announce-change.ts'
import { limitHoldingsOfCustomer } from '../limits.ts'
import { homeForExistingOrder } from './home-of-order.ts'
import {
  rankCandidateWorkerIds,
  reserveFirstFreeWorkers,
  reserveWorkersIfFree,
} from '../schedule/free-workers.ts'
import { reservePackageAgain } from './reserve-package.ts'
import { canOrderStillBeFulfilled, scheduleOfOrder } from './slots-of-order.ts'

/**
 * However often a hold is renewed, it lasts at most this many times its length. Then the time of
 * the worker is on offer again.
 */
const mostHolds = 4

/** Returns when the hold of an order that is placed now ends. */
export const orderHoldExpiry = (app: Pick<Application, 'now' | 'config'>): Date =>
  new Date(app.now().getTime() + app.config.holdMinutes * 60_000)

/** Whether the order's slots, price, voucher and wallet part are still held. */
export const isOrderHeld = (order: Order, now: Date): boolean =>
  order.status === 'pending_payment' && order.holdExpiresAt !== null && order.holdExpiresAt > now

/** The most unpaid orders a customer may hold at a time, since each blocks a worker. */
const mostOpenOrders = 10

/** Refuses too many held orders and returns the current ones; the caller has locked the customer. */
export async function refuseTooManyHolds(
  tx: Tx,
  app: Application,
  customerId: string,
): Promise<readonly HeldOrder[]> {
  const now = app.now()
  const heldOrders = await heldOrdersOfCustomer(tx, customerId, now)
  if (heldOrders.length < mostOpenOrders) return heldOrders
  const until = Math.min(...heldOrders.map(({ holdExpiresAt }) => (holdExpiresAt ?? now).getTime()))
  throw new Failure('rate_limited', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1_000)),
  })
}

/**
 * Whether an unpaid order reserves a worker: a package, and a recruitment of a worker known by
 * name, do not.
 */
const needsWorker = (order: Pick<Order, 'planId' | 'mediation'>): boolean =>
  order.planId !== null && !hasNamedWorker(order)

type Booking = Pick<Order, 'planId' | 'startDate' | 'quantity'>

/**
 * Returns the key of the booking that an order belongs to. Each worker of a booking has an order of
 * its own, with the same plan and first day.
 */
const bookingOf = ({ planId, startDate }: Booking): string => `${planId} ${startDate}`

/**
 * Refuses to hold workers for more bookings than an account may have before its first payment (one
 * by default), because anybody can open accounts for free.
 */
export async function refuseTooManyUnpaidBookings(
  tx: Tx,
  app: Application,
  customerId: string,
  { heldOrders, booking }: { readonly heldOrders: readonly HeldOrder[]; readonly booking: Booking },
): Promise<void> {
  const others = heldOrders.filter(needsWorker)
  const [first] = others
  if (first === undefined) return
  const all = [...others, booking]
  const bookings = new Set(all.map(bookingOf)).size
  const workers = all.reduce((sum, { quantity }) => sum + quantity, 0)
  const most = app.config.limits.bookingsBeforePayment
  if (bookings <= most && workers <= most * MAX_WORKERS_PER_ORDER) return
  if (await hasEverPaid(tx, customerId)) return
  throw new Failure('order_awaiting_payment', {
    result: { order_id: first.id, order_number: first.number },
    words: awaitingPaymentMessage(first.number),
  })
}

/** How many times a day an account that has never paid may hold as many workers as it may hold at once. */
const turnsADay = 3

/** Counts the workers that an account which has never paid holds in a day, and refuses too many. */
export async function countHoldings(
  tx: Tx,
  app: Application,
  { customerId, quantity }: Pick<Order, 'customerId' | 'quantity'>,
): Promise<void> {
  if (await hasEverPaid(tx, customerId)) return
  const most = app.config.limits.bookingsBeforePayment * MAX_WORKERS_PER_ORDER * turnsADay
  await limitHoldingsOfCustomer(tx, app, { customerId, quantity, most })
}

const nextHold = (order: Order): string => {
  const last = Number(/:(\d+)$/.exec(order.walletHold ?? '')?.[1] ?? 0)
  return `order:${order.id}:${last + 1}`
}

/**
 * Reserves workers again after the hold expired: the chosen one if she is free, or any when none was chosen;
 * for a package those whom the office gave it.
 */
export async function reserveWorkersAgain(
  tx: Tx,
  app: Application,
  order: Order,
  heldUntil: Date | null,
): Promise<void> {
  if (order.package !== null) {
    const workers = await reservePackageAgain(tx, order, { heldUntil, now: app.now() })
    return changeOrder(tx, order.id, workers)
  }
  const timetable = scheduleOfOrder(order)
  if (!needsWorker(order) || timetable === undefined || order.planId === null) return
  const catalogue = await app.catalogue.readIn(tx)
  const workerInput = {
    orderId: order.id,
    customerId: order.customerId,
    planId: order.planId,
    home: await homeForExistingOrder(tx, order),
    acceptedCityIds: order.acceptedWorkerCityIds,
    chosen: order.workerChosen ? (order.workerId ?? undefined) : undefined,
    quantity: order.quantity,
    timetable,
    heldUntil,
    now: app.now(),
  }
  await releaseSlotsOfOrder(tx, order.id)
  const reserve =
    order.kind === 'mediation' && !order.workerChosen ? reserveWorkersIfFree : reserveFirstFreeWorkers
  const workerId = await reserve(tx, await rankCandidateWorkerIds(tx, catalogue, workerInput), workerInput)
  if (workerId !== order.workerId) await changeOrder(tx, order.id, { workerId })
}

/**
 * Holds the wallet part of an expired order and uses its voucher again. Returns the reason when one
 * of them was spent meanwhile; then nothing is taken.
 */
export async function reapplyWalletAndVoucher(
  tx: Tx,
  app: Application,
  order: Order,
): Promise<'balance_too_low' | 'order_not_payable' | undefined> {
  const { id, customerId, walletAmount, voucherCode } = order
  if (walletAmount > 0) {
    await lockLedgerAccount(tx, customerId, 'wallet')
    if ((await readWalletBalance(tx, customerId)).available < walletAmount) return 'balance_too_low'
  }
  if (voucherCode !== null) {
    const use = { code: voucherCode, customerId, orderId: id, at: app.now() }
    if (!(await spendVoucher(tx, use))) return 'order_not_payable'
  }
  if (walletAmount > 0) {
    const walletHold = nextHold(order)
    await holdWalletAmount(tx, app, { customerId, amount: walletAmount, reference: walletHold })
    await changeOrder(tx, id, { walletHold })
  }
  return undefined
}

/**
 * Renews a hold while its payment is open. A hold that has ended is taken again only if the customer asks
 * for it by name; the payment page alone, which anybody may open, never does that.
 */
export async function renewOrderHold(
  tx: Tx,
  app: Application,
  order: Order,
  { holdAgain }: { readonly holdAgain: boolean },
): Promise<void> {
  const now = app.now()
  if (isOrderHeld(order, now)) {
    const most = (order.heldSince ?? now).getTime() + mostHolds * app.config.holdMinutes * 60_000
    const until = new Date(Math.min(orderHoldExpiry(app).getTime(), most))
    if (order.holdExpiresAt !== null && until <= order.holdExpiresAt) return
    await holdSlotsUntil(tx, order.id, until)
    await changeOrder(tx, order.id, { holdExpiresAt: until, updatedAt: now })
    return
  }
  const isOver = order.heldSince !== null
  if (isOver && !holdAgain) throw new Failure('order_not_payable', { words: holdEndedMessage })
  // The hold may have expired days ago, and nobody can be sent on a past day.
  if (!canOrderStillBeFulfilled(order, now)) throw new Failure('order_not_payable')
  const until = orderHoldExpiry(app)
  if (order.status === 'pending_payment') await letGo(tx, app, order)
  if ((await lockCustomer(tx, order.customerId)) === undefined) throw new Failure('order_not_payable')
  const heldOrders = await refuseTooManyHolds(tx, app, order.customerId)
  if (needsWorker(order)) {
    await refuseTooManyUnpaidBookings(tx, app, order.customerId, { heldOrders, booking: order })
    await countHoldings(tx, app, order)
  }
  await reserveWorkersAgain(tx, app, order, until)
  const missing = await reapplyWalletAndVoucher(tx, app, order)
  if (missing !== undefined) throw new Failure(missing)
  await changeOrder(tx, order.id, {
    status: 'pending_payment',
    holdExpiresAt: until,
    heldSince: now,
    updatedAt: now,
  })
  await announceChange(tx, app, order.id)
}

/** Releases everything an unpaid order holds. */
async function letGo(tx: Tx, app: Application, order: Order): Promise<void> {
  await releaseSlotsOfOrder(tx, order.id)
  await expirePaymentsOfOrder(tx, order.id)
  await returnVoucher(tx, order.id)
  if (order.walletHold !== null)
    await endWalletHold(tx, app, { customerId: order.customerId, hold: order.walletHold, as: 'release' })
}

/** Ends an unpaid order as expired or cancelled and frees what it held. */
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
  await announceChange(tx, app, order.id)
}
