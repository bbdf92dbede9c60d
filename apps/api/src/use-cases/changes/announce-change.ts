import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeChannel } from './change-channel.ts'

/** A hint to every server that an order or a customer's sessions changed; who follows it reads it again. */
export const announceChange = (tx: Tx, app: Pick<Application, 'database'>, id: string): Promise<void> =>
  app.database.notify(tx, changeChannel, id)
