import { asc, eq } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { plans } from '../schema/catalogue.ts'
import * as tables from '../schema/catalogue.ts'

/** Reads the whole catalogue at once: it is small, rarely changes, and every visitor needs it. */
export async function readCatalogue(db: QueryExecutor) {
  const settings = await db.select().from(tables.settings)
  // The queries run in sequence: a transaction has one connection, which runs one statement at a time.
  return {
    branches: await db.select().from(tables.branches).orderBy(asc(tables.branches.id)),
    nationalities: await db.select().from(tables.nationalities).orderBy(asc(tables.nationalities.id)),
    jobs: await db.select().from(tables.jobs).orderBy(asc(tables.jobs.id)),
    services: await db.select().from(tables.services).orderBy(asc(tables.services.position)),
    serviceJobs: await db
      .select()
      .from(tables.serviceJobs)
      .orderBy(asc(tables.serviceJobs.serviceId), asc(tables.serviceJobs.position)),
    plans: await db.select().from(tables.plans).orderBy(asc(tables.plans.id)),
    workers: await db.select().from(tables.workers).orderBy(asc(tables.workers.id)),
    planWorkers: await db
      .select()
      .from(tables.planWorkers)
      .orderBy(asc(tables.planWorkers.planId), asc(tables.planWorkers.position)),
    terms: await db.select().from(tables.terms).orderBy(asc(tables.terms.id)),
    reviews: await db.select().from(tables.reviews).orderBy(asc(tables.reviews.id)),
    settings: new Map(settings.map((setting) => [setting.key, setting.value])),
  }
}

/** The rows of every table of the catalogue. */
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>
/** A row of the table of plans. */
export type PlanRow = CatalogueRows['plans'][number]
/** A row of the table of workers. */
export type WorkerRow = CatalogueRows['workers'][number]

/**
 * Reads the plan from the database, not from the catalogue cache, so that an order has the current price.
 */
export async function planById(tx: Tx, id: number): Promise<PlanRow | undefined> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, id))
  return plan
}
