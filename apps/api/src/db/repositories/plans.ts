import { eq } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { plans } from '../schema/catalogue.ts'
import type { PlanRow } from './catalogue.ts'

/**
 * Reads the plan from the database, not from the catalogue cache, so that an order has the current price.
 */
export async function planForSale(tx: Tx, id: number): Promise<PlanRow | undefined> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, id))
  return plan
}
