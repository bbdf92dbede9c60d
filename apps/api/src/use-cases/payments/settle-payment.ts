import { paymentLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById, lockCustomer } from '../../db/repositories/customers.ts'
import { lockOrder, otherOrderIdsInPayment, type Order } from '../../db/repositories/orders.ts'
import {
  addPayment,
  changePayment,
  isProviderTransactionRecorded,
  storeCardIfNew,
  lockPayment,
  paymentById,
  type Payment,
} from '../../db/repositories/payments.ts'
import { lockInvoice } from '../../db/repositories/invoices.ts'
import { releaseSlotsOfOrder } from '../../db/repositories/slots.ts'
import { Failure } from '../../failures/failure.ts'
import type { PaymentOutcomeReport } from '../../ports/payment.ts'
import { completePaidInvoice } from '../invoices/complete-paid-invoice.ts'
import { announceChange } from '../changes/announce-change.ts'
import { completePaidOrder, type OrderPaymentMeans } from '../orders/complete-paid-order.ts'
import { reapplyWalletAndVoucher, renewOrderHold, reserveWorkersAgain } from '../orders/hold.ts'
import { canOrderStillBeFulfilled } from '../orders/slots-of-order.ts'
import { deleteSingleUseCard } from './chosen-card.ts'
import { recordRefund } from './record-refund.ts'

/**
 * Reserves the worker again when the hold expired before the payment came; if she is taken, the
 * customer chooses another.
 */
async function retake(tx: Tx, app: Application, order: Order): Promise<boolean> {
  try {
    if (!canOrderStillBeFulfilled(order, app.now())) throw new Failure('date_unavailable')
    await tx.transaction((within) => reserveWorkersAgain(within, app, order, null))
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await releaseSlotsOfOrder(tx, order.id)
    return false
  }
}

async function payOrder(tx: Tx, app: Application, payment: Payment): Promise<void> {
  const giveBack = () => recordRefund(tx, app, { payment, amount: payment.amount })
  if (payment.invoiceId !== null) {
    const paid = await completePaidInvoice(tx, app, payment.invoiceId)
    return paid ? undefined : giveBack()
  }
  if (payment.orderId === null) return
  // The account was deleted after its orders expired, so nobody is left to serve.
  if ((await lockCustomer(tx, payment.customerId)) === undefined) return giveBack()
  const order = await lockOrder(tx, payment.orderId)
  if (order === undefined) return
  // The office may have changed the price after this payment was opened.
  if (payment.amount !== order.total - order.walletAmount) return giveBack()
  const method: OrderPaymentMeans = payment.method === 'instalments' ? 'instalments' : 'card'
  const now = app.now()
  const alive =
    order.status === 'pending_payment' && order.holdExpiresAt !== null && order.holdExpiresAt > now
  if (alive) await completePaidOrder(tx, app, order.id, method)
  else if (order.status === 'pending_payment' || order.status === 'expired') {
    // The wallet part may have been spent since; then the order stays expired and the card payment is
    // refunded.
    if (order.status === 'expired' && (await reapplyWalletAndVoucher(tx, app, order)) !== undefined) {
      await giveBack()
      return announceChange(tx, app, order.id)
    }
    const workerGone = !(await retake(tx, app, order))
    await completePaidOrder(tx, app, order.id, method, { workerGone })
  } else return giveBack()
  for (const id of await otherOrderIdsInPayment(tx, order.customerId, order.id, now)) {
    const other = await lockOrder(tx, id)
    if (other?.status === 'pending_payment') await renewOrderHold(tx, app, other, { holdAgain: false })
  }
}

/** Books an unexpected payment under a payment of its own, logs it and refunds it. */
async function returnUnasked(
  tx: Tx,
  app: Application,
  payment: Payment,
  notice: PaymentOutcomeReport,
): Promise<void> {
  const extra = {
    ...payment,
    id: app.newId(),
    status: 'unmatched' as const,
    amount: notice.amount,
    refunded: 0,
    sessionId: null,
    sessionUrl: null,
    providerRef: notice.providerRef,
    createdAt: app.now(),
    settledAt: app.now(),
  }
  await addPayment(tx, extra)
  await returnUnmatched(tx, app, extra, notice)
}

async function returnUnmatched(
  tx: Tx,
  app: Application,
  payment: Payment,
  { amount, currency }: PaymentOutcomeReport,
): Promise<void> {
  app.log.error({ payment: payment.id }, 'money came that was not asked for, and goes back')
  // The provider handles only riyals, so a person must look at any other currency.
  if (currency === 'SAR' && amount > 0) await recordRefund(tx, app, { payment, amount })
  if (payment.orderId !== null) await announceChange(tx, app, payment.orderId)
}

/**
 * Locks customer, order or invoice, and payment in the same order as every command of the customer.
 * Otherwise a callback and a cancellation could wait for each other until the database aborts one of them.
 */
async function lockWhatIsPaid(tx: Tx, paymentId: string): Promise<Payment | undefined> {
  const payment = await paymentById(tx, paymentId)
  if (payment === undefined) return undefined
  await lockCustomer(tx, payment.customerId)
  if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
  if (payment.invoiceId !== null) await lockInvoice(tx, payment.invoiceId)
  return lockPayment(tx, paymentId)
}

const settledAs = { declined: 'declined', cancelled: 'abandoned' } as const

/**
 * Applies a verified notice of the provider. Notices may be late, repeated or out of order: only the first
 * paid notice counts, and only if its amount matches.
 */
export async function settlePayment(app: Application, notice: PaymentOutcomeReport): Promise<void> {
  await app.database.write(async (tx) => {
    const payment = await lockWhatIsPaid(tx, notice.paymentId)
    if (payment === undefined) throw new Failure('not_found')
    const now = app.now()
    if (notice.outcome === 'pending') return
    if (notice.outcome !== 'paid') {
      const status = settledAs[notice.outcome]
      if (!paymentLifecycle.move(payment.status, status).ok) return
      await changePayment(tx, payment.id, { status, settledAt: now })
      if (payment.orderId !== null) await announceChange(tx, app, payment.orderId)
      return
    }
    if (await isProviderTransactionRecorded(tx, payment.provider, notice.providerRef)) return
    if (!paymentLifecycle.move(payment.status, 'paid').ok) return returnUnasked(tx, app, payment, notice)
    if (notice.amount !== payment.amount || notice.currency !== 'SAR') {
      const came = {
        status: 'unmatched' as const,
        amount: Math.max(0, notice.amount),
        providerRef: notice.providerRef,
        settledAt: now,
      }
      await changePayment(tx, payment.id, came)
      return returnUnmatched(tx, app, { ...payment, ...came }, notice)
    }
    await changePayment(tx, payment.id, { status: 'paid', providerRef: notice.providerRef, settledAt: now })
    if (
      notice.card !== undefined &&
      payment.saveCard &&
      (await customerById(tx, payment.customerId)) !== undefined
    )
      await storeCardIfNew(tx, {
        id: app.newId(),
        customerId: payment.customerId,
        provider: payment.provider,
        ...notice.card,
        oneUse: false,
        createdAt: now,
      })
    await deleteSingleUseCard(tx, payment)
    await payOrder(tx, app, payment)
  })
}

/** Applies a callback of the provider if its signature is valid. */
export async function applyPaymentCallback(app: Application, provider: string, body: unknown): Promise<void> {
  if (provider !== app.payment.provider) throw new Failure('not_found')
  const verdict = app.payment.verify(body)
  if (!verdict.ok) throw new Failure(verdict.code)
  await settlePayment(app, verdict.notice)
}
