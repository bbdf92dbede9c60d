import { canOrderBePaid } from '@sakina/domain/lifecycles'
import type { Quote } from '@sakina/domain/pricing'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeOrder,
  hasNoPlacedOrder,
  lockOrder,
  orderById,
  type Order,
} from '../../db/repositories/orders.ts'
import { planById } from '../../db/repositories/catalogue.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { voucherDiscountFor, type AppliedVoucher } from '../orders/apply-voucher.ts'
import { endUnpaidOrder, isOrderHeld } from '../orders/hold.ts'
import { serviceCodeOfPlan } from '../catalogue/catalogue-reader.ts'
import { priceOrder } from '../orders/calculate-order.ts'
import { canOrderStillBeFulfilled } from '../orders/slots-of-order.ts'
import { totalChangedFailure } from '../orders/total-changed.ts'

/** Reads the order's voucher again; an expired or used one gives no discount. */
async function voucherNow(
  tx: Tx,
  order: Order,
  service: string,
  now: Date,
): Promise<AppliedVoucher | undefined> {
  const { voucherCode: code, customerId } = order
  if (code === null) return undefined
  try {
    return await voucherDiscountFor(tx, {
      code,
      service,
      customerId,
      isFirstOrder: await hasNoPlacedOrder(tx, customerId),
      now,
    })
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** The current price; undefined for an order without a plan. */
async function presentPrice(tx: Tx, app: Application, order: Order) {
  if (order.planId === null) return undefined
  const plan = await planById(tx, order.planId)
  if (!plan?.active) throw new Failure('order_not_payable')
  const catalogue = await app.catalogue.readIn(tx)
  const voucher = await voucherNow(tx, order, serviceCodeOfPlan(catalogue, plan), app.now())
  const quote = priceOrder(catalogue, app.config.policies, {
    plan,
    needDelivery: order.needDelivery,
    quantity: order.quantity,
    repeatCount: order.repeatCount,
    discounts: voucher === undefined ? [] : [voucher.discount],
    wallet: order.walletAmount,
  })
  return { quote, voucherCode: voucher?.code ?? null }
}

/**
 * Whether the order must be paid at the current price: its hold has expired, but its first day has not
 * passed. Only the office changes the price of a package.
 */
const asksThePresentPrice = (order: Order, now: Date): boolean =>
  order.package === null &&
  canOrderBePaid(order.status) &&
  !isOrderHeld(order, now) &&
  canOrderStillBeFulfilled(order, now)

/**
 * An order keeps its price while it is held. After that the current price applies: if it differs, it is
 * stored and the payment is refused once with the new quote; a second request accepts it.
 */
export async function updateOutdatedPrice(app: Application, orderId: string): Promise<void> {
  const known = await orderById(app.database.reader, orderId)
  if (known === undefined || !asksThePresentPrice(known, app.now())) return
  const changed = await app.database.write(async (tx): Promise<Quote | undefined> => {
    const order = await lockOrder(tx, orderId)
    const now = app.now()
    if (order === undefined || !asksThePresentPrice(order, now)) return undefined
    // Releases an expired hold now, as the background job would.
    if (order.status === 'pending_payment') await endUnpaidOrder(tx, app, order, 'expired')
    const present = await presentPrice(tx, app, order)
    if (present === undefined || present.quote.total === order.total) return undefined
    const { quote, voucherCode } = present
    await changeOrder(tx, orderId, {
      quote,
      total: quote.total,
      walletAmount: quote.wallet,
      voucherCode,
      updatedAt: now,
    })
    await announceChange(tx, app, orderId)
    return quote
  })
  if (changed !== undefined) throw totalChangedFailure(changed)
}
