import { ne } from 'drizzle-orm'
import { readPlacesFile } from '../catalogue/places-file.ts'
import type { Tx } from './database.ts'
import { upsertAllColumns } from './upsert-all-columns.ts'
import { placesVersionSettingKey } from './repositories/places.ts'
import * as tables from './schema/catalogue.ts'

/** An insert takes at most 65,535 parameters. */
const rowsAtOnce = 4_000

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}

/**
 * Stores the regions, cities and neighbourhoods unless this version of them is already stored. A second
 * server waits at the first statement until the first server has committed, and then has nothing to do.
 */
export async function storePlaces(tx: Tx): Promise<void> {
  const { settings, countries, regions, cities, neighborhoods } = tables
  const places = readPlacesFile()
  const claimed = await tx
    .insert(settings)
    .values({ key: placesVersionSettingKey, value: places.version })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: places.version },
      setWhere: ne(settings.value, places.version),
    })
    .returning({ key: settings.key })
  if (claimed.length === 0) return
  await tx
    .insert(countries)
    .values(places.countries)
    .onConflictDoUpdate(upsertAllColumns(countries, countries.id))
  await tx.insert(regions).values(places.regions).onConflictDoUpdate(upsertAllColumns(regions, regions.id))
  await tx.insert(cities).values(places.cities).onConflictDoUpdate(upsertAllColumns(cities, cities.id))
  for (const rows of batches(places.neighborhoods))
    await tx
      .insert(neighborhoods)
      .values(rows)
      .onConflictDoUpdate(upsertAllColumns(neighborhoods, neighborhoods.id))
}
