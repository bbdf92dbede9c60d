import { instant, laterOf, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { QueryExecutor, Tx } from '../../db/database.ts'
import { assignWorkerToVisits, type Contract } from '../../db/repositories/contracts.ts'
import { changeOrder, recordStages, type Order } from '../../db/repositories/orders.ts'
import { grantedReplacementsOfContract } from '../../db/repositories/requests.ts'
import { releaseTimeOfWorkers, reservedWorkerIdsFrom, reserveSlots } from '../../db/repositories/slots.ts'
import { addWorkerChange, dropWorkerChanges } from '../../db/repositories/worker-changes.ts'
import { stagesByEvent } from '@sakina/domain/lifecycles'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { notifyOfAssignedWorker } from '../notices/notify-of-worker.ts'
import { homeForExistingOrder } from '../orders/home-of-order.ts'
import { findReplacementWorkers } from '../requests/replacement-workers.ts'
import { parseReplacementDetails } from '../requests/stored-quote.ts'
import { keepAcceptedOrigin, requireAcceptedOrigin } from '../schedule/worker-origin.ts'
import { lacksWorkers, putWorkerInto, workersOfOrder } from '../schedule/workers-of-order.ts'

type WorkerChangeInput = {
  readonly contract: Contract
  readonly order: Order
  readonly from: LocalDate
  /** The worker who is to come; by default the first who is free. */
  readonly chosen: number | undefined
  /** Who leaves, where several come; by default the only one, or nobody while one is missing. */
  readonly insteadOf: number | undefined
  /** Whom the family wants, from wherever she comes, and even if it had replaced her before. */
  readonly wanted?: number | undefined
  /** Whether the family agreed to a worker of another city than it had accepted. */
  readonly familyAgreed: boolean
}

/** The workers whom the family had replaced; they do not come back. */
export async function replacedWorkerIds(tx: QueryExecutor, contractId: string): Promise<readonly number[]> {
  const granted = await grantedReplacementsOfContract(tx, contractId)
  return granted.flatMap((request) => parseReplacementDetails(request).replacedWorkerId ?? [])
}

/** Who leaves a package; null if the worker comes beside those whom it has. */
export function leavingWorkerOfPackage(order: Order, insteadOf: number | undefined): number | null {
  if (insteadOf !== undefined) {
    if (!workersOfOrder(order).includes(insteadOf)) throw invalidFieldsFailure({ insteadOf: 'not_found' })
    return insteadOf
  }
  if (lacksWorkers(order)) return null
  if (order.quantity === 1) return order.workerId
  throw invalidFieldsFailure({ insteadOf: 'required' })
}

/** Who leaves a contract; null if the worker comes beside those whom it has. */
function leavingWorker({ contract, order, insteadOf }: WorkerChangeInput, reserved: readonly number[]) {
  if (order.package !== null) return leavingWorkerOfPackage(order, insteadOf)
  if (insteadOf === undefined) {
    if (order.quantity > 1) throw invalidFieldsFailure({ insteadOf: 'required' })
    return contract.workerId
  }
  if (insteadOf !== contract.workerId && !reserved.includes(insteadOf))
    throw invalidFieldsFailure({ insteadOf: 'not_found' })
  return insteadOf
}

/**
 * Gives a contract another worker from a day on, for the rest of its time: she is reserved first, then the time
 * of the one who leaves is free. The family is told her name. Returns her id.
 */
export async function changeWorkerOfContract(
  tx: Tx,
  app: Application,
  input: WorkerChangeInput,
): Promise<{ readonly coming: number; readonly leaving: number | null }> {
  const { contract, order, chosen } = input
  const now = app.now()
  const today = riyadhDay(instant(now))
  const from = laterOf(today, input.from)
  const reserved = await reservedWorkerIdsFrom(tx, order.id, from)
  const leaving = leavingWorker(input, reserved)
  const catalogue = await app.catalogue.readIn(tx)
  const { slots, workers } = await findReplacementWorkers(tx, catalogue, {
    contract,
    order,
    from,
    isByHand: chosen !== undefined,
    now,
  })
  if (slots.length === 0) throw new Failure('transition_not_allowed')
  const replaced = await replacedWorkerIds(tx, contract.id)
  const able = workers.filter(
    ({ id }) => (chosen === undefined || id === chosen) && (!replaced.includes(id) || id === input.wanted),
  )
  const isAgreed = input.familyAgreed || (chosen !== undefined && chosen === input.wanted)
  const acceptedCityIds = isAgreed ? null : order.acceptedWorkerCityIds
  const accepted =
    acceptedCityIds === null
      ? able
      : requireAcceptedOrigin(catalogue, able, {
          home: await homeForExistingOrder(tx, order),
          acceptedCityIds,
        })
  const coming = accepted[0]?.id
  if (coming === undefined) throw new Failure(chosen === undefined ? 'no_worker_free' : 'worker_unavailable')
  const reservation = { id: order.id, workerIds: [coming], heldUntil: null, now }
  if ((await reserveSlots(tx, reservation, slots)).length > 0) throw new Failure('worker_unavailable')
  await keepAcceptedOrigin(tx, catalogue, order, coming)
  const dropped = await dropWorkerChanges(tx, {
    contractId: contract.id,
    fromDay: from,
    oldWorkerId: leaving,
  })
  const gone = order.quantity === 1 ? reserved : leaving === null ? [] : [leaving, ...dropped]
  if (gone.length > 0) await releaseTimeOfWorkers(tx, order.id, gone, slots)
  const isOfOne = order.quantity > 1 && leaving !== null
  await assignWorkerToVisits(tx, {
    contractId: contract.id,
    workerId: coming,
    from,
    ...(isOfOne && { leaving }),
    at: now,
  })
  await notifyOfAssignedWorker(tx, app, leaving === null ? { ...order, workerId: null } : order, coming)
  const begins = from <= today || contract.workerId === null || leaving === null
  if (begins) await putWorkerInto(tx, order, contract, { leaving, coming, at: now })
  else
    await addWorkerChange(tx, {
      contractId: contract.id,
      fromDay: from,
      oldWorkerId: leaving,
      newWorkerId: coming,
    })
  const waited = order.status === 'paid' && order.needsAnotherWorker
  await changeOrder(tx, order.id, {
    needsAnotherWorker: false,
    ...(waited && { status: 'processing' }),
    updatedAt: now,
  })
  if (waited) await recordStages(tx, order.id, stagesByEvent.payment, now)
  await announceChange(tx, app, order.id)
  return { coming, leaving }
}
