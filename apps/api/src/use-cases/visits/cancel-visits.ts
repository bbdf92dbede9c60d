import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { cancelUpcomingVisits } from '../../db/repositories/office.ts'
import { withdrawVisitNotices } from '../notices/notify-of-visit.ts'

/** Cancels the visits of a contract that have not begun, with their reminders, and returns how many. */
export async function cancelUpcomingVisitsOfContract(
  tx: Tx,
  app: Pick<Application, 'now'>,
  contractId: string,
): Promise<number> {
  const cancelled = await cancelUpcomingVisits(tx, contractId, app.now())
  await withdrawVisitNotices(tx, cancelled)
  return cancelled.length
}
