import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueOutboxRow, type OutboxRow } from '../../db/repositories/outbox.ts'

const Text = v.object({
  to: v.string(),
  text: v.string(),
  /** After it the words are of no use any more. */
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
})
type Text = v.InferOutput<typeof Text>

/** Promises a text message in the transaction that makes it true; it is sent after the commit, never before. */
export const enqueueText = (
  tx: Tx,
  parts: Pick<Application, 'newId' | 'now'>,
  message: Text,
): Promise<void> =>
  enqueueOutboxRow(tx, { id: parts.newId(), kind: 'text', payload: message, at: parts.now() })

/** A code that waited for the gateway until it expired would only be taken for the next one. */
export async function sendText(app: Application, row: OutboxRow): Promise<void> {
  const { to, text, expires_at } = v.parse(Text, row.payload)
  if (new Date(expires_at) > app.now()) await app.texts.send({ id: row.id, to, text })
}
