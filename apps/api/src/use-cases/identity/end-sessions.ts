import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  deletePushSubscriptionsOfCustomer,
  deletePushSubscriptionsOfOtherSessions,
  deletePushSubscriptionsOfSession,
} from '../../db/repositories/push-subscriptions.ts'
import {
  endOtherSessionsOfCustomer,
  endSession,
  endSessionsOfCustomer,
} from '../../db/repositories/sessions.ts'
import { announceChange } from '../changes/announce-change.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

type Parts = Pick<Application, 'database'>

/** Ends one session, the streams it opened on any server, and the notifications of its browser. */
export async function endOwnSession(tx: Tx, app: Parts, { id, tokenHash }: SignedInCustomer): Promise<void> {
  await endSession(tx, tokenHash)
  await deletePushSubscriptionsOfSession(tx, tokenHash)
  await announceChange(tx, app, id)
}

/**
 * Ends every session of an account, their streams on any server, and the notifications of all its
 * browsers.
 */
export async function endAllSessions(tx: Tx, app: Parts, customerId: string): Promise<void> {
  await endSessionsOfCustomer(tx, customerId)
  await deletePushSubscriptionsOfCustomer(tx, customerId)
  await announceChange(tx, app, customerId)
}

/** Ends every session of an account but this one, their streams, and the notifications of their browsers. */
export async function endOtherSessions(
  tx: Tx,
  app: Parts,
  { id, tokenHash }: SignedInCustomer,
): Promise<void> {
  await endOtherSessionsOfCustomer(tx, id, tokenHash)
  await deletePushSubscriptionsOfOtherSessions(tx, id, tokenHash)
  await announceChange(tx, app, id)
}
