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
  endSessionOfCustomer,
  endSessionsOfCustomer,
  openSessionsOfCustomer,
  type Session,
} from '../../db/repositories/sessions.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { idleSessionCutoff } from './session-life.ts'
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

/** The devices on which the customer is signed in, the last used first. */
export function listOwnSessions(
  app: Pick<Application, 'database' | 'now'>,
  { id }: SignedInCustomer,
): Promise<readonly Session[]> {
  const now = app.now()
  return openSessionsOfCustomer(app.database.reader, id, { now, usedSince: idleSessionCutoff(now) })
}

/** Ends one session of the customer, such as that of a lost phone; somebody else's is not found. */
export const endSessionById = (app: Parts, customer: SignedInCustomer, sessionId: string): Promise<void> =>
  app.database.write(async (tx) => {
    const ended = await endSessionOfCustomer(tx, customer.id, sessionId)
    if (ended === undefined) throw new Failure('not_found')
    await deletePushSubscriptionsOfSession(tx, ended.tokenHash)
    await announceChange(tx, app, customer.id)
  })
