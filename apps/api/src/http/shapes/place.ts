import type { WireNeighborhood } from '@sakina/api-client/wire/shapes/catalogue'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { localize, type Language } from '../language.ts'
import { toWireRelation, type NamedRow } from './relation.ts'

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
