import type { QueryOf } from '@sakina/api-client/wire/operation'
import type { opsGetClosing, opsListInvoices, opsListPayments } from '@sakina/api-client/wire/ops'
import { invoiceViews, receivedPaymentMethods } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import { invoicesByIds } from '../../db/repositories/invoices.ts'
import {
  countInvoices,
  countPayments,
  paginateAllInvoices,
  paginatePayments,
  sumPayments,
  sumVat,
} from '../../db/repositories/money.ts'
import { readInvoiceViews } from '../invoices/read-invoices.ts'
import { pageOfRows, toPageRange } from '../catalogue/page.ts'

type Limited = { readonly branches?: BranchLimit }

/** Lists the invoices and credit notes of all customers, with the count and sum of each part. */
export async function listInvoices(
  app: Application,
  { view, page, limit, ...filter }: QueryOf<typeof opsListInvoices> & Limited,
) {
  const db = app.database.reader
  const now = app.now()
  const range = { page, limit }
  const { total, counts } = await countInvoices(db, { ...filter, now, views: invoiceViews })
  const rows = await paginateAllInvoices(db, { ...filter, view, now, ...toPageRange(range) })
  const invoices = await invoicesByIds(
    db,
    rows.map(({ id }) => id),
  )
  const views = new Map(
    (await readInvoiceViews(db, invoices)).map((shown) => [shown.invoice.id, shown] as const),
  )
  const found = rows.flatMap((row) => {
    const shown = views.get(row.id)
    return shown === undefined ? [] : { ...row, view: shown }
  })
  const inView = counts.find((part) => part.view === view)?.count ?? total
  return { ...pageOfRows(found, inView, range), counts }
}

/** Lists the money that came in, with the count and sum of each method. */
export async function listPayments(
  app: Application,
  { method, page, limit, ...filter }: QueryOf<typeof opsListPayments> & Limited,
) {
  const db = app.database.reader
  const range = { page, limit }
  const counted = await countPayments(db, filter)
  const rows = await paginatePayments(db, { ...filter, method, ...toPageRange(range) })
  const counts = receivedPaymentMethods
    .filter((each) => each !== 'wallet')
    .map((each) => counted.find((row) => row.method === each) ?? { method: each, count: 0, sum: 0 })
  const total = counts
    .filter((part) => method === undefined || part.method === method)
    .reduce((sum, { count }) => sum + count, 0)
  return { ...pageOfRows(rows, total, range), counts }
}

/** Sums up the days of a closing by branch: the payments by method, and the invoices with their VAT. */
export const readClosing = async (app: Application, filter: QueryOf<typeof opsGetClosing> & Limited) => ({
  payments: await sumPayments(app.database.reader, filter),
  vat: await sumVat(app.database.reader, filter),
})
