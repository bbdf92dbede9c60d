import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { orderNewsChannel } from './order-news-channel.ts'

/** A hint to every server that an order changed; who follows it reads the order itself. */
export const announceOrder = (tx: Tx, app: Pick<Application, 'database'>, orderId: string): Promise<void> =>
  app.database.notify(tx, orderNewsChannel, orderId)
