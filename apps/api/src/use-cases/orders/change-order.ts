import { canOrderBeCancelledAtOnce, stagesByEvent } from '@sakina/domain/lifecycles'
import { money, moneyToWire } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeOrder, lockOrder, recordStages, type Order } from '../../db/repositories/orders.ts'
import {
  cancelContractOfOrder,
  assignWorkerToContract,
  lockContractOfOrder,
} from '../../db/repositories/contracts.ts'
import { Failure } from '../../failures/failure.ts'
import { refundCancelledOrder, whatIsLeftToRefund } from '../payments/refund-payments.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { notifyOfAssignedWorker } from '../notices/notify-of-worker.ts'
import { announceChange } from '../changes/announce-change.ts'
import { reserveWorkers } from '../schedule/free-workers.ts'
import { homeForExistingOrder } from './home-of-order.ts'
import { endUnpaidOrder } from './hold.ts'
import { returnVoucherToCustomer } from './return-voucher.ts'
import { canOrderStillBeFulfilled, scheduleOfOrder } from './slots-of-order.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

type ChangeInput = { readonly orderId: string; readonly key: string | undefined }

async function lockOwnOrder(tx: Tx, customer: SignedInCustomer, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined || order.customerId !== customer.id) throw new Failure('not_found')
  return order
}

/** Cancels an unpaid order of a customer. */
export async function cancelUnpaidOrder(
  app: Application,
  customer: SignedInCustomer,
  { orderId, key }: ChangeInput,
): Promise<void> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'cancelMyOrder', content: orderId },
    StoredId,
    async (tx) => {
      const order = await lockOwnOrder(tx, customer, orderId)
      const status = order.status
      if (order.paidAt !== null) throw new Failure('order_already_paid')
      if (!canOrderBeCancelledAtOnce(status)) throw new Failure('order_not_cancellable')
      await endUnpaidOrder(tx, app, order, 'cancelled')
      await notifyCustomer(tx, app, customer.id, {
        kind: 'order_withdrawn',
        about: order.id,
        facts: { number: order.number },
      })
      return { id: order.id }
    },
  )
}

/**
 * Gives an order another worker, the one the customer chose or the first who is free, when its
 * worker was taken before a late payment.
 */
export async function chooseAnotherWorker(
  app: Application,
  customer: SignedInCustomer,
  input: ChangeInput & { readonly workerId: number | undefined },
): Promise<void> {
  const { orderId, key, workerId: chosen } = input
  const content = { orderId, chosen }
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'chooseOrderWorker', content },
    StoredId,
    async (tx) => {
      const order = await lockOwnOrder(tx, customer, orderId)
      const timetable = scheduleOfOrder(order)
      const now = app.now()
      const open = order.status === 'paid' && order.needsAnotherWorker && canOrderStillBeFulfilled(order, now)
      if (!open || order.planId === null || timetable === undefined)
        throw new Failure('transition_not_allowed')
      const workerId = await reserveWorkers(tx, await app.catalogue.readIn(tx), {
        orderId: order.id,
        customerId: order.customerId,
        planId: order.planId,
        home: await homeForExistingOrder(tx, order),
        chosen,
        quantity: order.quantity,
        timetable,
        heldUntil: null,
        now,
      })
      await changeOrder(tx, order.id, {
        workerId,
        needsAnotherWorker: false,
        status: 'processing',
        updatedAt: now,
      })
      await assignWorkerToContract(tx, order.id, workerId, now)
      await recordStages(tx, order.id, stagesByEvent.payment, now)
      await notifyOfAssignedWorker(tx, app, order, workerId)
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}

/**
 * Refunds a late payment whose worker was taken: card and wallet get their parts back, and the voucher is
 * free again.
 */
export async function refundOrderWithoutWorker(
  app: Application,
  customer: SignedInCustomer,
  {
    orderId,
    expected,
    key,
  }: ChangeInput & {
    /** The sum as it was shown, in halalas. */
    readonly expected: number | undefined
  },
): Promise<void> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'refundMyOrder', content: { orderId, expected } },
    StoredId,
    async (tx) => {
      const contract = await lockContractOfOrder(tx, orderId)
      const order = await lockOwnOrder(tx, customer, orderId)
      const open = order.status !== 'cancelled' && order.needsAnotherWorker
      if (!open || contract === undefined || order.quote === null) throw new Failure('transition_not_allowed')
      const refund = await whatIsLeftToRefund(tx, order)
      if (expected !== undefined && refund < expected)
        throw new Failure('quote_changed', { result: { refund: moneyToWire(money(refund)) } })
      const now = app.now()
      await cancelContractOfOrder(tx, order.id, now)
      await refundCancelledOrder(tx, app, { order, contract })
      await returnVoucherToCustomer(tx, app, order)
      await changeOrder(tx, order.id, {
        status: 'cancelled',
        needsAnotherWorker: false,
        cancelledAt: now,
        updatedAt: now,
      })
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}
