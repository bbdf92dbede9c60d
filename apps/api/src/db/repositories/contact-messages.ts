import type { Tx } from '../database.ts'
import { contactMessages } from '../schema/identity.ts'

export async function addContactMessage(tx: Tx, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message)
}
