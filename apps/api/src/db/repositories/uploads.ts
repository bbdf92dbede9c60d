import { and, eq } from 'drizzle-orm'
import type { Queries, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { uploads } from '../schema/identity.ts'

export async function addUpload(tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(upload)
}

export async function uploadOf(db: Queries, customerId: string, id: string) {
  if (!isRecordId(id)) return undefined
  const [upload] = await db
    .select({ id: uploads.id, purpose: uploads.purpose, mediaType: uploads.mediaType })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.customerId, customerId)))
  return upload
}
