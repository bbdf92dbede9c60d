import type { acceptOrderTerms as operation } from '@sakina/api-client/wire/orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { moneyFromWire } from '@sakina/domain/money'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeOrder, lockOrder, type Order } from '../../db/repositories/orders.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { refuseUnpayableOrder } from '../payments/open-payment.ts'
import { homeForNewOrder } from './home-of-order.ts'
import { refuseOutdatedTerms } from './order-terms.ts'
import { totalChangedFailure } from './total-changed.ts'

const OrderId = v.object({ id: v.string() })

/** The address of a package, which is asked for with the agreement; any other order has its own already. */
async function addressOfPackage(
  tx: Tx,
  catalogue: Catalogue,
  order: Order,
  asked: string | undefined,
): Promise<string | null> {
  if (order.package === null) {
    if (asked !== undefined) throw invalidFieldsFailure({ partner_shipping_id: 'not_allowed' })
    return order.addressId
  }
  const addressId = asked ?? order.addressId ?? undefined
  if (addressId === undefined) throw new Failure('address_incomplete')
  await homeForNewOrder(tx, catalogue, { customerId: order.customerId, addressId, comesHome: true })
  return addressId
}

/**
 * The customer agrees to the terms of an order that was not placed with them, such as a package that the office
 * has priced, and says where its workers come to. Only then can the order be paid.
 */
export async function acceptOrderTerms(
  app: Application,
  customer: SignedInCustomer,
  call: {
    readonly orderId: string
    readonly body: BodyOf<typeof operation>
    readonly key: string | undefined
  },
): Promise<void> {
  const { orderId, body, key } = call
  const { partner_shipping_id: address, terms_version: termsVersion, expected_total: expected } = body
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'acceptOrderTerms', content: { orderId, body } },
    OrderId,
    async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || order.customerId !== customer.id) throw new Failure('not_found')
      refuseUnpayableOrder(order)
      const catalogue = await app.catalogue.readIn(tx)
      refuseOutdatedTerms(catalogue, termsVersion)
      if (order.quote !== null && expected !== undefined && moneyFromWire(expected) !== order.total)
        throw totalChangedFailure(order.quote)
      const asked = address === undefined ? undefined : String(address)
      const now = app.now()
      await changeOrder(tx, order.id, {
        addressId: await addressOfPackage(tx, catalogue, order, asked),
        termsVersion,
        termsAcceptedAt: now,
        updatedAt: now,
      })
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}
