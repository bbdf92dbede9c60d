import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'

/** The schema of an email that waits in the outbox. */
export const EmailMessage = v.object({ to: v.string(), subject: v.string(), text: v.string() })
export type EmailMessage = v.InferOutput<typeof EmailMessage>

/** Enqueues an email in the transaction of its cause; it is sent after the commit. */
export const enqueueEmail = (
  tx: Tx,
  parts: Pick<Application, 'newId' | 'now'>,
  letter: EmailMessage,
): Promise<void> =>
  enqueueOutboxRow(tx, { id: parts.newId(), kind: 'mail', payload: letter, at: parts.now() })
