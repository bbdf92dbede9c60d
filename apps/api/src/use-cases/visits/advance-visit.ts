import { visitLifecycle } from '@sakina/domain/lifecycles'
import type { VisitState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeContractState,
  contractById,
  lockContract,
  type Contract,
} from '../../db/repositories/contracts.ts'
import { changeOrder, lockOrder, type Order } from '../../db/repositories/orders.ts'
import {
  changeVisitState,
  lockVisit,
  releaseReservedTimeAt,
  visitsOfContracts,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { isVisitNotCancelledOrMoved, isVisitCarriedOut } from '../contracts/contract-terms.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { withdrawVisitNotices } from '../notices/notify-of-visit.ts'
import { endContract } from '../office/end-contract.ts'
import { creditRewards } from '../wallet/loyalty.ts'

/** A visit locked by the transaction, with its contract and order. */
export type LockedVisit = { readonly visit: Visit; readonly contract: Contract; readonly order: Order }

/**
 * Locks a contract, then its visit, then its order: the sequence that every change of a contract
 * keeps.
 */
export async function lockVisitWithOrder(tx: Tx, known: Visit): Promise<LockedVisit> {
  const contract = await lockContract(tx, known.contractId)
  const visit = await lockVisit(tx, known.id)
  const order = contract && (await lockOrder(tx, contract.orderId))
  if (contract === undefined || visit === undefined || order === undefined) throw new Failure('not_found')
  return { visit, contract, order }
}

/**
 * Moves a visit to the given state and notifies the family. A finished visit earns rewards; the
 * last one ends the contract.
 */
export async function advanceVisit(
  tx: Tx,
  app: Application,
  { visit, contract, order }: LockedVisit,
  { to, note }: { readonly to: VisitState; readonly note?: string | undefined },
): Promise<Visit> {
  const now = app.now()
  if (!visitLifecycle.move(visit.status, to).ok) throw new Failure('transition_not_allowed')
  // The customer must first choose between another worker and a refund.
  if (order.needsAnotherWorker && to !== 'cancelled') throw new Failure('transition_not_allowed')
  if (!(await changeVisitState(tx, { id: visit.id, from: visit.status, to, note, at: now })))
    throw new Failure('transition_not_allowed')
  if (to === 'cancelled') await releaseReservedTimeAt(tx, order.id, visit)
  await withdrawVisitNotices(tx, [visit.id])
  const { customerId, day } = visit
  if (to === 'done' || to === 'missed' || to === 'cancelled')
    await notifyCustomer(tx, app, customerId, { kind: `visit_${to}`, about: visit.id, facts: { day } })
  const visits = await visitsOfContracts(tx, [contract.id])
  if (to === 'done') {
    const part = visits.filter(isVisitCarriedOut).length
    await creditRewards(tx, app, {
      order,
      what: visit.id,
      part,
      of: visits.filter(isVisitNotCancelledOrMoved).length,
    })
  }
  if (order.status === 'processing' && to !== 'cancelled')
    await changeOrder(tx, order.id, { status: 'active', updatedAt: now })
  const over = visits.every(({ status }) => visitLifecycle.isFinal(status))
  const current = await contractById(tx, contract.id)
  if (over && current?.state === 'running') {
    await changeContractState(tx, { id: contract.id, from: 'running', to: 'finished', at: now })
    await endContract(tx, app, contract, 'finished')
  }
  await announceChange(tx, app, order.id)
  return { ...visit, status: to, updatedAt: now }
}
