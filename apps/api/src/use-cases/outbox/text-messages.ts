import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueOutboxRow, type OutboxRow } from '../../db/repositories/outbox.ts'

const Text = v.object({
  to: v.string(),
  text: v.string(),
  /** The time after which the text is useless and is not sent any more. */
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
})
type Text = v.InferOutput<typeof Text>

/** Enqueues a text in the transaction of its cause; it is sent after the commit. */
export const enqueueText = (
  tx: Tx,
  parts: Pick<Application, 'newId' | 'now'>,
  message: Text,
): Promise<void> =>
  enqueueOutboxRow(tx, { id: parts.newId(), kind: 'text', payload: message, at: parts.now() })

/** Sends a text unless it has expired: a customer could take an expired code for the newest one. */
export async function sendText(app: Application, row: OutboxRow): Promise<void> {
  const { to, text, expires_at } = v.parse(Text, row.payload)
  if (new Date(expires_at) > app.now()) await app.texts.send({ id: row.id, to, text })
}
