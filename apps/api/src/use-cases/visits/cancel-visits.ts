import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { cancelUnfinishedVisits, cancelUpcomingVisits } from '../../db/repositories/office.ts'
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

/**
 * Cancels all visits of a contract whose price was given back, also one under way or one that nobody
 * confirmed, because nothing is left to return for them.
 */
export async function cancelReturnedVisits(
  tx: Tx,
  app: Pick<Application, 'now'>,
  contractId: string,
): Promise<void> {
  await withdrawVisitNotices(tx, await cancelUnfinishedVisits(tx, contractId, app.now()))
}
