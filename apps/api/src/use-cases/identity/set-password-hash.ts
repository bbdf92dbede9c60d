import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeCustomer } from '../../db/repositories/customers.ts'
import { deletePasswordResetsOfCustomer } from '../../db/repositories/sessions.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { endAllSessions } from './end-sessions.ts'

/** Stores a new password, ends every session and every reset link, and notifies the customer. */
export async function storeNewPassword(
  tx: Tx,
  app: Application,
  id: string,
  passwordHash: string,
): Promise<void> {
  await changeCustomer(tx, id, { passwordHash, mustChangePassword: false })
  await endAllSessions(tx, app, id)
  await deletePasswordResetsOfCustomer(tx, id)
  await notifyCustomer(tx, app, id, { kind: 'password_changed', about: id, facts: {} }, app.newId())
}
