import type { NoticeKind } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import { sentMessageOfNotice } from '../../db/repositories/office.ts'
import { enqueueOutboxRow, outboxKinds } from '../../db/repositories/outbox.ts'
import { noticeReachOf } from './reach.ts'

/** These notices were sent to the email or mobile that was replaced, which is no longer stored. */
const toReplacedContact: readonly NoticeKind[] = ['mobile_changed', 'email_changed']

/**
 * Sends a notice again by the channel of a message that was sent, to the contact of today. The new
 * message has an id of its own, because a gateway would drop the old one as a duplicate.
 */
export async function resendNotice(tx: Tx, app: Application, messageId: string): Promise<boolean> {
  const sent = await sentMessageOfNotice(tx, messageId)
  const kind = outboxKinds.find((known) => known === sent?.kind)
  const notice = sent && (await noticeById(tx, sent.noticeId))
  const customer = notice && (await customerById(tx, notice.customerId))
  if (kind === undefined || notice === undefined || customer === undefined) return false
  // The browser that a notification was sent to is not stored either.
  if (toReplacedContact.includes(notice.kind) || kind === 'notice_push') return false
  const isToMobile = kind === 'notice_text' || kind === 'notice_whatsapp'
  if (isToMobile && !noticeReachOf(app, customer, []).mobile) return false
  const payload = { notice_id: notice.id, ...(isToMobile && { to: customer.mobile, or_text: true }) }
  await enqueueOutboxRow(tx, { id: app.newId(), kind, payload, noticeId: notice.id, at: app.now() })
  return true
}
