import { eq } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { visits } from '../schema/service-life.ts'

export async function visitById(db: Queries, id: string) {
  if (!isRecordId(id)) return undefined
  const [visit] = await db.select().from(visits).where(eq(visits.id, id))
  return visit
}
