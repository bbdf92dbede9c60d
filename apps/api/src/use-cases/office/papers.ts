import type { Application } from '../../application.ts'
import { addPaperView, paginatePapers, paginatePaperViews, paperById } from '../../db/repositories/papers.ts'
import { Failure } from '../../failures/failure.ts'
import { pageOfRows, toPageRange, type PageInput } from '../requests/request-views.ts'

type PaperQuery = PageInput & { readonly customer?: string | undefined }

export async function listPapers(app: Application, query: PaperQuery) {
  const { customer } = query
  const { rows, total } = await paginatePapers(app.database.reader, { customer, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

export async function listPaperViews(app: Application, query: PaperQuery) {
  const { customer } = query
  const { rows, total } = await paginatePaperViews(app.database.reader, { customer, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

/** Returns a file of a customer. The person who opens it is recorded in the same transaction. */
export const openPaper = (
  app: Application,
  id: string,
  { by, reason }: { readonly by: string; readonly reason?: string | undefined },
) =>
  app.database.write(async (tx) => {
    const paper = await paperById(tx, id)
    if (paper === undefined) throw new Failure('not_found')
    const { customerId, purpose } = paper
    const view = { customerId, uploadId: paper.id, purpose, viewedBy: by, reason: reason ?? null }
    await addPaperView(tx, { ...view, id: app.newId(), at: app.now() })
    return paper
  })
