import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockContractOfOrder, type Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { lockExistingOrder } from '../office/change-orders.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

export type OwnOrder = { readonly contract: Contract; readonly order: Order }

/** An act of the family on an order of its own that has a contract: once for each key, and shown at once. */
export async function actOnOwnOrder(
  app: Application,
  customer: SignedInCustomer,
  call: { readonly operation: string; readonly orderId: string; readonly key: string | undefined },
  act: (tx: Tx, own: OwnOrder) => Promise<void>,
): Promise<void> {
  const { operation, orderId, key } = call
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation, content: orderId },
    StoredId,
    async (tx) => {
      const contract = await lockContractOfOrder(tx, orderId)
      const order = await lockExistingOrder(tx, orderId)
      if (order.customerId !== customer.id) throw new Failure('not_found')
      if (contract === undefined) throw new Failure('transition_not_allowed')
      await act(tx, { contract, order })
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}
