import type { WireNeighborhood } from '@sakina/api-client/wire/shapes/catalogue'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { localize, type Language } from '../language.ts'

type NamedRow = { readonly id: number; readonly name: { readonly ar: string; readonly en: string } }

/** Returns the id and the localized name of a catalogue row; null without a row. */
export const toWireRelation = (row: NamedRow | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language) }

/** Finds the region in the path, which must belong to the country in the path. */
export function requireRegionOfCountry(
  catalogue: Catalogue,
  { countryId, stateId }: { readonly countryId: number; readonly stateId: number },
): number {
  if (catalogue.region.get(stateId)?.countryId !== countryId) throw new Failure('not_found')
  return stateId
}

export function toWireNeighborhood(
  place: NamedRow & { readonly cityId: number; readonly stateId: number },
  catalogue: Catalogue,
  language: Language,
): WireNeighborhood {
  const city = catalogue.city.get(place.cityId)
  return {
    id: place.id,
    name: localize(place.name, language),
    city_id: toWireRelation(city, language),
    state_id: toWireRelation(catalogue.region.get(place.stateId), language),
    postal_prefix: city?.postalPrefix ?? null,
    served: catalogue.servedCities.has(place.cityId),
  }
}
