import type { Application } from '../../application.ts'
import { markNoticesRead, noticesOf } from '../../db/repositories/notices.ts'
import { wordsOf } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'
import type { SignedIn } from '../identity/signed-in.ts'
import { toPageRange, pageOfRows, type PageInput } from '../requests/request-views.ts'

/** What a customer was told, the newest first, in the language that is read. */
export async function myNotices(
  app: Application,
  customer: SignedIn,
  { language, ...wanted }: PageInput & { readonly language: Language },
) {
  const { rows, total, unread } = await noticesOf(app.database.reader, customer.id, toPageRange(wanted))
  const views = rows.map((row) => ({ row, words: wordsOf(row.notice, language) }))
  return { ...pageOfRows(views, total, wanted), unread }
}

/** One that was opened, or all there are. */
export const readMyNotices = (app: Application, customer: SignedIn, id: string | undefined): Promise<void> =>
  app.database.write((tx) => markNoticesRead(tx, customer.id, { id, at: app.now() }))
