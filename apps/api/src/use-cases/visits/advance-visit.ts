import { failedVisitChoiceDeadline, type UnservedPart } from '@sakina/domain/policies'
import { unservedVisitTime } from '@sakina/domain/schedule'
import { instant, riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import {
  isContractOver,
  isVisitFailed,
  isVisitRemedyOpen,
  isVisitUsedUp,
  visitLifecycle,
} from '@sakina/domain/lifecycles'
import { canVisitBe } from '@sakina/domain/visit-day'
import type { VisitState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeContractState,
  contractById,
  lockContract,
  type Contract,
} from '../../db/repositories/contracts.ts'
import { changeOrder, lockOrder } from '../../db/repositories/orders.ts'
import {
  changeVisit,
  changeVisitState,
  lockVisit,
  releaseReservedTimeAt,
  visitsOfContracts,
  type Visit,
  type VisitLoss,
} from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { isVisitBought } from '../contracts/contract-terms.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { withdrawVisitNotices } from '../notices/notify-of-visit.ts'
import { endContract } from '../office/end-contract.ts'
import { refundOfFailedVisit, returnFailedVisit, type LockedVisit } from './return-visit.ts'
import { isClaimOpen } from './undecided-visit.ts'
import { creditRewards } from '../wallet/loyalty.ts'

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
 * Ends a running contract after its last visit, unless the family still chooses for one of them or says that
 * nobody came.
 */
export async function finishContractOfVisits(tx: Tx, app: Application, contract: Contract): Promise<void> {
  const visits = await visitsOfContracts(tx, [contract.id])
  const isOver = visits.every(
    (visit) => visitLifecycle.isFinal(visit.status) && !isVisitRemedyOpen(visit) && !isClaimOpen(visit),
  )
  const current = await contractById(tx, contract.id)
  if (!isOver || current?.state !== 'running') return
  await changeContractState(tx, { id: contract.id, from: 'running', to: 'finished', at: app.now() })
  await endContract(tx, app, contract, 'finished')
}

/** What is left of a visit that is broken off after the worker was inside; undefined if she was not. */
export const unservedPartOf = (visit: Visit, now: Date): UnservedPart | undefined =>
  visit.status === 'in_progress'
    ? // The state is the last thing that changed about a visit in progress.
      unservedVisitTime(instant(visit.updatedAt), instant(now))
    : undefined

/** The new state of a visit. A visit that is missed or called off has a fault. */
export type VisitMove = Partial<VisitLoss> & {
  readonly to: VisitState
  readonly note?: string | undefined
  /** Whether the family itself says so, and so has nothing to dispute. */
  readonly isOwnWord?: boolean | undefined
}

/** Tells the family that a visit failed, and until when it chooses another time or the price. */
export async function notifyOfFailedVisit(
  tx: Tx,
  app: Application,
  { visit, contract, order }: LockedVisit,
  chooseBy: Date,
): Promise<void> {
  const fault = visit.fault === 'nobody' ? 'nobody' : 'agency'
  const amount = refundOfFailedVisit(order, {
    all: await visitsOfContracts(tx, [contract.id]),
    now: app.now(),
  }).refund
  await notifyCustomer(tx, app, visit.customerId, {
    kind: 'visit_failed',
    about: visit.id,
    facts: {
      day: visit.day,
      fault,
      isCutShort: false,
      amount,
      chooseBy: { day: riyadhDay(instant(chooseBy)), time: riyadhTime(instant(chooseBy)) },
    },
  })
}

/** Notifies the family of the end of a visit; a failed one it chooses for, one cut short is returned. */
async function settleEndOfVisit(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  move: VisitMove,
): Promise<void> {
  const { visit } = locked
  const { to, fault = null } = move
  const { id: about, day, customerId } = visit
  if (fault === 'agency' || fault === 'nobody') {
    const unserved = unservedPartOf(visit, app.now())
    // Where the contract is over, no other time can be chosen.
    if (unserved === undefined && !isContractOver(locked.contract.state)) {
      const chooseBy = new Date(failedVisitChoiceDeadline(instant(app.now()), app.config.policies))
      await changeVisit(tx, visit.id, { chooseBy })
      return notifyOfFailedVisit(tx, app, { ...locked, visit: { ...visit, fault } }, chooseBy)
    }
    const amount = await returnFailedVisit(tx, app, locked, unserved)
    const facts = { day, fault, isCutShort: unserved !== undefined, amount, chooseBy: null }
    return notifyCustomer(tx, app, customerId, { kind: 'visit_failed', about, facts })
  }
  if (to === 'cancelled')
    return notifyCustomer(tx, app, customerId, {
      kind: 'visit_cancelled',
      about,
      facts: { day, isUsed: fault === 'family' },
    })
  if (to === 'missed')
    return notifyCustomer(tx, app, customerId, { kind: 'visit_missed', about, facts: { day } })
  if (to === 'done')
    return notifyCustomer(tx, app, customerId, {
      kind: 'visit_done',
      about,
      facts: { day, isOwnWord: move.isOwnWord === true },
    })
}

/** A visit that was marked turns out not to have been made: it failed by our fault after all. */
export async function failMarkedVisit(tx: Tx, app: Application, locked: LockedVisit): Promise<void> {
  const { visit, contract, order } = locked
  const move = { to: 'missed', fault: 'agency' } as const
  const change = { ...move, id: visit.id, from: visit.status, at: app.now() }
  if (!(await changeVisitState(tx, change))) throw new Failure('transition_not_allowed')
  await settleEndOfVisit(tx, app, { ...locked, visit: { ...visit, status: 'missed', fault: 'agency' } }, move)
  await finishContractOfVisits(tx, app, contract)
  await announceChange(tx, app, order.id)
}

/**
 * Moves a visit to the given state and notifies the family. A finished visit earns rewards; the
 * last one ends the contract.
 */
export async function advanceVisit(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  move: VisitMove,
): Promise<Visit> {
  const { visit, contract, order } = locked
  const { to, note, fault = null, failureReason = null } = move
  const now = app.now()
  const isTooEarly = !canVisitBe(to, instant(visit.startsAt), instant(now))
  if (isTooEarly || !visitLifecycle.move(visit.status, to).ok) throw new Failure('transition_not_allowed')
  // The customer must first choose between another worker and a refund.
  if (order.needsAnotherWorker && to !== 'cancelled') throw new Failure('transition_not_allowed')
  const change = { id: visit.id, from: visit.status, to, note, fault, failureReason, at: now }
  if (!(await changeVisitState(tx, change))) throw new Failure('transition_not_allowed')
  if (to === 'cancelled') await releaseReservedTimeAt(tx, order.id, visit)
  await withdrawVisitNotices(tx, [visit.id])
  await settleEndOfVisit(tx, app, locked, move)
  const visits = await visitsOfContracts(tx, [contract.id])
  if (to === 'done') {
    const part = visits.filter(isVisitUsedUp).length
    await creditRewards(tx, app, {
      order,
      what: visit.id,
      part,
      of: visits.filter(isVisitBought).length,
    })
  }
  const isFailed = isVisitFailed({ status: to, fault })
  if (order.status === 'processing' && to !== 'cancelled' && !isFailed)
    await changeOrder(tx, order.id, { status: 'active', updatedAt: now })
  await finishContractOfVisits(tx, app, contract)
  await announceChange(tx, app, order.id)
  return { ...visit, status: to, fault, failureReason, updatedAt: now }
}
