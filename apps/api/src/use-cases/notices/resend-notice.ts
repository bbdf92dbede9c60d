import type { NoticeKind } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import type { Tx } from '../../db/database.ts'
import { customerById, type Customer } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import { sentNoticeMessageById } from '../../db/repositories/office.ts'
import { enqueueOutboxRow, outboxKinds, type OutboxKind } from '../../db/repositories/outbox.ts'
import { Failure } from '../../failures/failure.ts'
import {
  noContactMessage,
  noticeNotResendableMessage,
  sentToPreviousContactMessage,
} from '../../failures/messages.ts'
import { usablePushSubscriptionsOfCustomer, contactChannelsOfCustomer } from './contact-channels.ts'

/** The messages that went to a contact which was replaced and is not stored any more. */
const toReplacedContact: { readonly [Kind in NoticeKind]?: readonly OutboxKind[] } = {
  mobile_changed: ['notice_text'],
  email_changed: ['notice_mail'],
}

const refuse = (words: Bilingual): never => {
  throw new Failure('transition_not_allowed', { words })
}

/**
 * Returns the payload of each new message: one for each of the customer's current browsers, or one
 * for the current email or mobile if there is one.
 */
async function recipients(
  tx: Tx,
  app: Application,
  customer: Customer,
  kind: OutboxKind,
): Promise<readonly object[]> {
  if (kind === 'notice_push')
    return (await usablePushSubscriptionsOfCustomer(tx, app, customer.id)).map(({ id }) => ({ browser: id }))
  const { email, mobile } = contactChannelsOfCustomer(app, customer, [])
  if (kind === 'notice_mail') return email ? [{}] : []
  return mobile ? [{ to: customer.mobile, or_text: true }] : []
}

/**
 * Sends a notice again by the channel of a message that was sent, to the contact of today. The new
 * message has an id of its own, because a gateway would drop the old one as a duplicate. Returns
 * false for an unknown message.
 */
export async function resendNotice(tx: Tx, app: Application, messageId: string): Promise<boolean> {
  const sent = await sentNoticeMessageById(tx, messageId)
  const kind = outboxKinds.find((known) => known === sent?.kind)
  if (sent === undefined || kind === undefined) return false
  const notice = await noticeById(tx, sent.noticeId)
  const customer = notice && (await customerById(tx, notice.customerId))
  if (notice === undefined || customer === undefined) return refuse(noticeNotResendableMessage)
  if (toReplacedContact[notice.kind]?.includes(kind)) return refuse(sentToPreviousContactMessage)
  const payloads = await recipients(tx, app, customer, kind)
  if (payloads.length === 0) return refuse(noContactMessage)
  const { id: noticeId } = notice
  for (const payload of payloads)
    await enqueueOutboxRow(tx, {
      id: app.newId(),
      kind,
      payload: { ...payload, notice_id: noticeId },
      noticeId,
      at: app.now(),
    })
  return true
}
