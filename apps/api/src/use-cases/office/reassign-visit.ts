import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsReassignVisit, opsMoveVisit } from '@sakina/api-client/wire/ops'
import { isContractOver } from '@sakina/domain/lifecycles'
import { localDate } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { contractById } from '../../db/repositories/contracts.ts'
import { orderById, type Order } from '../../db/repositories/orders.ts'
import { releaseTimeOfWorkers, reserveSlots } from '../../db/repositories/slots.ts'
import { changeVisit, reservedWorkerIdsAt, visitById, type Visit } from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { announceChange } from '../changes/announce-change.ts'
import { notifyOfWorkerOfVisit } from '../notices/notify-of-visit.ts'
import { homeForExistingOrder } from '../orders/home-of-order.ts'
import { rankCandidateWorkerIds } from '../schedule/free-workers.ts'
import { lockVisitWithOrder } from '../visits/advance-visit.ts'
import { slotOfVisit } from '../visits/slot-of-visit.ts'
import { replacedWorkerIds } from './change-worker.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'
import { moveLockedVisit } from '../visits/move-visit.ts'

/** The workers who could make a visit, the best first; none whom the family had replaced. */
async function ableWorkerIds(
  db: QueryExecutor,
  catalogue: Catalogue,
  input: {
    readonly visit: Visit
    readonly order: Order
    readonly chosen: number | undefined
    readonly isByHand?: boolean
    readonly now: Date
  },
): Promise<readonly number[]> {
  const { visit, order, chosen, isByHand = false, now } = input
  const slot = slotOfVisit(visit)
  const day = localDate(visit.day)
  const line = await rankCandidateWorkerIds(db, catalogue, {
    orderId: order.id,
    customerId: order.customerId,
    isByHand,
    planId: order.planId,
    home: await homeForExistingOrder(db, order),
    chosen,
    quantity: 1,
    timetable: { start: day, end: day, window: slot.period, visits: [], slots: [slot] },
    heldUntil: null,
    now,
  })
  const replaced = await replacedWorkerIds(db, visit.contractId)
  return line.filter((id) => !replaced.includes(id))
}

const canBeReassigned = ({ status, workerId, endsAt }: Visit, now: Date): boolean =>
  status === 'scheduled' && workerId !== null && endsAt > now

/** Sends another worker to one visit, and tells the family her name. All other visits keep theirs. */
export const reassignVisit = (
  app: Application,
  command: MoneyCommand,
  { workerId: chosen, insteadOf }: BodyOf<typeof opsReassignVisit>,
) =>
  runMoneyCommand(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const { visit, contract, order } = await lockVisitWithOrder(tx, known)
    const now = app.now()
    if (!canBeReassigned(visit, now) || isContractOver(contract.state))
      throw new Failure('transition_not_allowed')
    const leaving = insteadOf ?? visit.workerId ?? undefined
    const slot = slotOfVisit(visit)
    const reserved = await reservedWorkerIdsAt(tx, order.id, slot)
    if (leaving === undefined || (leaving !== visit.workerId && !reserved.includes(leaving)))
      throw invalidFieldsFailure({ insteadOf: 'not_found' })
    const able = await ableWorkerIds(tx, await app.catalogue.readIn(tx), { visit, order, chosen, now })
    const coming = chosen === undefined ? able[0] : able.find((id) => id === chosen)
    if (coming === undefined)
      throw new Failure(chosen === undefined ? 'no_worker_free' : 'worker_unavailable')
    const reservation = { id: order.id, workerIds: [coming], heldUntil: null, now }
    if ((await reserveSlots(tx, reservation, [slot])).length > 0) throw new Failure('worker_unavailable')
    await releaseTimeOfWorkers(tx, order.id, [leaving], [slot])
    if (leaving === visit.workerId) await changeVisit(tx, visit.id, { workerId: coming, updatedAt: now })
    await notifyOfWorkerOfVisit(tx, app, visit, coming)
    await announceChange(tx, app, order.id)
  })

/** Lists the workers who are free at the time of a visit, the best first. */
export async function listFreeWorkersOfVisit(app: Application, id: string): Promise<readonly WorkerRow[]> {
  const db = app.database.reader
  const visit = await visitById(db, id)
  const contract = visit && (await contractById(db, visit.contractId))
  const order = contract && (await orderById(db, contract.orderId))
  if (visit === undefined || order === undefined) throw new Failure('not_found')
  const now = app.now()
  if (!canBeReassigned(visit, now)) throw new Failure('transition_not_allowed')
  const catalogue = await app.catalogue.read()
  const able = await ableWorkerIds(db, catalogue, { visit, order, chosen: undefined, isByHand: true, now })
  return able.flatMap((workerId) => catalogue.worker.get(workerId) ?? [])
}

/** Moves a visit for the office, which needs no notice, and returns the id of the visit at its new time. */
export const moveVisitByOffice = (
  app: Application,
  command: MoneyCommand,
  { date: day, window: period }: BodyOf<typeof opsMoveVisit>,
): Promise<string> =>
  runMoneyCommand(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const { visit, contract, order } = await lockVisitWithOrder(tx, known)
    if (visit.startsAt <= app.now()) throw new Failure('visit_not_movable')
    const policies = { ...app.config.policies, noticeHours: 0 }
    const id = await moveLockedVisit(tx, app, { contract, visit }, { to: { day, period }, policies })
    await announceChange(tx, app, order.id)
    return id
  })
