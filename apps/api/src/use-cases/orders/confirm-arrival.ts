import { localDate } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import { recordStages } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import { isArrivalAsked } from '../contracts/contract-terms.ts'
import { readContractView } from '../contracts/contract-views.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { receiveWorker } from '../office/change-orders.ts'
import { actOnOwnOrder } from './act-on-own-order.ts'

/** The family says that its worker has come: her days run from today. */
export const confirmMyArrival = (
  app: Application,
  customer: SignedInCustomer,
  call: { readonly orderId: string; readonly key: string | undefined },
): Promise<void> =>
  actOnOwnOrder(app, customer, { ...call, operation: 'confirmArrival' }, async (tx, { contract, order }) => {
    const now = app.now()
    if (!isArrivalAsked(await readContractView(tx, contract, now), now))
      throw new Failure('transition_not_allowed')
    await recordStages(tx, order.id, ['on_the_way', 'arrived', 'received'], now)
    await receiveWorker(tx, app, order)
  })

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
