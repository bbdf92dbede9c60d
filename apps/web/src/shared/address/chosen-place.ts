import type { Id } from '@sakina/api-client/client'

import type { UsePlacesResult } from './use-places.ts'

type Chosen = { readonly cityId?: unknown; readonly neighborhoodId?: unknown }

/** The chosen place; each id is as the provider sent it. */
type ChosenPlace = {
  readonly countryId?: Id
  readonly regionId?: Id
  readonly neighborhoodId?: Id
  readonly district?: string
  readonly city?: string
}

const text = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** Returns the chosen place from the loaded lists. */
export function chosenPlace({ cityId, neighborhoodId }: Chosen, places: UsePlacesResult): ChosenPlace {
  const neighborhood = places.neighborhoodOf(text(neighborhoodId))
  const city = neighborhood?.city ?? places.cityOf(text(cityId))
  const region = places.region ?? neighborhood?.region
  return {
    ...(places.country && { countryId: places.country.id }),
    ...(region?.id != null && { regionId: region.id }),
    ...(neighborhood && { neighborhoodId: neighborhood.id, district: neighborhood.name }),
    ...(city && { city: city.name }),
  }
}
