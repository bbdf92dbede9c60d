import { and, desc, eq } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { cards } from '../schema/billing.ts'

export type CardRow = typeof cards.$inferSelect

/**
 * Returns the cards of a customer, the newest first; a card for a single payment is included until
 * it has paid.
 */
export async function cardsOfCustomer(db: QueryExecutor, customerId: string): Promise<readonly CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(eq(cards.customerId, customerId))
    .orderBy(desc(cards.createdAt), desc(cards.id))
}

/**
 * Adds a card; returns false if its token is already stored, because a token belongs to one card of
 * one customer.
 */
export async function addCard(tx: Tx, card: typeof cards.$inferInsert): Promise<boolean> {
  const added = await tx.insert(cards).values(card).onConflictDoNothing().returning({ id: cards.id })
  return added.length > 0
}

export async function cardById(db: QueryExecutor, id: string): Promise<CardRow | undefined> {
  if (!isRecordId(id)) return undefined
  const [card] = await db.select().from(cards).where(eq(cards.id, id))
  return card
}

/** Deletes a saved card of a customer; returns false if there is none. */
export async function removeCard(tx: Tx, customerId: string, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false
  const removed = await tx
    .delete(cards)
    .where(and(eq(cards.id, id), eq(cards.customerId, customerId)))
    .returning({ id: cards.id })
  return removed.length > 0
}
