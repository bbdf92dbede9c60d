import { parseServiceCode, type ServiceCode } from '@sakina/domain/plans'
import { fillPlaceholders, type PlaceholderValues } from '../../catalogue/text-placeholders.ts'
import type { Database, QueryExecutor, Tx } from '../../db/database.ts'
import type { Config } from '../../config/config.ts'
import {
  readCatalogue,
  type CatalogueRows,
  type PlanRow,
  type WorkerRow,
} from '../../db/repositories/catalogue.ts'
import { placesVersionSettingKey, readPlaces, type PlaceRows } from '../../db/repositories/places.ts'
import { Failure } from '../../failures/failure.ts'
import { createPlaceSearch } from '@sakina/domain/address'
import type { Bilingual } from '../../db/schema/columns.ts'

type NamedPlace = { readonly id: number; readonly name: Bilingual }
type Language = keyof Bilingual

/** Prepares places for a search, sorted in either language. */
function searchable<Place extends NamedPlace>(places: readonly Place[]) {
  const inOrder = (language: Language) =>
    createPlaceSearch(places.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language)))
  const searches: Partial<Record<Language, (query: string) => readonly Place[]>> = {}
  return (query: string, language: Language): readonly Place[] =>
    (searches[language] ??= inOrder(language))(query)
}

/** Finds the places whose name matches a query. */
export type PlaceSearch<Place> = (query: string, language: Language) => readonly Place[]

const grouped = <Place extends NamedPlace>(
  places: readonly Place[],
  groupOf: (place: Place) => number,
): ReadonlyMap<number, PlaceSearch<Place>> =>
  new Map([...Map.groupBy(places, groupOf)].map(([group, members]) => [group, searchable(members)] as const))

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const indexOf = ({ countries, regions, cities, neighborhoods }: PlaceRows) => ({
  countries,
  region: byId(regions),
  city: byId(cities),
  neighborhood: byId(neighborhoods),
  searchRegions: createPlaceSearch(regions),
  citiesOfRegion: grouped(cities, ({ stateId }) => stateId),
  neighborhoodsOfRegion: grouped(neighborhoods, ({ stateId }) => stateId),
  neighborhoodsOfCity: grouped(neighborhoods, ({ cityId }) => cityId),
})

/** The regions, cities and neighbourhoods, searchable by name. */
export type PlaceIndex = ReturnType<typeof indexOf>

/** Reads the places and indexes them by name. */
export const readPlaceIndex = async (db: QueryExecutor): Promise<PlaceIndex> => indexOf(await readPlaces(db))

type MediationPayment = Config['mediationPayment']

/**
 * Marks every plan as paid on this site, whatever the catalogue says, unless the configuration says
 * that recruitment is paid on the government's platform.
 */
const paidAs =
  (payment: MediationPayment) =>
  (plan: PlanRow): PlanRow =>
    payment === 'musaned' ? plan : { ...plan, paidThrough: 'checkout' }

/** The workers of each plan, in the order of the plan. */
function workersOfPlans({ planWorkers, workers }: CatalogueRows): ReadonlyMap<number, readonly WorkerRow[]> {
  const worker = byId(workers)
  return new Map(
    [...Map.groupBy(planWorkers, ({ planId }) => planId)].map(([planId, rows]) => [
      planId,
      rows.flatMap(({ workerId }) => worker.get(workerId) ?? []),
    ]),
  )
}

const lookupsOf = (rows: CatalogueRows) => ({
  ...rows,
  service: byId(rows.services),
  plan: byId(rows.plans),
  job: byId(rows.jobs),
  nationality: byId(rows.nationalities),
  worker: byId(rows.workers),
  workersOfPlan: workersOfPlans(rows),
  branch: byId(rows.branches),
  servedCities: new Set(rows.branches.flatMap(({ servedCityIds }) => servedCityIds)),
})

function withLookups(rows: CatalogueRows, places: PlaceIndex, rules: PlaceholderValues) {
  const filled = fillPlaceholders(rules)
  const lookups = lookupsOf({
    ...rows,
    plans: rows.plans.map(paidAs(rules.mediationPayment)),
    services: rows.services.map((service) => ({
      ...service,
      description: filled(service.description),
      includes: service.includes.map(filled),
      excludes: service.excludes.map(filled),
    })),
    terms: rows.terms.map((term) => ({ ...term, content: filled(term.content) })),
  })
  return { ...places, ...lookups }
}

/** The catalogue with its rows by id. */
export type Catalogue = ReturnType<typeof withLookups>

/**
 * Returns the code of the service a plan belongs to; a plan of an unknown service is refused,
 * because it cannot be sold.
 */
export function serviceCodeOfPlan(catalogue: Catalogue, plan: PlanRow): ServiceCode {
  const code = parseServiceCode(catalogue.service.get(plan.serviceId)?.code ?? '')
  if (code === undefined) throw new Failure('plan_unavailable')
  return code
}

/** Reads the catalogue through a cache. */
export type CatalogueReader = {
  /**
   * Returns the cached catalogue, which is at most the configured seconds old; orders read prices in their
   * transaction.
   */
  readonly read: () => Promise<Catalogue>
  /** Returns the catalogue inside a transaction, using only the connection of that transaction. */
  readonly readIn: (tx: Tx) => Promise<Catalogue>
  readonly forget: () => void
}

type Settings = {
  readonly rules: PlaceholderValues
  readonly seconds: number
  readonly now: () => Date
}

/** Creates the cache through which the catalogue is read. */
export function createCatalogueReader(
  database: Database,
  { seconds, now, rules }: Settings,
): CatalogueReader {
  let places: { readonly version: unknown; readonly index: PlaceIndex } | undefined
  let cache: { readonly catalogue: Catalogue; readonly until: number } | undefined
  let reading: Promise<Catalogue> | undefined
  // Thousands of places change only with a release, so they are read again only when their version changes.
  const readWhole = async (db: QueryExecutor): Promise<Catalogue> => {
    const rows = await readCatalogue(db)
    const version = rows.settings.get(placesVersionSettingKey)
    const index = places && places.version === version ? places.index : await readPlaceIndex(db)
    places = { version, index }
    return withLookups(rows, index, rules)
  }
  const fresh = (): Catalogue | undefined =>
    cache !== undefined && cache.until > now().getTime() ? cache.catalogue : undefined
  const keep = (catalogue: Catalogue): Catalogue => {
    cache = { catalogue, until: now().getTime() + seconds * 1_000 }
    return catalogue
  }
  return {
    async read() {
      const remembered = fresh()
      if (remembered !== undefined) return remembered
      reading ??= readWhole(database.reader)
        .then(keep)
        .finally(() => {
          reading = undefined
        })
      return reading
    },
    // A pending read must not be awaited here: on the embedded engine it would wait for this transaction.
    readIn: async (tx) => fresh() ?? readWhole(tx),
    forget() {
      cache = undefined
    },
  }
}
