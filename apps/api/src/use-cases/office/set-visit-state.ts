import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsSetVisitState, opsDecideVisit } from '@sakina/api-client/wire/ops'
import { instant } from '@sakina/domain/calendar'
import { visitLifecycle } from '@sakina/domain/lifecycles'
import { isReasonOfFault, visitLossByFault } from '@sakina/domain/visit-day'
import type { VisitFailureReason, Fault, VisitState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { contractById } from '../../db/repositories/contracts.ts'
import { orderById } from '../../db/repositories/orders.ts'
import {
  visitById,
  stepsOfVisits,
  visitsOfContracts,
  type Visit,
  type VisitLoss,
} from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { notifyOfDriverOnTheWay } from '../notices/notify-of-visit.ts'
import { advanceVisit, lockVisitWithOrder, unservedPartOf } from '../visits/advance-visit.ts'
import { driverAtDoorSince } from '../visits/at-door.ts'
import { refundOfFailedVisit } from '../visits/return-visit.ts'
import { runAnswer, type MoneyCommand } from './money-command.ts'
import { confirmVisitByOffice, failUnconfirmedVisit } from '../visits/confirm-visit.ts'
import { isUnconfirmed } from '../visits/undecided-visit.ts'

type LossInput = {
  readonly to: VisitState
  readonly fault?: Fault | undefined
  readonly reason?: VisitFailureReason | undefined
}

const noLoss: VisitLoss = { fault: null, failureReason: null }

/** Whose fault it is that a visit is missed or called off: ours, unless the office says and proves more. */
async function lossOf(
  db: QueryExecutor,
  app: Application,
  visit: Visit,
  { to, fault, reason }: LossInput,
): Promise<VisitLoss> {
  if (to !== 'missed' && to !== 'cancelled') {
    if (fault !== undefined || reason !== undefined) throw invalidFieldsFailure({ fault: 'not_allowed' })
    return noLoss
  }
  const blamed = fault ?? 'agency'
  if (reason !== undefined && !isReasonOfFault(reason, blamed))
    throw invalidFieldsFailure({ reason: 'not_allowed' })
  const since = driverAtDoorSince(await stepsOfVisits(db, [visit.id]))
  const loss = visitLossByFault(
    { state: visit.status, startsAt: instant(visit.startsAt), atDoorSince: since && instant(since) },
    { to, fault: blamed },
    instant(app.now()),
    app.config.policies,
  )
  if (!loss.ok) throw new Failure('transition_not_allowed')
  // A visit whose time is over was made, so nothing of it can be cut short.
  if (blamed !== 'family' && unservedPartOf(visit, app.now())?.minutes === 0)
    throw new Failure('transition_not_allowed')
  return { fault: blamed, failureReason: reason ?? null }
}

/** Moves a visit to a state that the office chose. */
export const setVisitState = (
  app: Application,
  command: MoneyCommand,
  { state: to, note, fault, reason }: BodyOf<typeof opsSetVisitState>,
) =>
  runAnswer(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const locked = await lockVisitWithOrder(tx, known)
    const { visit } = locked
    // A visit to which nobody came by the word of the family is decided, not marked.
    if (visit.claimedAt !== null) throw new Failure('transition_not_allowed')
    await advanceVisit(tx, app, locked, {
      to,
      note,
      ...(await lossOf(tx, app, visit, { to, fault, reason })),
    })
    if (to === 'on_the_way') await notifyOfDriverOnTheWay(tx, app, visit)
  })

/** What calling a visit off, or saying that it was missed, would cost the agency. */
export type VisitPreview = { readonly fault: Fault; readonly isUsed: boolean; readonly refund: number }

/** Says what a state of a visit would return to the family, and changes nothing. */
export async function previewVisitState(
  app: Application,
  id: string,
  input: LossInput & { readonly to: 'missed' | 'cancelled' },
): Promise<VisitPreview> {
  const db = app.database.reader
  const visit = await visitById(db, id)
  const contract = visit && (await contractById(db, visit.contractId))
  const order = contract && (await orderById(db, contract.orderId))
  if (visit === undefined || order === undefined) throw new Failure('not_found')
  if (!visitLifecycle.move(visit.status, input.to).ok) throw new Failure('transition_not_allowed')
  const fault = (await lossOf(db, app, visit, input)).fault ?? 'agency'
  const all = await visitsOfContracts(db, [visit.contractId])
  const unserved = unservedPartOf(visit, app.now())
  const refund = fault === 'family' ? 0 : refundOfFailedVisit(order, { all, unserved, now: app.now() }).refund
  return { fault, isUsed: fault === 'family', refund }
}

/** Decides whether a visit that nobody confirmed or the family disputes was made, and answers the family. */
export const decideVisit = (
  app: Application,
  command: MoneyCommand,
  { decision, note }: BodyOf<typeof opsDecideVisit>,
) =>
  runAnswer(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const locked = await lockVisitWithOrder(tx, known)
    if (!isUnconfirmed(locked.visit, app.now())) throw new Failure('transition_not_allowed')
    if (decision === 'failed') return failUnconfirmedVisit(tx, app, locked, note)
    await confirmVisitByOffice(tx, app, locked, note)
  })
