import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import type { OutboxRow } from '../../db/repositories/outbox.ts'
import { noticeEmail } from '../../emails/notices/notice.ts'

const Promised = v.object({ notice_id: v.string() })

/** Emails a notice, unless it was withdrawn since, or whoever it is for has no email or account any more. */
export async function mailNotice(app: Application, row: OutboxRow): Promise<void> {
  const db = app.database.reader
  const notice = await noticeById(db, v.parse(Promised, row.payload).notice_id)
  const customer = notice && (await customerById(db, notice.customerId))
  if (notice === undefined || customer === undefined || customer.email === null) return
  const { email: to, language } = customer
  await app.mailer.send({ id: row.id, ...noticeEmail(notice.notice, { to, language, site: app.siteUrl() }) })
}
