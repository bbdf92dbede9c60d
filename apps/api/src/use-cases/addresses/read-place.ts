import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'

/** Returns a text, or undefined for a blank one. */
export const nonEmptyText = (text: string | null | undefined): string | undefined =>
  text == null || text.trim() === '' ? undefined : text

/** Returns a catalogue id; no other text than its digits, which the wire has read, names a record of ours. */
export const catalogueIdOf = (id: number | string | undefined): number | undefined =>
  typeof id === 'number' ? id : undefined

type GivenPlace = {
  readonly countryId?: number | string | undefined
  readonly regionId?: number | string | undefined
  readonly neighborhoodId?: number | string | undefined
  readonly city?: string | null | undefined
  readonly district?: string | null | undefined
}

/**
 * Reads the place of an address: country, region and neighbourhood must exist and belong together; the
 * neighbourhood determines the city.
 */
export function readPlace(place: GivenPlace, catalogue: Catalogue, problems: Record<string, FieldErrorCode>) {
  const country = catalogueIdOf(place.countryId)
  if (place.countryId !== undefined && !catalogue.countries.some((each) => each.id === country))
    problems['countryId'] = 'not_found'
  const regionId = catalogueIdOf(place.regionId)
  const region = regionId === undefined ? undefined : catalogue.region.get(regionId)
  if (place.regionId !== undefined && region === undefined) problems['regionId'] = 'not_found'
  const neighborhoodId = catalogueIdOf(place.neighborhoodId)
  const neighborhood = neighborhoodId === undefined ? undefined : catalogue.neighborhood.get(neighborhoodId)
  const fits = neighborhood !== undefined && (region === undefined || neighborhood.stateId === region.id)
  if (place.neighborhoodId !== undefined && !fits) problems['neighborhoodId'] = 'not_found'
  const city = neighborhood === undefined ? undefined : catalogue.city.get(neighborhood.cityId)
  return {
    stateId: region?.id ?? neighborhood?.stateId ?? null,
    neighborhoodId: neighborhood?.id ?? null,
    city: place.city ?? city?.name.ar ?? null,
    district: place.district ?? neighborhood?.name.ar ?? null,
  }
}
