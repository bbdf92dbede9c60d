import { instant } from '@sakina/domain/calendar'
import { noticeDeliveryChannels, noticeRules, earliestSendTime, type Notice } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { addNotice, noticeChoicesOfCustomer } from '../../db/repositories/notices.ts'
import { enqueueOutboxRow } from '../../db/repositories/outbox.ts'
import { announceNotices } from './announce-notices.ts'
import { usablePushSubscriptionsOfCustomer, contactChannelsOfCustomer } from './contact-channels.ts'

const nowhere = { email: false, mobile: false, whatsApp: false, push: false }

/**
 * Adds a notice in the transaction of its event, at most once for each `reference`, which is the
 * record itself by default. The list shows it from the commit on; the outbox sends emails and
 * texts.
 */
export async function notifyCustomer(
  tx: Tx,
  app: Pick<Application, 'database' | 'newId' | 'now' | 'whatsApp' | 'push'>,
  customerId: string,
  notice: Notice,
  reference = notice.about,
): Promise<void> {
  const { kind, about } = notice
  const now = app.now()
  // A notice that is shown only in the list needs neither a contact nor a choice.
  const isSent = noticeRules[kind].channels.length > 1
  const customer = isSent ? await customerById(tx, customerId) : undefined
  const browsers = isSent ? await usablePushSubscriptionsOfCustomer(tx, app, customerId) : []
  const reach = customer === undefined ? nowhere : contactChannelsOfCustomer(app, customer, browsers)
  const choices = isSent ? await noticeChoicesOfCustomer(tx, customerId) : []
  const channels = noticeDeliveryChannels(
    kind,
    reach,
    (topic, channel) =>
      choices.find((choice) => choice.topic === topic && choice.channel === channel)?.wanted,
  )
  if (channels.length === 0) return
  const id = app.newId()
  if (!(await addNotice(tx, { id, customerId, kind, about, reference, notice, createdAt: now }))) return
  await announceNotices(tx, app, customerId)
  const at = new Date(earliestSendTime(kind, instant(now)))
  const payload = { notice_id: id }
  const message = { noticeId: id, at }
  // Other notices go to the email that the customer has when they are sent.
  const toEmail = kind === 'email_changed' ? { ...payload, to: customer?.email } : payload
  if (channels.includes('mail'))
    await enqueueOutboxRow(tx, { ...message, id: app.newId(), kind: 'notice_mail', payload: toEmail })
  for (const { id: browser } of channels.includes('push') ? browsers : [])
    await enqueueOutboxRow(tx, {
      ...message,
      id: app.newId(),
      kind: 'notice_push',
      payload: { ...payload, browser },
    })
  // The current mobile: the notice of a change of mobile goes to the previous one.
  const toMobile = { ...payload, to: customer?.mobile }
  if (channels.includes('whatsapp'))
    await enqueueOutboxRow(tx, {
      ...message,
      id: app.newId(),
      kind: 'notice_whatsapp',
      payload: { ...toMobile, or_text: channels.includes('text') },
    })
  else if (channels.includes('text'))
    await enqueueOutboxRow(tx, { ...message, id: app.newId(), kind: 'notice_text', payload: toMobile })
}
