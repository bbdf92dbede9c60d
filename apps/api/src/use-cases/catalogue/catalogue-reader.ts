import type { Database } from '../../db/database.ts'
import { readCatalogue, type CatalogueRows } from '../../db/repositories/catalogue.ts'

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const withLookups = (rows: CatalogueRows) => ({
  ...rows,
  service: byId(rows.services),
  plan: byId(rows.plans),
  job: byId(rows.jobs),
  nationality: byId(rows.nationalities),
  worker: byId(rows.workers),
  branch: byId(rows.branches),
  state: byId(rows.states),
  city: byId(rows.cities),
  neighborhood: byId(rows.neighborhoods),
})

export type Catalogue = ReturnType<typeof withLookups>

export type CatalogueReader = {
  /** At most as old as the configured seconds; what is sold is read again in the order's own transaction. */
  readonly read: () => Promise<Catalogue>
  readonly forget: () => void
}

export function createCatalogueReader(database: Database, seconds: number, now: () => Date): CatalogueReader {
  let kept: { readonly catalogue: Promise<Catalogue>; readonly until: number } | undefined
  return {
    read() {
      if (kept !== undefined && kept.until > now().getTime()) return kept.catalogue
      const catalogue = readCatalogue(database.reader).then(withLookups)
      kept = { catalogue, until: now().getTime() + seconds * 1_000 }
      catalogue.catch(() => {
        kept = undefined
      })
      return catalogue
    },
    forget() {
      kept = undefined
    },
  }
}
