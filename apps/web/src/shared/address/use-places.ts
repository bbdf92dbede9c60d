import type { Id } from '@sakina/api-client/client'
import { usePlaces as useAllPlaces, type ChosenPlace } from '@sakina/api-client/swr'

import { useText } from '../intl/use-text.ts'
import type { AvailabilityAlertParameters } from '../popup/availability-alert-link.tsx'

type NamedPlace = { readonly id: Id | null; readonly name: string }

/** Returns the place for an availability notice. */
export const availabilityAlertParameters = (
  city: NamedPlace | null | undefined,
  region: NamedPlace | null | undefined,
): AvailabilityAlertParameters => {
  if (city?.id != null) return { city_wanted: String(city.id) }
  return region?.id == null ? {} : { region_wanted: String(region.id) }
}

/** Returns the places to choose from, and what the site says and offers where it does not reach the chosen one. */
export function usePlaces(chosen: ChosenPlace) {
  const t = useText()
  const places = useAllPlaces(chosen, { notServed: t('address.notServed') })
  const { neighborhood, city, region } = places
  // Of the chosen city and region, the city is the more specific place.
  const unserved = [
    neighborhood && { ...neighborhood, name: neighborhood.city?.name ?? '' },
    city,
    region,
  ].find((place) => place !== undefined)
  return {
    ...places,
    /** The name of the chosen city, else region, that the service does not cover. */
    unserved: unserved?.isServed === false ? unserved.name : undefined,
    /** The parameters of an availability notice for the chosen place. */
    wanted: availabilityAlertParameters(neighborhood?.city ?? city, region),
  }
}

/** What `usePlaces` returns. */
export type UsePlacesResult = ReturnType<typeof usePlaces>

/** Returns the chosen ids among form values. */
export const chosenPlaceIds = (values: Readonly<Record<string, unknown>>): ChosenPlace => {
  const text = (field: string): string => {
    const value = values[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return { regionId: text('regionId'), cityId: text('cityId'), neighborhoodId: text('neighborhoodId') }
}
