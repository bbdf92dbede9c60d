import type { VisitPeriod } from '@sakina/domain/schedule'
import type { Tx } from '../../db/database.ts'
import { releaseReservedTimeAt, reservedWorkerIdsAt } from '../../db/repositories/visits.ts'
import { reserveAllOrNone } from '../schedule/reserve-all-or-none.ts'

type Time = { readonly day: string; readonly period: VisitPeriod }

/**
 * Moves the reserved time of all workers of a visit, or changes nothing when one of them is not free. One who
 * was replaced by then is followed by the other.
 */
export async function moveReservedTime(
  tx: Tx,
  visit: {
    readonly orderId: string
    readonly workerId: number
    readonly day: string
    readonly period: VisitPeriod
  },
  to: Time & { readonly follows: (workerId: number) => number },
  now: Date,
): Promise<boolean> {
  const { orderId, workerId } = visit
  const reserved = [workerId, ...(await reservedWorkerIdsAt(tx, orderId, visit))]
  const workerIds = [...new Set(reserved.map(to.follows))]
  if (!(await reserveAllOrNone(tx, { id: orderId, workerIds, heldUntil: null, now }, [to]))) return false
  await releaseReservedTimeAt(tx, orderId, visit)
  return true
}
