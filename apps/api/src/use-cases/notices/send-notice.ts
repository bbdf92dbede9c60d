import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById, verifiedContacts } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import { enqueueOutboxRow, type OutboxRow } from '../../db/repositories/outbox.ts'
import { noticeEmail, noticeTextMessage, noticePushPayload } from '../../emails/notices/notice.ts'
import { toWhatsAppTemplate } from '../../emails/notices/notice-template.ts'
import { noticeRules } from '@sakina/domain/notices'
import { deletePushSubscriptions, pushSubscriptionById } from '../../db/repositories/push-subscriptions.ts'

const Promised = v.object({
  notice_id: v.string(),
  to: v.optional(v.string()),
  or_text: v.optional(v.boolean(), false),
  /** Other notices that the message tells too. */
  also: v.optional(v.array(v.string()), []),
})

/**
 * Reads the notice of an outbox row and its customer; either may have been deleted since the row
 * was written.
 */
async function promised(app: Application, row: OutboxRow) {
  const db = app.database.reader
  const { notice_id, to, or_text, also } = v.parse(Promised, row.payload)
  const notice = await noticeById(db, notice_id)
  const customer = notice && (await customerById(db, notice.customerId))
  const others = (await Promise.all(also.map((id) => noticeById(db, id)))).flatMap((other) => other ?? [])
  return {
    id: notice_id,
    notice: notice?.notice,
    others: others.map((other) => other.notice),
    also,
    customer,
    to,
    orText: or_text,
  }
}

/** Sends a notice by email. */
export async function sendNoticeEmail(app: Application, row: OutboxRow): Promise<void> {
  const { notice, others, customer, to } = await promised(app, row)
  const email = to ?? (customer && verifiedContacts(customer).email) ?? null
  if (notice === undefined || customer === undefined || email === null) return
  const reader = { to: email, language: customer.language, site: app.siteUrl() }
  await app.mailer.send({ id: row.id, ...noticeEmail([notice, ...others], reader) })
}

/** Sends a notice by text to a mobile. */
export async function sendNoticeText(app: Application, row: OutboxRow): Promise<void> {
  const { notice, others, customer, to } = await promised(app, row)
  if (notice === undefined || customer === undefined || to === undefined) return
  const text = noticeTextMessage([notice, ...others], { language: customer.language, site: app.siteUrl() })
  await app.texts.send({ id: row.id, to, text })
}

/**
 * Sends a notice by WhatsApp. If WhatsApp refuses the message, a text takes its place, unless the
 * customer refused texts. Returns the reason of the refusal.
 */
export async function sendNoticeByWhatsApp(app: Application, row: OutboxRow): Promise<string | undefined> {
  const { id: noticeId, notice, also, customer, to, orText } = await promised(app, row)
  if (notice === undefined || customer === undefined || to === undefined) return undefined
  const template = toWhatsAppTemplate(notice, customer.language)
  const message = { id: row.id, to, template }
  const { refusal } = (await app.whatsApp?.send(message)) ?? { refusal: 'not configured' }
  if (refusal === undefined) return undefined
  app.log.warn({ outbox: row.id, template: template.name, reason: refusal }, 'WhatsApp refused a notice')
  if (orText)
    await app.database.write((tx) =>
      enqueueOutboxRow(tx, {
        id: app.newId(),
        kind: 'notice_text',
        payload: { notice_id: noticeId, to, also },
        noticeId,
        at: app.now(),
      }),
    )
  return `refused ${refusal}`
}

const Payload = v.object({ notice_id: v.string(), browser: v.string() })

/** Sends a notice to one browser; a subscription that the push service no longer knows is deleted. */
export async function sendNoticePush(app: Application, row: OutboxRow): Promise<void> {
  const db = app.database.reader
  const payload = v.parse(Payload, row.payload)
  const [stored, to] = await Promise.all([
    noticeById(db, payload.notice_id),
    pushSubscriptionById(db, payload.browser),
  ])
  // The browser may by now show the notifications of somebody else.
  if (app.push === undefined || stored === undefined || to?.customerId !== stored.customerId) return
  const customer = await customerById(db, stored.customerId)
  if (customer === undefined) return
  const outcome = await app.push.send({
    id: row.id,
    to,
    payload: noticePushPayload(stored.notice, customer.language),
    urgent: noticeRules[stored.kind].atNight === 'goes',
  })
  if (outcome === 'gone') await app.database.write((tx) => deletePushSubscriptions(tx, [to.id]))
}
