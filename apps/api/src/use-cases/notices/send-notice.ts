import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import type { OutboxRow } from '../../db/repositories/outbox.ts'
import { noticeEmail, noticeText } from '../../emails/notices/notice.ts'
import { noticeTemplate } from '../../emails/notices/notice-template.ts'

const Promised = v.object({
  notice_id: v.string(),
  to: v.optional(v.string()),
  or_text: v.optional(v.boolean(), false),
})

/** Reads the notice and its customer; either may have been deleted since. */
async function promised(app: Application, row: OutboxRow) {
  const db = app.database.reader
  const { notice_id, to, or_text } = v.parse(Promised, row.payload)
  const notice = await noticeById(db, notice_id)
  const customer = notice && (await customerById(db, notice.customerId))
  return { notice: notice?.notice, customer, mobile: to, orText: or_text }
}

export async function sendNoticeEmail(app: Application, row: OutboxRow): Promise<void> {
  const { notice, customer } = await promised(app, row)
  if (notice === undefined || customer === undefined || customer.email === null) return
  const { email: to, language } = customer
  await app.mailer.send({ id: row.id, ...noticeEmail(notice, { to, language, site: app.siteUrl() }) })
}

export async function textNotice(app: Application, row: OutboxRow): Promise<void> {
  const { notice, customer, mobile } = await promised(app, row)
  if (notice === undefined || customer === undefined || mobile === undefined) return
  const text = noticeText(notice, { language: customer.language, site: app.siteUrl() })
  await app.texts.send({ id: row.id, to: mobile, text })
}

/** If WhatsApp refuses the message, a text is sent at once, unless the customer refused texts. */
export async function sendNoticeByWhatsApp(app: Application, row: OutboxRow): Promise<void> {
  const { notice, customer, mobile, orText } = await promised(app, row)
  if (notice === undefined || customer === undefined || mobile === undefined) return
  const template = noticeTemplate(notice, customer.language)
  const message = { id: row.id, to: mobile, template }
  const { refusal } = (await app.whatsApp?.send(message)) ?? { refusal: 'not configured' }
  if (refusal === undefined) return
  app.log.warn({ outbox: row.id, template: template.name, reason: refusal }, 'WhatsApp refused a notice')
  if (orText) await textNotice(app, row)
}
