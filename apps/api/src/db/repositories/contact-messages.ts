import { lt } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { contactMessages } from '../schema/identity.ts'

export async function addContactMessage(tx: Tx, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message)
}

export async function removeOldContactMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.createdAt, before))
}
