import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { orderById } from '../../db/repositories/orders.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { paymentById, paymentsOfOrder, type Payment } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import { PaymentProviderUnavailableError } from '../../ports/payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The minutes after the end of the provider's page at which the provider is queried, because a
 * callback may be lost. The first query is a minute before the end.
 */
const minutesAfterEnd = [-1, 2, 10, 60] as const

const Check = v.object({ payment_id: v.string() })

/** When to query the provider next about a payment; undefined after the last check. */
function nextCheck(end: Date, now: Date): Date | undefined {
  const times = minutesAfterEnd.map((minutes) => new Date(end.getTime() + minutes * 60_000))
  return times.find((time) => time > now)
}

/** Enqueues the next look at a payment that may have been completed. */
export async function schedulePaymentCheck(
  tx: Tx,
  app: Application,
  payment: { readonly id: string; readonly expiresAt: Date },
): Promise<void> {
  const at = nextCheck(payment.expiresAt, app.now())
  if (app.payment.find === undefined || at === undefined) return
  await enqueueOutboxRow(tx, {
    id: app.newId(),
    kind: 'payment_check',
    payload: { payment_id: payment.id },
    at,
  })
}

/**
 * Books what the provider reports as paid through the path of its callback, so that it counts once,
 * and returns whether anything was paid.
 */
async function askProvider(app: Application, payment: Payment): Promise<boolean> {
  if (payment.provider !== app.payment.provider) return false
  const notices = (await app.payment.find?.(payment.id)) ?? []
  const paid = notices.filter(({ outcome }) => outcome === 'paid')
  for (const notice of paid) await settlePayment(app, notice)
  return paid.length > 0
}

/** Queries the provider and returns the time of the next check, if there is one. */
export async function checkPayment(app: Application, payload: unknown): Promise<Date | undefined> {
  const payment = await paymentById(app.database.reader, v.parse(Check, payload).payment_id)
  if (payment === undefined || payment.providerRef !== null) return undefined
  if (await askProvider(app, payment)) return undefined
  return nextCheck(payment.expiresAt ?? payment.createdAt, app.now())
}

/**
 * Queries the provider now about every opened payment of an order, for the office, whatever the
 * state of the order.
 */
export async function checkOrderPayments(app: Application, orderId: string): Promise<void> {
  const order = await orderById(app.database.reader, orderId)
  if (order === undefined) throw new Failure('not_found')
  try {
    for (const payment of await paymentsOfOrder(app.database.reader, order.id))
      if (payment.sessionId !== null) await askProvider(app, payment)
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error
    throw new Failure('provider_unavailable', { retryAfterSeconds: 10 })
  }
}
