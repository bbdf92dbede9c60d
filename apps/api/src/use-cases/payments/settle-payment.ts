import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockOrder, otherOpenOrders, type Order } from '../../db/repositories/orders.ts'
import {
  addRefund,
  changePayment,
  keepCard,
  lockPayment,
  type Payment,
} from '../../db/repositories/payments.ts'
import { freeSlotsOf } from '../../db/repositories/slots.ts'
import { putInOutbox } from '../../db/repositories/outbox.ts'
import { Failure } from '../../failures/failure.ts'
import type { PaymentNotice } from '../../ports/payment.ts'
import { completePaidInvoice } from '../invoices/complete-paid-invoice.ts'
import { announceOrder } from '../orders/announce.ts'
import { completePaidOrder, type PaidBy } from '../orders/complete-paid-order.ts'
import { renewHold, takeTimeAgain } from '../orders/hold.ts'
import { walletBalance, spendBalance } from '../wallet/wallet.ts'

/** Sends money back that pays for nothing, as when an order was paid twice. */
async function giveBack(tx: Tx, app: Application, payment: Payment, providerRef: string): Promise<void> {
  const now = app.now()
  await addRefund(tx, {
    id: app.newId(),
    customerId: payment.customerId,
    paymentId: payment.id,
    amount: payment.amount,
    state: 'pending',
    createdAt: now,
  })
  await putInOutbox(tx, {
    id: app.newId(),
    kind: 'refund',
    payload: { payment_id: payment.id, provider_ref: providerRef, amount: payment.amount },
    at: now,
  })
}

/** The hold lapsed before the money came: the worker is taken again if she is free; if not, the customer will choose. */
async function retake(tx: Tx, app: Application, order: Order): Promise<boolean> {
  try {
    await takeTimeAgain(tx, app, order, null)
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await freeSlotsOf(tx, order.id)
    return false
  }
}

async function takeWalletPartAgain(tx: Tx, app: Application, order: Order): Promise<void> {
  if (order.walletAmount === 0) return
  const { available } = await walletBalance(tx, order.customerId)
  const amount = Math.min(available, order.walletAmount)
  if (amount > 0)
    await spendBalance(tx, app, { customerId: order.customerId, amount, reference: `late:${order.id}` })
  if (amount < order.walletAmount)
    app.log.warn(
      { order: order.id, missing: order.walletAmount - amount },
      'a late payment left a part of the wallet uncovered',
    )
}

async function payOrder(tx: Tx, app: Application, payment: Payment, notice: PaymentNotice): Promise<void> {
  if (payment.invoiceId !== null) {
    const paid = await completePaidInvoice(tx, app, payment.invoiceId)
    return paid ? undefined : giveBack(tx, app, payment, notice.providerRef)
  }
  if (payment.orderId === null) return
  const order = await lockOrder(tx, payment.orderId)
  if (order === undefined) return
  const method: PaidBy = payment.method === 'instalments' ? 'instalments' : 'card'
  const now = app.now()
  const alive =
    order.status === 'pending_payment' && order.holdExpiresAt !== null && order.holdExpiresAt > now
  if (alive) await completePaidOrder(tx, app, order.id, method)
  else if (order.status === 'pending_payment' || order.status === 'expired') {
    const workerGone = !(await retake(tx, app, order))
    if (order.status === 'expired') await takeWalletPartAgain(tx, app, order)
    await completePaidOrder(tx, app, order.id, method, { workerGone })
  } else return giveBack(tx, app, payment, notice.providerRef)
  for (const id of await otherOpenOrders(tx, order.customerId, order.id, now)) {
    const other = await lockOrder(tx, id)
    if (other?.status === 'pending_payment') await renewHold(tx, app, other)
  }
}

const settledAs = { declined: 'declined', cancelled: 'abandoned' } as const

/**
 * Takes the provider's verified word on a payment. It may come late, twice or out of order; only the first word that
 * money came pays, and only if it is the money that was asked for.
 */
export async function settlePayment(app: Application, notice: PaymentNotice): Promise<void> {
  await app.database.write(async (tx) => {
    const payment = await lockPayment(tx, notice.paymentId)
    if (payment === undefined) throw new Failure('not_found')
    const now = app.now()
    if (payment.settledAt !== null && payment.status !== 'declined' && payment.status !== 'abandoned') return
    if (notice.outcome === 'pending') return
    if (notice.outcome !== 'paid') {
      if (payment.settledAt !== null) return
      await changePayment(tx, payment.id, { status: settledAs[notice.outcome], settledAt: now })
      if (payment.orderId !== null) await announceOrder(tx, app, payment.orderId)
      return
    }
    if (notice.amount !== payment.amount || notice.currency !== 'SAR') {
      app.log.error({ payment: payment.id }, 'a payment was confirmed with another amount than was asked for')
      await changePayment(tx, payment.id, {
        status: 'unmatched',
        providerRef: notice.providerRef,
        settledAt: now,
      })
      return
    }
    await changePayment(tx, payment.id, { status: 'paid', providerRef: notice.providerRef, settledAt: now })
    if (notice.card !== undefined && payment.saveCard)
      await keepCard(tx, {
        id: app.newId(),
        customerId: payment.customerId,
        provider: payment.provider,
        ...notice.card,
        oneUse: false,
        createdAt: now,
      })
    await payOrder(tx, app, payment, notice)
  })
}

/** The callback of a provider: believed only when its signature holds. */
export async function receiveCallback(app: Application, provider: string, body: unknown): Promise<void> {
  if (provider !== app.payment.provider) throw new Failure('not_found')
  const verdict = app.payment.verify(body)
  if (!verdict.ok) throw new Failure(verdict.code)
  await settlePayment(app, verdict.notice)
}
