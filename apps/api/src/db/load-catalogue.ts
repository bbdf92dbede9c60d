import type { Tx } from './database.ts'
import type { CatalogueFile } from '../catalogue/catalogue-file.ts'
import * as tables from './schema/catalogue.ts'

const loadedKey = 'catalogue'

/** Says who fills an empty database: a second server waits here until the first has committed, and has nothing to do. */
export async function claimCatalogue(tx: Tx, at: Date): Promise<boolean> {
  const claimed = await tx
    .insert(tables.settings)
    .values({ key: loadedKey, value: { loaded_at: at.toISOString() } })
    .onConflictDoNothing()
    .returning({ key: tables.settings.key })
  return claimed.length > 0
}

/** Fills an empty database with the catalogue: services, plans, workers, places, terms and the settings beside them. */
export async function loadCatalogue(tx: Tx, file: CatalogueFile, at: Date): Promise<void> {
  await tx.insert(tables.countries).values(file.countries)
  await tx.insert(tables.states).values(file.states)
  await tx.insert(tables.cities).values(file.cities)
  await tx.insert(tables.neighborhoods).values(file.neighborhoods)
  await tx.insert(tables.branches).values(file.branches)
  await tx.insert(tables.nationalities).values(file.nationalities)
  await tx.insert(tables.jobs).values(file.jobs)
  await tx.insert(tables.services).values(file.services)
  await tx.insert(tables.serviceJobs).values(file.serviceJobs)
  await tx.insert(tables.plans).values(file.plans)
  await tx.insert(tables.workers).values(file.workers)
  await tx.insert(tables.planWorkers).values(file.planWorkers)
  await tx.insert(tables.terms).values(file.terms)
  await tx.insert(tables.reviews).values(file.reviews)
  await tx.insert(tables.vouchers).values(file.vouchers.map((voucher) => ({ ...voucher, createdAt: at })))
  await tx
    .insert(tables.settings)
    .values([
      ...Object.entries(file.settings).map(([key, value]) => ({ key, value })),
      { key: loadedKey, value: { loaded_at: at.toISOString() } },
    ])
    .onConflictDoNothing()
}
