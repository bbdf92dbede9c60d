import type { Application } from '../../application.ts'
import { changeOrder, lockOrder, orderOfCustomer } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { completePaidOrder } from '../orders/complete-paid-order.ts'
import { refuseIncompleteAddress } from '../orders/home-of-order.ts'
import { renewOrderHold } from '../orders/hold.ts'
import { requireAcceptedTerms } from '../orders/order-terms.ts'
import { spendWalletAmount } from '../wallet/wallet.ts'
import { requireOwnCard, type CardChoice } from './chosen-card.ts'
import { openOrderPayment, refuseUnpayableOrder } from './open-payment.ts'
import { updateOutdatedPrice } from './update-outdated-price.ts'

type PaymentInput = {
  readonly orderId: string
  readonly method: 'card' | 'instalments' | 'wallet'
  readonly language: Language
  readonly card: CardChoice
}

/** Pays the whole rest from the wallet in one transaction, without the provider. */
async function payFromWallet(app: Application, customer: SignedInCustomer, orderId: string): Promise<void> {
  await app.database.write(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || order.customerId !== customer.id) throw new Failure('not_found')
    refuseUnpayableOrder(order)
    await requireAcceptedTerms(tx, app, order)
    await renewOrderHold(tx, app, order, { holdAgain: true })
    const amount = order.total - order.walletAmount
    if (amount > 0)
      await spendWalletAmount(tx, app, { customerId: customer.id, amount, reference: `order:${order.id}` })
    await completePaidOrder(tx, app, order.id, 'wallet')
    await changeOrder(tx, order.id, { walletAmount: order.total })
  })
}

/** Opens a payment for the customer's own order, or pays it from the wallet. */
export async function payMyOrder(
  app: Application,
  customer: SignedInCustomer,
  input: PaymentInput,
): Promise<void> {
  const order = await orderOfCustomer(app.database.reader, customer.id, input.orderId)
  if (order === undefined) throw new Failure('not_found')
  await updateOutdatedPrice(app, order.id)
  await refuseIncompleteAddress(app.database.reader, order)
  if (input.method === 'wallet') await payFromWallet(app, customer, order.id)
  else {
    await requireOwnCard(app, customer, input.card)
    await openOrderPayment(app, order.id, {
      method: input.method,
      language: input.language,
      holdAgain: true,
      ...(input.method === 'card' && { card: input.card }),
    })
  }
}
