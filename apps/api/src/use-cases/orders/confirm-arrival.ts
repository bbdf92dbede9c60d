import { localDate } from '@sakina/domain/calendar'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockContractOfOrder, type Contract } from '../../db/repositories/contracts.ts'
import { recordStages } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { isArrivalAsked } from '../contracts/contract-terms.ts'
import { readContractView } from '../contracts/contract-views.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { lockExistingOrder, receiveWorker } from '../office/change-orders.ts'

const Confirmed = v.object({ id: v.string() })

/** The family says that its worker has come: her days run from today. */
export async function confirmMyArrival(
  app: Application,
  customer: SignedInCustomer,
  { orderId, key }: { readonly orderId: string; readonly key: string | undefined },
): Promise<void> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'confirmArrival', content: orderId },
    Confirmed,
    async (tx) => {
      const contract = await lockContractOfOrder(tx, orderId)
      const order = await lockExistingOrder(tx, orderId)
      if (order.customerId !== customer.id) throw new Failure('not_found')
      const now = app.now()
      if (contract === undefined || !isArrivalAsked(await readContractView(tx, contract, now), now))
        throw new Failure('transition_not_allowed')
      await recordStages(tx, order.id, ['on_the_way', 'arrived', 'received'], now)
      await receiveWorker(tx, app, order)
      await announceChange(tx, app, order.id)
      return { id: order.id }
    },
  )
}

/** Asks the family once for each day on which its worker is expected whether she has come. */
export async function askAboutArrival(tx: Tx, app: Application, contract: Contract): Promise<void> {
  if (contract.receivedAt !== null || contract.offeredAt !== null) return
  const view = await readContractView(tx, contract, app.now())
  if (!isArrivalAsked(view, app.now())) return
  const { id: about, number, startDate } = view.order
  await notifyCustomer(
    tx,
    app,
    contract.customerId,
    { kind: 'worker_expected', about, facts: { number } },
    `${about}:${localDate(startDate ?? contract.startDate)}`,
  )
}
