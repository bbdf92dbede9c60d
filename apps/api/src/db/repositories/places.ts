import { asc } from 'drizzle-orm'
import type { QueryExecutor } from '../database.ts'
import * as tables from '../schema/catalogue.ts'

/** The setting that says which version of the places the database holds. */
export const placesVersionSettingKey = 'places'

export const readPlaces = async (db: QueryExecutor) => ({
  countries: await db.select().from(tables.countries).orderBy(asc(tables.countries.id)),
  regions: await db.select().from(tables.regions).orderBy(asc(tables.regions.id)),
  cities: await db.select().from(tables.cities).orderBy(asc(tables.cities.id)),
  neighborhoods: await db.select().from(tables.neighborhoods).orderBy(asc(tables.neighborhoods.id)),
})

/** The rows of the countries, regions, cities and neighbourhoods. */
export type PlaceRows = Awaited<ReturnType<typeof readPlaces>>
