import { noticeRules } from '@sakina/domain/notices'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { noticeById } from '../../db/repositories/notices.ts'
import type { OutboxRow } from '../../db/repositories/outbox.ts'
import { deletePushSubscriptions, pushSubscriptionById } from '../../db/repositories/push-subscriptions.ts'
import { noticePushPayload } from '../../emails/notices/notice.ts'

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
