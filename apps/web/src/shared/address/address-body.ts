import type { Id } from '@sakina/api-client/client'

import type { Customer } from '../session/session.ts'
import type { UsePlacesResult } from './use-places.ts'

type Chosen = {
  readonly regionId?: unknown
  readonly cityId?: unknown
  readonly neighborhoodId?: unknown
}

const text = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** A place under its documented names. Each id is as the provider sent it. */
type WirePlace = {
  readonly country_id?: Id
  readonly state_id?: Id
  readonly neighborhood_id?: Id
  readonly district?: string
  readonly city?: string
}

/** Returns the chosen place from the loaded lists. */
export function toWirePlace({ cityId, neighborhoodId }: Chosen, places: UsePlacesResult): WirePlace {
  const neighborhood = places.neighborhoodOf(text(neighborhoodId))
  const city = neighborhood?.city ?? places.cityOf(text(cityId))
  const region = places.region ?? neighborhood?.region
  return {
    ...(places.country && { country_id: places.country.id }),
    ...(region?.id != null && { state_id: region.id }),
    ...(neighborhood && { neighborhood_id: neighborhood.id, district: neighborhood.name }),
    ...(city && { city: city.name }),
  }
}

/** Returns the contact person of a new address. */
export const addressContactBody = ({ name, email, mobile }: Pick<Customer, 'name' | 'email' | 'mobile'>) => ({
  name,
  ...(email !== null && { email }),
  ...(mobile !== null && { phone: mobile }),
})

/** Maps the field names of the server to those of the form. */
export const addressFieldByWireName = {
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
