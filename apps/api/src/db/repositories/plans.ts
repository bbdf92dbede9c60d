import { eq } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { plans } from '../schema/catalogue.ts'
import type { PlanRow } from './catalogue.ts'

/** The plan as it is at this moment, not as the catalogue's memory has it: what is sold is sold at its true price. */
export async function planForSale(tx: Tx, id: number): Promise<PlanRow | undefined> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, id))
  return plan
}
