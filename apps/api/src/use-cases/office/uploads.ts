import type { Application } from '../../application.ts'
import {
  addUploadView,
  paginateUploads,
  paginateUploadViews,
  uploadById,
} from '../../db/repositories/upload-views.ts'
import { Failure } from '../../failures/failure.ts'
import { pageOfRows, toPageRange, type PageInput } from '../requests/request-views.ts'

type UploadQuery = PageInput & { readonly customer?: string | undefined }

export async function listUploads(app: Application, query: UploadQuery) {
  const { customer } = query
  const { rows, total } = await paginateUploads(app.database.reader, { customer, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

export async function listUploadViews(app: Application, query: UploadQuery) {
  const { customer } = query
  const { rows, total } = await paginateUploadViews(app.database.reader, { customer, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

/** Returns a file of a customer. The person who opens it is recorded in the same transaction. */
export const openUpload = (
  app: Application,
  id: string,
  { by, reason }: { readonly by: string; readonly reason?: string | undefined },
) =>
  app.database.write(async (tx) => {
    const paper = await uploadById(tx, id)
    if (paper === undefined) throw new Failure('not_found')
    const { customerId, purpose } = paper
    const view = { customerId, uploadId: paper.id, purpose, viewedBy: by, reason: reason ?? null }
    await addUploadView(tx, { ...view, id: app.newId(), at: app.now() })
    return paper
  })
