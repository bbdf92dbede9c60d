import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsRecordOrderPayment } from '@sakina/api-client/wire/ops'
import { instant, riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/repositories/customers.ts'
import { readBranchOfOrder } from '../../db/repositories/money.ts'
import { changeOrder, orderById, type Order } from '../../db/repositories/orders.ts'
import { addPaymentOnce } from '../../db/repositories/payments.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { completePaidOrder } from '../orders/complete-paid-order.ts'
import { isOrderHeld, renewOrderHold } from '../orders/hold.ts'
import { refuseIncompleteAddress } from '../orders/home-of-order.ts'
import { refuseOutdatedTerms, termsToAccept } from '../orders/order-terms.ts'
import { totalChangedFailure } from '../orders/total-changed.ts'
import { refuseUnpayableOrder } from '../payments/open-payment.ts'
import { updateOutdatedPrice } from '../payments/update-outdated-price.ts'
import { lockExistingOrder } from './change-orders.ts'
import { runAnswer, runMoneyCommand, type MoneyCommand } from './money-command.ts'

/** Locks an order that is to be paid, and its customer first, as every payment does. */
async function lockPayableOrder(tx: Tx, id: string): Promise<Order> {
  const known = await orderById(tx, id)
  if (known === undefined || (await lockCustomer(tx, known.customerId)) === undefined)
    throw new Failure('not_found')
  const order = await lockExistingOrder(tx, id)
  refuseUnpayableOrder(order)
  return order
}

/** Sends the family the page on which it agrees to the terms of its order and pays. */
export const sendPaymentLink = (app: Application, command: MoneyCommand): Promise<string> =>
  runAnswer(app, command, 'order', async (tx) => {
    const order = await lockPayableOrder(tx, command.id)
    const { id, number, total, walletAmount, holdExpiresAt } = order
    const held = isOrderHeld(order, app.now()) && holdExpiresAt !== null ? instant(holdExpiresAt) : undefined
    await notifyCustomer(
      tx,
      app,
      order.customerId,
      {
        kind: 'order_to_pay',
        about: id,
        facts: {
          number,
          amount: total - walletAmount,
          heldUntil: held === undefined ? null : { day: riyadhDay(held), time: riyadhTime(held) },
        },
      },
      app.newId(),
    )
  })

type Body = BodyOf<typeof opsRecordOrderPayment>

/** The agreement of a family at the desk, where the order still lacks one. */
async function agreeAtDesk(tx: Tx, app: Application, order: Order, version: string | undefined) {
  const catalogue = await app.catalogue.readIn(tx)
  const needed = termsToAccept(catalogue, order)
  if (needed === null) return
  if (version === undefined) throw new Failure('terms_not_accepted', { result: { terms_version: needed } })
  refuseOutdatedTerms(catalogue, version)
  await changeOrder(tx, order.id, { termsVersion: version, termsAcceptedAt: app.now() })
}

/**
 * Records that the office took the whole sum of an unpaid order. A card payment of it that comes later goes back,
 * and a receipt of the machine or of a transfer counts once.
 */
export async function recordOrderPayment(
  app: Application,
  command: MoneyCommand,
  { method, receipt, termsVersion, expectedTotal: expected }: Body,
): Promise<string> {
  if (command.isPreview !== true) await updateOutdatedPrice(app, command.id)
  return runMoneyCommand(app, command, 'order', async (tx) => {
    const order = await lockPayableOrder(tx, command.id)
    if (method !== 'cash' && receipt === undefined) throw invalidFieldsFailure({ receipt: 'required' })
    if (order.quote !== null && expected !== undefined && expected !== order.total)
      throw totalChangedFailure(order.quote)
    await refuseIncompleteAddress(tx, order)
    await agreeAtDesk(tx, app, order, termsVersion)
    await renewOrderHold(tx, app, order, { holdAgain: true })
    const now = app.now()
    const isNew = await addPaymentOnce(tx, {
      id: app.newId(),
      customerId: order.customerId,
      orderId: order.id,
      provider: method,
      method,
      status: 'paid',
      amount: order.total - order.walletAmount,
      providerRef: receipt ?? null,
      branchId: await readBranchOfOrder(tx, order.id),
      createdAt: now,
      settledAt: now,
    })
    if (!isNew) throw invalidFieldsFailure({ receipt: 'not_allowed' })
    await completePaidOrder(tx, app, order.id, method)
  })
}
