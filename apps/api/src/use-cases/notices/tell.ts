import { instant } from '@sakina/domain/calendar'
import { channelsFor, noticeRules, sendAt, type Notice } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { addNotice, noticeChoicesOf } from '../../db/repositories/notices.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'

/**
 * Tells a customer something in the transaction that makes it true, once for what happened (`reference`, the record
 * itself unless said). The list has it at the commit, email when the outbox sends it.
 */
export async function tell(
  tx: Tx,
  app: Pick<Application, 'newId' | 'now'>,
  customerId: string,
  notice: Notice,
  reference = notice.about,
): Promise<void> {
  const { kind, about } = notice
  const now = app.now()
  // what only the list shows waits for nobody's choice
  const isSent = noticeRules[kind].channels.length > 1
  const choices = isSent ? await noticeChoicesOf(tx, customerId) : []
  const channels = channelsFor(
    kind,
    (topic, channel) =>
      choices.find((choice) => choice.topic === topic && choice.channel === channel)?.wanted,
  )
  if (channels.length === 0) return
  const id = app.newId()
  if (!(await addNotice(tx, { id, customerId, kind, about, reference, notice, createdAt: now }))) return
  // nobody is emailed later what was told before there was an email
  if (!channels.includes('mail') || (await customerById(tx, customerId))?.email == null) return
  const at = new Date(sendAt(kind, instant(now)))
  await enqueueOutboxRow(tx, { id: app.newId(), kind: 'notice_mail', payload: { notice_id: id }, at })
}
