import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import {
  addUploadView,
  paginateUploads,
  paginateUploadViews,
  uploadById,
} from '../../db/repositories/upload-views.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { keepStaffAct, type Actor } from './office-command.ts'

type UploadQuery = PageInput & { readonly customer?: string | undefined; readonly branches?: BranchLimit }

export async function listUploads(app: Application, query: UploadQuery) {
  const { customer, branches } = query
  const { rows, total } = await paginateUploads(app.database.reader, {
    customer,
    branches,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

export async function listUploadViews(app: Application, query: UploadQuery) {
  const { customer, branches } = query
  const { rows, total } = await paginateUploadViews(app.database.reader, {
    customer,
    branches,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

/** Returns a file of a customer. The person who opens it is recorded in the same transaction. */
export const openUpload = (
  app: Application,
  id: string,
  {
    by,
    reason,
    staff,
  }: {
    readonly by?: string | undefined
    readonly reason?: string | undefined
    readonly staff: Actor | undefined
  },
) =>
  app.database.write(async (tx) => {
    const viewedBy = staff?.name ?? by
    if (viewedBy === undefined) throw invalidFieldsFailure({ by: 'required' })
    const paper = await uploadById(tx, id)
    if (paper === undefined) throw new Failure('not_found')
    const { customerId, purpose } = paper
    const view = { customerId, uploadId: paper.id, purpose, viewedBy, reason: reason ?? null }
    await addUploadView(tx, { ...view, id: app.newId(), at: app.now() })
    await keepStaffAct(tx, app, staff, { operation: 'opsOpenUpload', id: paper.id, reason: null })
    return paper
  })
