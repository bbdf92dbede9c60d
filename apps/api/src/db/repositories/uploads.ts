import { and, eq } from 'drizzle-orm'
import type { Queries, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { uploads } from '../schema/identity.ts'

export async function addUpload(tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(upload)
}

/** Whether somebody uploaded it, and for this: an attachment is held to other types than a passport. */
export async function hasUpload(
  db: Queries,
  wanted: {
    readonly customerId: string
    readonly id: string
    readonly purpose: 'passport' | 'attachment'
  },
): Promise<boolean> {
  const { customerId, id, purpose } = wanted
  if (!isRecordId(id)) return false
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.customerId, customerId), eq(uploads.purpose, purpose)))
  return rows.length > 0
}
