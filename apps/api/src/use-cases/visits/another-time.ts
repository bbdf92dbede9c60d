import { addDays, instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import {
  periodsOfPlan,
  slotKey,
  validateVisitDay,
  visitSpan,
  visitWindowsOn,
  type VisitPeriod,
  type VisitSpan,
  type VisitWindow,
} from '@sakina/domain/schedule'
import { isContractOver } from '@sakina/domain/lifecycles'
import { isPausedOn } from '@sakina/domain/policies'
import { compareNearness } from '@sakina/domain/address'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { changeContract, contractById, lockContract, type Contract } from '../../db/repositories/contracts.ts'
import { orderById, type Order } from '../../db/repositories/orders.ts'
import { grantedReplacementsOfContract } from '../../db/repositories/requests.ts'
import { reserveSlots } from '../../db/repositories/slots.ts'
import {
  addVisit,
  changeVisit,
  lockVisit,
  visitById,
  visitsOfContracts,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { isVisitTakingPlace } from '../contracts/contract-terms.ts'
import { announceChange } from '../changes/announce-change.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyOfMovedVisit } from '../notices/notify-of-visit.ts'
import { createNearnessToHome, homeForExistingOrder } from '../orders/home-of-order.ts'
import { parseReplacementDetails, pausesOfContract } from '../requests/stored-quote.ts'
import {
  candidateWorkersOfOrder,
  daysOfPlan,
  periodOfPlan,
  takenSlotsByWorker,
} from '../schedule/free-workers.ts'
import { readWorkerWishes } from '../schedule/worker-wishes.ts'
import { requireOpenChoice } from './choose-remedy.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

/** How many days ahead another time is offered, and how many times at most. */
const daysAhead = 28
const mostTimes = 24

/** A time at which a failed visit can be made, and who would come. */
export type VisitTime = {
  readonly day: LocalDate
  readonly window: VisitWindow
  readonly span: VisitSpan
  /** As many as the order has, the first one is shown. */
  readonly workerIds: readonly number[]
  readonly isSameWorker: boolean
}

type Failed = { readonly visit: Visit; readonly contract: Contract; readonly order: Order }

/** The workers who could make the visit: its own first, then by nearness, and none who was replaced. */
async function ableWorkers(
  db: QueryExecutor,
  catalogue: Catalogue,
  { visit, contract, order }: Failed,
): Promise<{ readonly own: number | null; readonly ids: readonly number[] }> {
  const replaced = (await grantedReplacementsOfContract(db, contract.id)).map(
    (granted) => parseReplacementDetails(granted).replacedWorkerId,
  )
  const home = await homeForExistingOrder(db, order)
  const nearness = createNearnessToHome(catalogue, home.neighborhoodId) ?? (() => 'far' as const)
  const wishes = await readWorkerWishes(db, order.customerId)
  const candidates = candidateWorkersOfOrder(catalogue, order, home).filter(
    ({ id }) => !wishes.isUnwanted(id),
  )
  const own = contract.workerId ?? visit.workerId
  const able = candidates
    .filter(({ id }) => id !== own && !replaced.includes(id))
    .toSorted(
      (one, other) => wishes.compare(one.id, other.id) || compareNearness(nearness(one), nearness(other)),
    )
    .map(({ id }) => id)
  const isOwnAvailable = candidates.some(({ id }) => id === own)
  return { own, ids: own !== null && isOwnAvailable ? [own, ...able] : able }
}

async function freeTimes(
  db: QueryExecutor,
  app: Application,
  failed: Failed & { readonly catalogue: Catalogue },
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly VisitTime[]> {
  const { contract, order, catalogue } = failed
  const rules = app.config.scheduleRules
  const plan = order.planId === null ? undefined : catalogue.plan.get(order.planId)
  const { own, ids } = await ableWorkers(db, catalogue, failed)
  const taken = await takenSlotsByWorker(db, { workers: ids, ...days, now: app.now() })
  const periods = periodsOfPlan(periodOfPlan(plan))
  const planned = (await visitsOfContracts(db, [contract.id])).filter(isVisitTakingPlace)
  const pauses = await pausesOfContract(db, contract.id)
  const times: VisitTime[] = []
  for (let { from: day } = days; day <= days.to; day = addDays(day, 1))
    for (const window of visitWindowsOn(day, rules).filter(({ period }) => periods.includes(period))) {
      const situation = {
        now: instant(app.now()),
        rules,
        taken: new Set<string>(),
        planDays: daysOfPlan(plan),
      }
      const isOwnVisit = planned.some((each) => each.day === day && each.period === window.period)
      if (isOwnVisit || isPausedOn(pauses, day) || !validateVisitDay(day, window.period, situation).ok)
        continue
      const free = ids.filter((id) => taken.get(id)?.has(slotKey(day, window.period)) !== true)
      const workerIds = free.slice(0, order.quantity)
      if (workerIds.length < order.quantity) continue
      times.push({ day, window, span: visitSpan(day, window), workerIds, isSameWorker: workerIds[0] === own })
    }
  return times
}

/** Lists the free times for a failed visit: those of its own worker first, each group by time. */
export async function listMyVisitTimes(
  app: Application,
  customer: SignedInCustomer,
  visitId: string,
): Promise<readonly VisitTime[]> {
  const db = app.database.reader
  const visit = await visitById(db, visitId)
  if (visit === undefined || visit.customerId !== customer.id) throw new Failure('not_found')
  requireOpenChoice(visit, app.now())
  const contract = await contractById(db, visit.contractId)
  const order = contract && (await orderById(db, contract.orderId))
  if (contract === undefined || order === undefined) throw new Failure('not_found')
  const from = riyadhDay(instant(app.now()))
  const catalogue = await app.catalogue.read()
  const days = { from, to: addDays(from, daysAhead) }
  const times = await freeTimes(db, app, { visit, contract, order, catalogue }, days)
  const same = times.filter(({ isSameWorker }) => isSameWorker)
  return [...same, ...times.filter(({ isSameWorker }) => !isSameWorker)].slice(0, mostTimes)
}

/** Gives a failed visit another time. The contract lasts until that day at least. */
export async function chooseAnotherVisitTime(
  app: Application,
  customer: SignedInCustomer,
  input: {
    readonly visitId: string
    readonly day: string
    readonly period: VisitPeriod
    readonly key: string | undefined
  },
): Promise<Visit> {
  const known = await visitById(app.database.reader, input.visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  const content = { id: input.visitId, day: input.day, period: input.period }
  const { id: visitId } = await runIdempotentForCustomer(
    app,
    customer,
    { key: input.key, operation: 'chooseVisitTime', content },
    StoredId,
    async (tx) => {
      // Locks the contract before the visit, like every change of a contract.
      const contract = await lockContract(tx, known.contractId)
      const visit = await lockVisit(tx, known.id)
      const order = contract && (await orderById(tx, contract.orderId))
      if (contract === undefined || visit === undefined || order === undefined) throw new Failure('not_found')
      const now = app.now()
      requireOpenChoice(visit, now)
      if (isContractOver(contract.state)) throw new Failure('visit_choice_closed')
      const day = localDate(input.day)
      const catalogue = await app.catalogue.readIn(tx)
      const failed = { visit, contract, order, catalogue }
      const times = await freeTimes(tx, app, failed, { from: day, to: day })
      const time = times.find(({ window }) => window.period === input.period)
      if (time === undefined) throw new Failure('slot_taken')
      const { window, span, workerIds } = time
      const slot = { day, period: window.period }
      const gone = await reserveSlots(tx, { id: order.id, workerIds, heldUntil: null, now }, [slot])
      if (gone.length > 0) throw new Failure('slot_taken')
      const all = await visitsOfContracts(tx, [contract.id])
      const id = app.newId()
      const made = {
        id,
        contractId: contract.id,
        customerId: visit.customerId,
        workerId: workerIds[0] ?? null,
        sequence: Math.max(...all.map(({ sequence }) => sequence)) + 1,
        movedFrom: visit.id,
        ...slot,
        arriveFrom: window.from,
        arriveTo: window.to,
        startsAt: new Date(span.arriveFrom),
        endsAt: new Date(span.ends),
        status: 'scheduled' as const,
        updatedAt: now,
      }
      await addVisit(tx, made)
      await changeVisit(tx, visit.id, { remedy: 'another_time' })
      await notifyOfMovedVisit(tx, app, made)
      if (day > contract.endDate) await changeContract(tx, contract.id, { endDate: day, updatedAt: now })
      await announceChange(tx, app, order.id)
      return { id }
    },
  )
  const made = await visitById(app.database.reader, visitId)
  if (made === undefined) throw new Failure('not_found')
  return made
}
