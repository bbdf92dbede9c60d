import type { Application } from '../../application.ts'
import { countRefunds } from '../../db/repositories/refunds.ts'

/**
 * Counts the records that wait for a person, for the monitor; other metrics still work when the database
 * does not.
 */
export async function countPendingWork(
  app: Pick<Application, 'database'>,
): Promise<Readonly<Record<string, number>>> {
  try {
    return { refunds_set_aside: await countRefunds(app.database.reader, 'unclear') }
  } catch {
    return {}
  }
}
