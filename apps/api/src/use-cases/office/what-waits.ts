import type { Application } from '../../application.ts'
import { countRefunds } from '../../db/repositories/refunds.ts'

/** What waits for a person, for the monitor: a database that does not answer takes none of its other figures along. */
export async function whatWaits(
  app: Pick<Application, 'database'>,
): Promise<Readonly<Record<string, number>>> {
  try {
    return { refunds_set_aside: await countRefunds(app.database.reader, 'unclear') }
  } catch {
    return {}
  }
}
