import type { Neighborhood as NeighborhoodEntity } from '@sakina/api-client/wire/records/catalogue'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { localize, type Language } from '../language.ts'
import { toRelation, type NamedRow } from './relation.ts'

/** Finds the region in the path, which must belong to the country in the path. */
export function requireRegionOfCountry(
  catalogue: Catalogue,
  { countryId, stateId }: { readonly countryId: number; readonly stateId: number },
): number {
  if (catalogue.region.get(stateId)?.countryId !== countryId) throw new Failure('not_found')
  return stateId
}

export function toNeighborhood(
  place: NamedRow & { readonly cityId: number; readonly stateId: number },
  catalogue: Catalogue,
  language: Language,
): NeighborhoodEntity {
  const city = catalogue.city.get(place.cityId)
  return {
    id: place.id,
    name: localize(place.name, language),
    city: toRelation(city, language),
    region: toRelation(catalogue.region.get(place.stateId), language),
    postalPrefix: city?.postalPrefix ?? null,
    isServed: catalogue.servedCities.has(place.cityId),
  }
}
