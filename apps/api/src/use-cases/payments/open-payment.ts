import { canOrderBePaid, stagesByEvent } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { customerById, verifiedContacts } from '../../db/repositories/customers.ts'
import { lockOrder, orderById, recordStages, type Order } from '../../db/repositories/orders.ts'
import {
  addPayment,
  changePayment,
  findOpenPaymentOfOrder,
  type Payment,
} from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language, PaymentMethod } from '../../ports/payment.ts'
import { announceChange } from '../changes/announce-change.ts'
import { renewOrderHold } from '../orders/hold.ts'
import { requireAcceptedTerms } from '../orders/order-terms.ts'
import { isSameCardChoice, type CardChoice } from './chosen-card.ts'
import { openPaymentSession } from './open-session.ts'

/** A payment with its order and the URL of its page. */
export type OpenedPayment = { readonly order: Order; readonly payment: Payment; readonly url: string }

/** Throws a failure if an order cannot be paid in its state. */
export function refuseUnpayableOrder(order: Order): void {
  const status = order.status
  if (canOrderBePaid(status)) return
  if (status === 'draft') throw new Failure('order_not_priced')
  throw new Failure(status === 'cancelled' ? 'order_not_payable' : 'order_already_paid')
}

const due = (order: Order): number => order.total - order.walletAmount

const noWish: CardChoice = { cardId: undefined, saveCard: false }

type OpenPaymentInput = {
  readonly method: PaymentMethod
  readonly language: Language
  /** Whether a hold that has ended is taken again, because the customer asked to pay. */
  readonly holdAgain: boolean
  readonly card?: CardChoice
}

async function prepare(
  app: Application,
  orderId: string,
  { method, card: wish, holdAgain }: OpenPaymentInput,
): Promise<Payment> {
  return app.database.write(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Failure('not_found')
    refuseUnpayableOrder(order)
    await requireAcceptedTerms(tx, app, order)
    await renewOrderHold(tx, app, order, { holdAgain })
    const now = app.now()
    const provider = app.payment.provider
    const open = await findOpenPaymentOfOrder(tx, { orderId, provider, method, amount: due(order), now })
    await recordStages(tx, orderId, stagesByEvent.checkout, now)
    await announceChange(tx, app, orderId)
    const { cardId, saveCard } = wish ?? noWish
    if (open !== undefined) {
      // A request without a choice of card keeps the earlier choice.
      if (wish === undefined || isSameCardChoice(open, wish)) return open
      // The page was opened for another card and is abandoned; a payment on it still counts.
      await changePayment(tx, open.id, { status: 'expired' })
    }
    const payment = {
      id: app.newId(),
      customerId: order.customerId,
      orderId,
      provider,
      method,
      status: 'pending' as const,
      amount: due(order),
      saveCard,
      cardId: cardId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + app.config.holdMinutes * 60_000),
    }
    await addPayment(tx, payment)
    return {
      ...payment,
      invoiceId: null,
      branchId: null,
      sessionId: null,
      sessionUrl: null,
      providerRef: null,
      refunded: 0,
      settledAt: null,
    }
  })
}

/** Returns the URL of the page that shows the result of a payment. */
export const paymentResultUrl = (app: Application, orderId: string, language: Language): string =>
  `${app.siteUrl()}${language === 'en' ? '/en' : ''}/payment-result/${orderId}`

/**
 * Opens the provider's page for an order: one session for each order and method, however often it is
 * requested.
 */
export async function openOrderPayment(
  app: Application,
  orderId: string,
  options: OpenPaymentInput,
): Promise<OpenedPayment> {
  if (!app.payment.methods.includes(options.method)) throw new Failure('method_not_available')
  const payment = await prepare(app, orderId, options)
  const order = await orderById(app.database.reader, orderId)
  if (order === undefined) throw new Failure('not_found')
  const customer = await customerById(app.database.reader, payment.customerId)
  const url = await openPaymentSession(app, payment, {
    reservationId: orderId,
    number: order.number,
    amount: payment.amount,
    method: options.method,
    language: options.language,
    returnUrl: paymentResultUrl(app, orderId, options.language),
    // The provider may write to it, so it must be the customer's own.
    email: (customer && verifiedContacts(customer).email) ?? undefined,
    phone: customer?.mobile ?? undefined,
  })
  return { order, payment, url }
}
