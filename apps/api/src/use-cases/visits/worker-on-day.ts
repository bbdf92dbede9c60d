import type { LocalDate } from '@sakina/domain/calendar'
import type { Tx } from '../../db/database.ts'
import { workerChangesToCome } from '../../db/repositories/worker-changes.ts'

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
