import type { OrderAgreement } from '@sakina/api-client/wire/records/order-request'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeOrder, lockOrder, type Order } from '../../db/repositories/orders.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { refuseUnpayableOrder } from '../payments/open-payment.ts'
import { workersMatchingPackage } from '../catalogue/special-packages.ts'
import { requireAcceptedOrigin, requireAcceptedOrigins } from '../schedule/worker-origin.ts'
import { workersOfOrder } from '../schedule/workers-of-order.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'
import { homeForNewOrder } from './home-of-order.ts'
import { refuseOutdatedTerms } from './order-terms.ts'
import { totalChangedFailure } from './total-changed.ts'

/**
 * The home of a package and the cities from which its workers may come, which are asked for with the agreement.
 * Of another city must be each of the workers whom the office has given, or else one whom it could give.
 */
async function homeOfPackage(
  tx: Tx,
  catalogue: Catalogue,
  order: Order,
  { addressId: asked, acceptedWorkerCityIds: accepted }: OrderAgreement,
): Promise<Partial<Pick<Order, 'addressId' | 'acceptedWorkerCityIds'>>> {
  if (order.package === null) {
    if (asked !== undefined) throw invalidFieldsFailure({ addressId: 'not_allowed' })
    if (accepted !== undefined) throw invalidFieldsFailure({ acceptedWorkerCityIds: 'not_allowed' })
    return {}
  }
  const addressId = asked === undefined ? order.addressId : String(asked)
  if (addressId === null) throw new Failure('address_incomplete')
  const home = await homeForNewOrder(tx, catalogue, {
    customerId: order.customerId,
    addressId,
    comesHome: true,
  })
  const acceptedCityIds = accepted ?? []
  const given = workersOfOrder(order).flatMap((id) => catalogue.worker.get(id) ?? [])
  requireAcceptedOrigins(catalogue, given, { home, acceptedCityIds })
  if (given.length === 0)
    requireAcceptedOrigin(catalogue, workersMatchingPackage(catalogue, order.package), {
      home,
      acceptedCityIds,
    })
  return { addressId, acceptedWorkerCityIds: acceptedCityIds }
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
    readonly body: OrderAgreement
    readonly key: string | undefined
  },
): Promise<void> {
  const { orderId, body, key } = call
  const { termsVersion, expectedTotal: expected } = body
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'acceptOrderTerms', content: { orderId, body } },
    StoredId,
    async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined || order.customerId !== customer.id) throw new Failure('not_found')
      refuseUnpayableOrder(order)
      const catalogue = await app.catalogue.readIn(tx)
      refuseOutdatedTerms(catalogue, termsVersion)
      if (order.quote !== null && expected !== undefined && expected !== order.total)
        throw totalChangedFailure(order.quote)
      const now = app.now()
      await changeOrder(tx, order.id, {
        ...(await homeOfPackage(tx, catalogue, order, body)),
        termsVersion,
        termsAcceptedAt: now,
        updatedAt: now,
      })
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}
