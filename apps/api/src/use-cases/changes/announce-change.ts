import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changesDatabaseChannel } from './listen-for-changes.ts'

/**
 * Notifies every server that something with this id has changed, such as an order or a customer's
 * sessions; listeners read the new state from the database.
 */
export const announceChange = (tx: Tx, app: Pick<Application, 'database'>, id: string): Promise<void> =>
  app.database.notify(tx, changesDatabaseChannel, id)
