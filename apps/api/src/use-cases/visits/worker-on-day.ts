import type { LocalDate } from '@sakina/domain/calendar'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { workerChangesToCome } from '../../db/repositories/worker-changes.ts'
import { workersOfOrder } from '../schedule/workers-of-order.ts'

/** Returns who comes instead of a worker on a day: a worker who was replaced by then never comes back. */
export async function replacementsOnDay(
  tx: Tx,
  contractId: string,
): Promise<(workerId: number, day: LocalDate) => number> {
  const changes = await workerChangesToCome(tx, contractId)
  return (workerId, day) =>
    changes.reduce(
      (current, { fromDay, oldWorkerId, newWorkerId }) =>
        fromDay <= day && (oldWorkerId === current || oldWorkerId === workerId) ? newWorkerId : current,
      workerId,
    )
}

/** The workers who come on a day of a contract, if nobody else is sent until then. */
export async function workersOnDay(
  tx: Tx,
  { contract, order }: { readonly contract: Contract; readonly order: Order },
  day: LocalDate,
): Promise<readonly number[]> {
  const comesOn = await replacementsOnDay(tx, contract.id)
  return workersOfOrder({ ...order, workerId: contract.workerId }).map((id) => comesOn(id, day))
}
