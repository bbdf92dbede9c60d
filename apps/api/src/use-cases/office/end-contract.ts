import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import { changeOrder, lockOrder } from '../../db/repositories/orders.ts'
import { releaseSlotsOfOrder } from '../../db/repositories/slots.ts'
import { visitsOfContracts } from '../../db/repositories/visits.ts'
import { announceChange } from '../changes/announce-change.ts'
import { isVisitBought } from '../contracts/contract-terms.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { cancelUpcomingVisitsOfContract } from '../visits/cancel-visits.ts'
import { returnFailedVisit } from '../visits/return-visit.ts'

/**
 * Tells that a contract has finished, and that visits which had not taken place ended with it. That a contract
 * of a single visit is over is said by the notice of the visit.
 */
async function notifyOfEnd(
  tx: Tx,
  app: Application,
  contract: Contract,
  { bought, ended }: { readonly bought: number; readonly ended: number },
): Promise<void> {
  const { id: about, number, customerId } = contract
  if (bought !== 1)
    await notifyCustomer(tx, app, customerId, { kind: 'contract_finished', about, facts: { number } })
  if (ended > 0)
    await notifyCustomer(tx, app, customerId, {
      kind: 'visits_ended',
      about,
      facts: { number, count: ended },
    })
}

/** Ends a contract together with its upcoming visits and its order; failed visits are returned. */
export async function endContract(
  tx: Tx,
  app: Application,
  contract: Contract,
  to: 'cancelled' | 'finished',
): Promise<void> {
  const now = app.now()
  const order = await lockOrder(tx, contract.orderId)
  if (order === undefined) return
  const visits = await visitsOfContracts(tx, [contract.id])
  for (const visit of visits.filter(isVisitRemedyOpen))
    await returnFailedVisit(tx, app, { visit, contract, order })
  const ended = await cancelUpcomingVisitsOfContract(tx, app, contract.id)
  if (to === 'finished')
    await notifyOfEnd(tx, app, contract, { bought: visits.filter(isVisitBought).length, ended })
  await releaseSlotsOfOrder(tx, contract.orderId)
  const status = to === 'cancelled' ? 'cancelled' : 'completed'
  const current = order.status
  if (current !== 'cancelled' && current !== 'completed')
    await changeOrder(tx, order.id, {
      status,
      updatedAt: now,
      ...(to === 'cancelled' && { cancelledAt: now, needsAnotherWorker: false }),
    })
  await announceChange(tx, app, order.id)
}
