import { asc } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import * as tables from '../schema/catalogue.ts'

/** The whole catalogue in one go: it is small, changes rarely and is asked for by every visitor. */
export async function readCatalogue(db: Queries) {
  const [
    countries,
    states,
    cities,
    neighborhoods,
    branches,
    nationalities,
    jobs,
    services,
    serviceJobs,
    plans,
    workers,
    planWorkers,
    terms,
    reviews,
    settings,
  ] = await Promise.all([
    db.select().from(tables.countries).orderBy(asc(tables.countries.id)),
    db.select().from(tables.states).orderBy(asc(tables.states.id)),
    db.select().from(tables.cities).orderBy(asc(tables.cities.id)),
    db.select().from(tables.neighborhoods).orderBy(asc(tables.neighborhoods.id)),
    db.select().from(tables.branches).orderBy(asc(tables.branches.id)),
    db.select().from(tables.nationalities).orderBy(asc(tables.nationalities.id)),
    db.select().from(tables.jobs).orderBy(asc(tables.jobs.id)),
    db.select().from(tables.services).orderBy(asc(tables.services.position)),
    db
      .select()
      .from(tables.serviceJobs)
      .orderBy(asc(tables.serviceJobs.serviceId), asc(tables.serviceJobs.position)),
    db.select().from(tables.plans).orderBy(asc(tables.plans.id)),
    db.select().from(tables.workers).orderBy(asc(tables.workers.id)),
    db
      .select()
      .from(tables.planWorkers)
      .orderBy(asc(tables.planWorkers.planId), asc(tables.planWorkers.position)),
    db.select().from(tables.terms).orderBy(asc(tables.terms.id)),
    db.select().from(tables.reviews).orderBy(asc(tables.reviews.id)),
    db.select().from(tables.settings),
  ])
  return {
    countries,
    states,
    cities,
    neighborhoods,
    branches,
    nationalities,
    jobs,
    services,
    serviceJobs,
    plans,
    workers,
    planWorkers,
    terms,
    reviews,
    settings: new Map(settings.map((setting) => [setting.key, setting.value])),
  }
}

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>
export type PlanRow = CatalogueRows['plans'][number]
export type WorkerRow = CatalogueRows['workers'][number]
