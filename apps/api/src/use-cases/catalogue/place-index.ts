import { createPlaceSearch } from '@sakina/domain/address'
import type { QueryExecutor } from '../../db/database.ts'
import { readPlaces, type PlaceRows } from '../../db/repositories/places.ts'
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

const byId = <Row extends NamedPlace>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
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
