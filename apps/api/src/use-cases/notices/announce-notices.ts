import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { announceChange } from '../changes/announce-change.ts'

/** Apart from the id of the customer, which wakes every stream of the customer. */
export const noticesChannel = (customerId: string): string => `notices:${customerId}`

/** Tells the open pages of a customer that the list of notices changed. */
export const announceNotices = (
  tx: Tx,
  app: Pick<Application, 'database'>,
  customerId: string,
): Promise<void> => announceChange(tx, app, noticesChannel(customerId))
