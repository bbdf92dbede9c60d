import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { customers, uploadViewLog, uploads } from '../schema/identity.ts'
import { orders } from '../schema/orders.ts'
import { complaintEvents, complaintPictures, complaints, requests } from '../schema/requests.ts'
import { ofCustomerInBranches, ofUploadInBranches, type BranchLimit } from './branch-limit.ts'
import type { PageRange } from './office.ts'

type UploadQuery = PageRange & { readonly customer?: string | undefined; readonly branches?: BranchLimit }

/**
 * Returns a page of the uploaded files of one customer or of all, the newest first, without their
 * content.
 */
export async function paginateUploads(db: QueryExecutor, { customer, branches, offset, limit }: UploadQuery) {
  if (customer !== undefined && !isRecordId(customer)) return { rows: [], total: 0 }
  const which = and(
    customer === undefined ? undefined : eq(uploads.customerId, customer),
    ofUploadInBranches(db, branches),
  )
  const rows = await db
    .select({
      id: uploads.id,
      purpose: uploads.purpose,
      mediaType: uploads.mediaType,
      size: uploads.size,
      createdAt: uploads.createdAt,
      customerId: customers.id,
      customerName: customers.name,
      /** The number of the order, request or complaint that uses the file. */
      usedBy: sql<string | null>`coalesce(
        (select min(${orders.number}) from ${orders} where ${orders.passportUploadId} = ${uploads.id}),
        (select min(${requests.number}) from ${requests} where ${requests.attachmentId} = ${uploads.id}),
        (select ${complaints.number} from ${complaints}
          join ${complaintEvents} on ${complaintEvents.complaintId} = ${complaints.id}
          join ${complaintPictures} on ${complaintPictures.eventId} = ${complaintEvents.id}
          where ${complaintPictures.uploadId} = ${uploads.id}))`,
    })
    .from(uploads)
    .innerJoin(customers, eq(customers.id, uploads.customerId))
    .where(which)
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(uploads).where(which)
  return { rows, total: all?.total ?? 0 }
}

export async function uploadById(db: QueryExecutor, id: string) {
  if (!isRecordId(id)) return undefined
  const [paper] = await db.select().from(uploads).where(eq(uploads.id, id))
  return paper
}

export async function addUploadView(tx: Tx, view: typeof uploadViewLog.$inferInsert): Promise<void> {
  await tx.insert(uploadViewLog).values(view)
}

export async function paginateUploadViews(
  db: QueryExecutor,
  { customer, branches, offset, limit }: UploadQuery,
) {
  if (customer !== undefined && !isRecordId(customer)) return { rows: [], total: 0 }
  const which = and(
    customer === undefined ? undefined : eq(uploadViewLog.customerId, customer),
    ofCustomerInBranches(db, branches, uploadViewLog.customerId),
  )
  const rows = await db
    .select()
    .from(uploadViewLog)
    .where(which)
    .orderBy(desc(uploadViewLog.at), desc(uploadViewLog.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(uploadViewLog).where(which)
  return { rows, total: all?.total ?? 0 }
}

export async function removeOldUploadViews(tx: Tx, before: Date): Promise<void> {
  await tx.delete(uploadViewLog).where(lt(uploadViewLog.at, before))
}
