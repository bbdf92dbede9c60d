import { compareNearness } from '@sakina/domain/address'
import {
  addDays,
  daysBetween,
  instant,
  laterOf,
  localDate,
  riyadhDay,
  type LocalDate,
} from '@sakina/domain/calendar'
import type { VisitPeriod } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { visitsOfContracts } from '../../db/repositories/visits.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { createNearnessToHome, homeForExistingOrder } from '../orders/home-of-order.ts'
import { haveDaysBegun, readMyContract } from '../contracts/contract-views.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import {
  slotsOfLiveInContract,
  takenSlotsByWorker,
  candidateWorkersOfOrder,
} from '../schedule/free-workers.ts'
import { readWorkerWishes } from '../schedule/worker-wishes.ts'
import { slotOfVisit } from '../visits/slot-of-visit.ts'

type Replacement = {
  readonly contract: Contract
  readonly order: Order
  readonly from: LocalDate
  /** Whether a person of the office chooses from all, also from those whom the family does not want again. */
  readonly isByHand?: boolean
  readonly now: Date
}

/** The remaining time of a contract and the workers who could take it over. */
export type ReplacementWorkers = {
  /** The remaining time of the contract, from the requested day on. */
  readonly slots: readonly { readonly day: LocalDate; readonly period: VisitPeriod }[]
  /** The workers with the right job who are free for all of that time, the nearest first. */
  readonly workers: readonly WorkerRow[]
}

/** The days of a live-in contract from a day on; those of one that has not begun run from her arrival. */
function slotsOfDays(contract: Contract, from: LocalDate, now: Date): ReplacementWorkers['slots'] {
  const [start, end] = [localDate(contract.startDate), localDate(contract.endDate)]
  if (from <= start) return slotsOfLiveInContract(start, end)
  const isLate = !haveDaysBegun(contract, now)
  return slotsOfLiveInContract(from, isLate ? addDays(end, daysBetween(start, from)) : end)
}

/** Finds workers who could replace the worker of a contract, for the customer and for the office. */
export async function findReplacementWorkers(
  db: QueryExecutor,
  catalogue: Catalogue,
  { contract, order, from, isByHand = false, now }: Replacement,
): Promise<ReplacementWorkers> {
  const home = await homeForExistingOrder(db, order)
  const nearness = createNearnessToHome(catalogue, home.neighborhoodId) ?? (() => 'far' as const)
  const wishes = await readWorkerWishes(db, order.customerId)
  const able = candidateWorkersOfOrder(catalogue, order, home)
    .filter(({ id }) => id !== contract.workerId && (isByHand || !wishes.isUnwanted(id)))
    .toSorted((a, b) => wishes.compare(a.id, b.id) || compareNearness(nearness(a), nearness(b)))
  const visits = await visitsOfContracts(db, [contract.id])
  const slots =
    visits.length > 0
      ? visits
          .filter(({ status, day, endsAt }) => status === 'scheduled' && day >= from && endsAt > now)
          .map(slotOfVisit)
      : slotsOfDays(contract, from, now)
  const last = slots.reduce((latest, { day }) => (day > latest ? day : latest), from)
  const taken = await takenSlotsByWorker(db, { workers: able.map(({ id }) => id), from, to: last, now })
  const workers = able.filter(
    ({ id }) => !slots.some(({ day, period }) => taken.get(id)?.has(`${day}/${period}`)),
  )
  return { slots, workers }
}

/** Lists the workers who could replace the worker of the customer's own contract from a day on. */
export async function listMyReplacementWorkers(
  app: Application,
  customer: SignedInCustomer,
  { id, from }: { readonly id: string; readonly from: string | undefined },
): Promise<readonly WorkerRow[]> {
  const { contract, order } = await readMyContract(app, customer, id)
  const now = app.now()
  const today = riyadhDay(instant(now))
  const { workers } = await findReplacementWorkers(app.database.reader, await app.catalogue.read(), {
    contract,
    order,
    from: from === undefined ? today : laterOf(today, localDate(from)),
    now,
  })
  return workers
}
