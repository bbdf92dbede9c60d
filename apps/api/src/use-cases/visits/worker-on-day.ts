import type { LocalDate } from '@sakina/domain/calendar'
import type { Tx } from '../../db/database.ts'
import { grantedReplacementsOfContract } from '../../db/repositories/requests.ts'
import { parseReplacementDetails } from '../requests/stored-quote.ts'

/** Returns who comes instead of a worker on a day: a worker who was replaced by then never comes back. */
export async function replacementsOnDay(
  tx: Tx,
  contractId: string,
): Promise<(workerId: number, day: LocalDate) => number> {
  const replacements = (await grantedReplacementsOfContract(tx, contractId)).map(parseReplacementDetails)
  return (workerId, day) =>
    replacements.reduce(
      (current, { from, replacedWorkerId, grantedWorkerId }) =>
        from !== undefined && from <= day && replacedWorkerId === current
          ? (grantedWorkerId ?? current)
          : current,
      workerId,
    )
}
