import type { Application } from '../application.ts'
import { isDatabaseUnavailable } from '../db/database-errors.ts'

/**
 * Processes records one by one and counts the changed ones. An error in one record is logged and
 * skipped; when the database is unavailable the run ends.
 */
export async function processEach(
  app: Pick<Application, 'log'>,
  ids: readonly string[],
  work: (id: string) => Promise<boolean>,
): Promise<number> {
  let changed = 0
  for (const id of ids) {
    try {
      changed += (await work(id)) ? 1 : 0
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      app.log.error({ err: error, record: id }, 'a record was passed over')
    }
  }
  return changed
}
