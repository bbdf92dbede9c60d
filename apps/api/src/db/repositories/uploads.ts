import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { uploads } from '../schema/identity.ts'

export async function addUpload(tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(upload)
}

/** Adds a piece to the end of a stored file. */
export async function appendToUpload(tx: Tx, id: string, piece: Buffer): Promise<void> {
  await tx
    .update(uploads)
    .set({ content: sql`${uploads.content} || ${sql.param(piece, uploads.content)}` })
    .where(eq(uploads.id, id))
}

/** Whether no order, request or complaint uses a file. Each belongs to the customer of the file. */
const isUnused = sql`not exists (select from orders
            where orders.customer_id = uploads.customer_id and passport_upload_id = uploads.id)
          and not exists (select from requests
            where requests.customer_id = uploads.customer_id and attachment_id = uploads.id)
          and not exists (select from complaint_pictures where upload_id = uploads.id)`

/**
 * Returns the number and the total size of a customer's files that nothing refers to.
 */
export async function measureUnusedUploadsOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [row] = await db.execute<{ count: number; bytes: number }>(
    sql`select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from uploads
        where customer_id = ${customerId}
          and ${isUnused}`,
    'objects',
  )
  return row ?? { count: 0, bytes: 0 }
}

/**
 * Removes files that were uploaded before a moment and that nothing refers to, because
 * nobody should keep a passport without need.
 */
export async function removeOldUnusedUploads(tx: Tx, before: Date): Promise<void> {
  await tx.execute(
    sql`delete from uploads where created_at < ${before.toISOString()}::timestamptz
          and ${isUnused}`,
  )
}

/** Deletes the uploads of a customer that nothing refers to. */
export async function deleteUnusedUploadsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(
    sql`delete from uploads where customer_id = ${customerId}
          and ${isUnused}`,
  )
}

/**
 * Whether the customer uploaded this file for this purpose: an attachment allows other file types than a
 * passport.
 */
export async function hasUpload(
  db: QueryExecutor,
  upload: {
    readonly customerId: string
    readonly id: string
    readonly purpose: 'passport' | 'attachment'
  },
): Promise<boolean> {
  const { customerId, id, purpose } = upload
  if (!isRecordId(id)) return false
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.customerId, customerId), eq(uploads.purpose, purpose)))
  return rows.length > 0
}

/** Whether a file is an attachment of the customer that nothing uses yet. */
export async function isUnusedAttachment(
  db: QueryExecutor,
  customerId: string,
  id: string,
): Promise<boolean> {
  if (!isRecordId(id)) return false
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.customerId, customerId),
        eq(uploads.purpose, 'attachment'),
        isUnused,
      ),
    )
  return rows.length > 0
}
