import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import type { Application } from '../../application.ts'
import { markNoticesRead, noticesOfCustomer } from '../../db/repositories/notices.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { announceNotices } from './announce-notices.ts'

/** Lists the notices of a customer, the newest first, in the requested language. */
export async function listMyNotices(
  app: Application,
  customer: SignedInCustomer,
  { language, ...page }: PageInput & { readonly language: Language },
) {
  const { rows, total, unread } = await noticesOfCustomer(app.database.reader, customer.id, toPageRange(page))
  const views = rows.map((row) => ({ row, words: noticeContent(row.notice, language) }))
  return { ...pageOfRows(views, total, page), unread }
}

/** What the bell shows: the newest notice and how many are unread. */
export async function readNoticeBell(app: Application, customer: SignedInCustomer) {
  const { rows, unread } = await noticesOfCustomer(app.database.reader, customer.id, { offset: 0, limit: 1 })
  return { latestId: rows[0]?.id ?? null, unread }
}

/** Marks one notice as read, or all of them. */
export const markMyNoticesRead = (
  app: Application,
  customer: SignedInCustomer,
  id: string | undefined,
): Promise<void> =>
  app.database.write(async (tx) => {
    await markNoticesRead(tx, customer.id, { id, at: app.now() })
    await announceNotices(tx, app, customer.id)
  })
