import { and, eq, isNull, lt } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { contactMessages } from '../schema/identity.ts'

export type NewContactMessage = typeof contactMessages.$inferInsert

export async function addContactMessage(tx: Tx, message: NewContactMessage): Promise<void> {
  await tx.insert(contactMessages).values(message)
}

export type ContactMessage = typeof contactMessages.$inferSelect

export async function contactMessageById(db: QueryExecutor, id: string): Promise<ContactMessage | undefined> {
  if (!isRecordId(id)) return undefined
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

/** Keeps the answer to a message; returns false if it has one. */
export async function setContactAnswer(
  tx: Tx,
  { id, answer, at }: { readonly id: string; readonly answer: string; readonly at: Date },
): Promise<boolean> {
  const answered = await tx
    .update(contactMessages)
    .set({ answer, answeredAt: at })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
    .returning({ id: contactMessages.id })
  return answered.length > 0
}

export async function removeOldContactMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.createdAt, before))
}
