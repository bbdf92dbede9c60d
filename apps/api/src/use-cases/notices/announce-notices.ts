import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { announceChange } from '../changes/announce-change.ts'

/**
 * The channel of a customer's notices, separate from the customer's id, because a message to the id
 * makes every stream of the customer read again.
 */
export const noticesChannel = (customerId: string): string => `notices:${customerId}`

/** Notifies the open pages of a customer that the list of notices has changed. */
export const announceNotices = (
  tx: Tx,
  app: Pick<Application, 'database'>,
  customerId: string,
): Promise<void> => announceChange(tx, app, noticesChannel(customerId))
