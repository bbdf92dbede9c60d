import { canBePaid } from '@sakina/domain/lifecycles'
import type { Quote } from '@sakina/domain/pricing'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeOrder, isFirstOrder, lockOrder, orderById, type Order } from '../../db/repositories/orders.ts'
import { planForSale } from '../../db/repositories/plans.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { readVoucher, type UsedVoucher } from '../orders/apply-voucher.ts'
import { endUnpaidOrder, isHeld } from '../orders/hold.ts'
import { serviceOf } from '../orders/order-kind.ts'
import { priceOrder } from '../orders/price-order.ts'
import { isStillToCome } from '../orders/slots-of-order.ts'
import { totalChanged } from '../orders/total-changed.ts'

/** A voucher that has run out, or was used elsewhere since, takes nothing off any more. */
async function voucherNow(
  tx: Tx,
  order: Order,
  service: string,
  now: Date,
): Promise<UsedVoucher | undefined> {
  const { voucherCode: code, customerId } = order
  if (code === null) return undefined
  try {
    return await readVoucher(tx, {
      code,
      service,
      customerId,
      isFirstOrder: await isFirstOrder(tx, customerId),
      now,
    })
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Nothing for what the office priced itself: that price stands until the office names another. */
async function presentPrice(tx: Tx, app: Application, order: Order) {
  if (order.planId === null) return undefined
  const plan = await planForSale(tx, order.planId)
  if (!plan?.active) throw new Failure('order_not_payable')
  const catalogue = await app.catalogue.readIn(tx)
  const voucher = await voucherNow(tx, order, serviceOf(catalogue, plan), app.now())
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

/** Held, its price is promised; past its first day, it can't be paid at any. */
const asksThePresentPrice = (order: Order, now: Date): boolean =>
  canBePaid(order.status) && !isHeld(order, now) && isStillToCome(order, now)

/**
 * The price of an order is promised for as long as it is held. Paid after that, it asks the present one: where that is
 * another, the order has it from here on and the new quote is told first. Who asks once more has seen it.
 */
export async function refuseOldPrice(app: Application, orderId: string): Promise<void> {
  const known = await orderById(app.database.reader, orderId)
  if (known === undefined || !asksThePresentPrice(known, app.now())) return
  const changed = await app.database.write(async (tx): Promise<Quote | undefined> => {
    const order = await lockOrder(tx, orderId)
    const now = app.now()
    if (order === undefined || !asksThePresentPrice(order, now)) return undefined
    // what it held is free, as if the clock had come by first
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
  if (changed !== undefined) throw totalChanged(changed)
}
