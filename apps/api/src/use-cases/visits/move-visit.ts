import type { ErrorCode } from '@sakina/api-client/wire/errors'
import { instant, localDate } from '@sakina/domain/calendar'
import {
  validateVisitMove as allowedMove,
  type VisitMoveRefusal,
  type VisitPeriod,
} from '@sakina/domain/schedule'
import { isPausedOn, type PolicyConfig } from '@sakina/domain/policies'
import type { RefusalReason } from '@sakina/domain/refusal'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeContract, lockContract, type Contract } from '../../db/repositories/contracts.ts'
import { orderById } from '../../db/repositories/orders.ts'
import {
  addVisit,
  lockVisit,
  changeVisitState,
  visitById,
  visitsOfContracts,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { firstDayOfVisits } from '../contracts/contract-terms.ts'
import { contractStateToday } from '../contracts/contract-views.ts'
import { movedVisitsKey } from '../identity/rate-limit-keys.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { notifyOfMovedVisit } from '../notices/notify-of-visit.ts'
import { pausesOfContract } from '../requests/stored-quote.ts'
import { daysOfPlan, periodOfPlan, takenSlotsByWorker } from '../schedule/free-workers.ts'
import { planDayMessage } from '../schedule/plan-day-message.ts'
import { slotOfVisit } from './slot-of-visit.ts'
import { moveReservedTime } from './move-reserved-time.ts'
import { replacementsOnDay } from './worker-on-day.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

const codes: Partial<Readonly<Record<VisitMoveRefusal, ErrorCode>>> = {
  'schedule.move_too_late': 'notice_too_short',
  'schedule.taken': 'slot_taken',
}

function refusal(reason: RefusalReason<VisitMoveRefusal>): Failure {
  const { code } = reason
  if (code === 'schedule.move_to_same_slot') return invalidFieldsFailure({ date: 'not_allowed' })
  if (code === 'schedule.period_not_in_plan') return invalidFieldsFailure({ window: 'not_allowed' })
  return new Failure(codes[code] ?? 'date_unavailable', { words: planDayMessage(reason) })
}

type MoveInput = {
  readonly visitId: string
  readonly day: string
  readonly period: VisitPeriod
  readonly key: string | undefined
}

type Slot = { readonly day: string; readonly period: VisitPeriod }

/**
 * Moves a locked visit to a free slot of its worker, releases the old slot and tells the family. Returns the id of
 * the visit at the new time.
 */
export async function moveLockedVisit(
  tx: Tx,
  app: Application,
  { contract, visit }: { readonly contract: Contract; readonly visit: Visit },
  { to, policies }: { readonly to: Slot; readonly policies: PolicyConfig },
): Promise<string> {
  const now = app.now()
  const all = await visitsOfContracts(tx, [contract.id])
  if (
    visit.status !== 'scheduled' ||
    visit.workerId === null ||
    !['running', 'expiring'].includes(contractStateToday(contract, all, now))
  )
    throw new Failure('visit_not_movable')
  const day = localDate(to.day)
  if (isPausedOn(await pausesOfContract(tx, contract.id), day)) throw new Failure('date_unavailable')
  const comesOn = await replacementsOnDay(tx, contract.id)
  const follows = (id: number) => comesOn(id, day)
  const workerId = follows(visit.workerId)
  const taken = await takenSlotsByWorker(tx, { workers: [workerId], from: day, to: day, now })
  const order = await orderById(tx, contract.orderId)
  const { plan: plans } = await app.catalogue.readIn(tx)
  const plan = order?.planId == null ? undefined : plans.get(order.planId)
  const slot = allowedMove(
    { ...slotOfVisit(visit), arriveFrom: instant(visit.startsAt), planPeriod: periodOfPlan(plan) },
    { day, period: to.period },
    {
      now: instant(now),
      rules: app.config.scheduleRules,
      taken: taken.get(workerId) ?? new Set<string>(),
      planDays: daysOfPlan(plan),
    },
    policies,
  )
  if (!slot.ok) throw refusal(slot.reason)
  const from = {
    orderId: contract.orderId,
    workerId: visit.workerId,
    day: visit.day,
    period: visit.period,
  }
  if (!(await moveReservedTime(tx, from, { day, period: to.period, follows }, now)))
    throw new Failure('slot_taken')
  if (!(await changeVisitState(tx, { id: visit.id, from: 'scheduled', to: 'moved', at: now })))
    throw new Failure('visit_not_movable')
  const id = app.newId()
  const { value } = slot
  const moved = {
    id,
    contractId: contract.id,
    customerId: visit.customerId,
    workerId,
    sequence: Math.max(...all.map(({ sequence }) => sequence)) + 1,
    movedFrom: visit.id,
    day: to.day,
    period: to.period,
    arriveFrom: value.window.from,
    arriveTo: value.window.to,
    startsAt: new Date(value.arriveFrom),
    endsAt: new Date(value.ends),
    status: 'scheduled' as const,
    updatedAt: now,
  }
  await addVisit(tx, moved)
  await notifyOfMovedVisit(tx, app, moved)
  const startDate = firstDayOfVisits(await visitsOfContracts(tx, [contract.id])) ?? contract.startDate
  // A contract that ended before its last visit would cancel it.
  const endDate = to.day > contract.endDate ? to.day : contract.endDate
  if (startDate !== contract.startDate || endDate !== contract.endDate)
    await changeContract(tx, contract.id, { startDate, endDate, updatedAt: now })
  return id
}

/** Moves a visit to a free slot of its worker; the old slot is released in the same transaction. */
export async function moveMyVisit(
  app: Application,
  customer: SignedInCustomer,
  input: MoveInput,
): Promise<Visit> {
  const known = await visitById(app.database.reader, input.visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  // Each move adds a row, so moves are limited; a customer may move all visits before a journey.
  await limitAttemptsOfAccount(app, 'general', movedVisitsKey(customer.id), { times: 2 })
  const content = { id: input.visitId, day: input.day, period: input.period }
  const { id } = await runIdempotentForCustomer(
    app,
    customer,
    { key: input.key, operation: 'moveVisit', content },
    StoredId,
    async (tx) => {
      // Locks the contract before the visit, like every change of a contract.
      const contract = await lockContract(tx, known.contractId)
      const visit = await lockVisit(tx, known.id)
      if (contract === undefined || visit === undefined) throw new Failure('not_found')
      const to = { day: input.day, period: input.period }
      const { policies } = app.config
      return { id: await moveLockedVisit(tx, app, { contract, visit }, { to, policies }) }
    },
  )
  const moved = await visitById(app.database.reader, id)
  if (moved === undefined) throw new Failure('not_found')
  return moved
}
