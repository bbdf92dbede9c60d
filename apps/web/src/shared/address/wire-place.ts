import type { Places } from './use-places.ts'

type Chosen = {
  readonly regionId?: unknown
  readonly cityId?: unknown
  readonly neighborhoodId?: unknown
}

const text = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** The chosen place under the documented names, each id as the provider gave it. */
export function wirePlace({ cityId, neighborhoodId }: Chosen, places: Places) {
  const neighborhood = places.neighborhoodOf(text(neighborhoodId))
  const city = neighborhood?.city ?? places.cityOf(text(cityId))
  return {
    ...(places.country && { country_id: places.country.id }),
    ...(places.region && { state_id: places.region.id }),
    ...(neighborhood && { neighborhood_id: neighborhood.id, district: neighborhood.name }),
    ...(city && { city: city.name }),
  }
}

/** The server's names of an address's fields to the form's. */
export const addressWireNames = {
  state_id: 'regionId',
  neighborhood_id: 'neighborhoodId',
  street: 'street',
  streetName: 'street',
  number_building: 'buildingNumber',
  number_apartment: 'unitNumber',
  unitNumber: 'unitNumber',
  zip: 'postalCode',
  additional_number: 'additionalNumber',
  short_address: 'shortAddress',
  note: 'note',
  map_link: 'mapLink',
} as const
