import type { Application } from '../application.ts'
import { isDatabaseAway } from '../db/database-errors.ts'

/**
 * Deals with records one after the other and counts what changed. One that cannot be dealt with is logged and passed
 * over, so that the others don't wait for it; without a database none can be, and the turn is over.
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
      if (isDatabaseAway(error)) throw error
      app.log.error({ err: error, record: id }, 'a record was passed over')
    }
  }
  return changed
}
