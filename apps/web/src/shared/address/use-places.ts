import type { Id, Neighborhood } from '@sakina/api-client/client'
import { useAllPages, useEndpoint } from '@sakina/api-client/swr'
import {
  getNeighborhood,
  listCities,
  listCountries,
  listNeighborhoods,
  listStates,
} from '@sakina/api-client/wire/catalogue'
import type { ComboboxOption } from '@sakina/ui/combobox'
import { useEffect, useState } from 'react'

import { useText } from '../intl/use-text.ts'
import type { AvailabilityAlertParameters } from '../popup/availability-alert-link.tsx'

const SAUDI = 'SA'
/** The documented page sizes (public site, constants). */
const countriesPage = { query: { page_size: 250 } }
const statesPage = { query: { page_size: 10 } }
const NEIGHBORHOODS_PAGE = 100
/** More cities than any region has. */
const CITIES_PAGE = 100
/** The delay between the last keystroke and the search. */
const SEARCH_REST_MS = 200

type Chosen = { readonly regionId: string; readonly cityId: string; readonly neighborhoodId: string }
type NamedPlace = { readonly id: Id | null; readonly name: string }

const byId = <Item extends NamedPlace>(items: readonly Item[] | undefined, id: string): Item | undefined =>
  id === '' ? undefined : items?.find((item) => String(item.id) === id)

type Answer = {
  readonly data: unknown
  readonly error: unknown
  readonly isValidating: boolean
  mutate(): Promise<unknown>
}

const stateOf = (answer: Answer) => ({
  loading: answer.data === undefined && answer.isValidating,
  failed: answer.error !== undefined && answer.data === undefined && !answer.isValidating,
  onRetry: () => void answer.mutate(),
})

/** Returns the text once typing has paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SEARCH_REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}

/** Fetches a neighbourhood by its id, in the language of the page. */
export function useNeighborhood(id: string): Neighborhood | undefined {
  const number = /^\d+$/.test(id) ? Number(id) : undefined
  return useEndpoint(getNeighborhood, number === undefined ? null : { params: { id: number } }).data
}

/** Fetches the neighbourhoods of a region or of one of its cities that match a search. */
function useNeighborhoods(
  region: { readonly countryId: number; readonly stateId: number } | undefined,
  { cityId, neighborhoodId }: Chosen,
) {
  const [query, setQuery] = useState('')
  const asked = useRested(query)
  const answer = useEndpoint(
    listNeighborhoods,
    region === undefined
      ? null
      : {
          params: region,
          query: {
            page_size: NEIGHBORHOODS_PAGE,
            ...(cityId !== '' && { city: Number(cityId) }),
            ...(asked !== '' && { search: asked }),
          },
        },
  )
  // The list changes with each search, so the chosen neighbourhood is stored.
  const [picked, setPicked] = useState<Neighborhood>()
  const listed = byId(answer.data?.items, neighborhoodId)
  const isKnown = listed !== undefined || String(picked?.id) === neighborhoodId
  const read = useNeighborhood(isKnown ? '' : neighborhoodId)
  const neighborhoodOf = (id: string): Neighborhood | undefined =>
    byId(answer.data?.items, id) ?? byId(picked && [picked], id) ?? byId(read && [read], id)
  const options = (answer.data?.items ?? []).map(({ id, name, city }): ComboboxOption => ({
    value: String(id),
    label: name,
    ...(cityId === '' && city && { hint: city.name }),
  }))
  const state = stateOf(answer)
  return {
    neighborhoodOf,
    pick: (id: string) => setPicked(neighborhoodOf(id)),
    choices: {
      options,
      ...state,
      loading: state.loading || query !== asked,
      onSearch: setQuery,
      valueLabel: neighborhoodOf(neighborhoodId)?.name,
    },
  }
}

/** Returns the place for an availability notice. */
export const availabilityAlertParameters = (
  city: NamedPlace | null | undefined,
  region: NamedPlace | null | undefined,
): AvailabilityAlertParameters => {
  if (city?.id != null) return { city_wanted: String(city.id) }
  return region?.id == null ? {} : { region_wanted: String(region.id) }
}

/** Returns the regions, cities and neighbourhoods to choose from, and the chosen ones. */
export function usePlaces(chosen: Chosen) {
  const t = useText()
  const countries = useAllPages(listCountries, countriesPage)
  const states = useAllPages(listStates, statesPage)
  const country = countries.data?.find(({ code }) => code === SAUDI) ?? countries.data?.[0]
  const region = byId(states.data, chosen.regionId)
  const path = country && region && { countryId: Number(country.id), stateId: Number(region.id) }
  const cities = useEndpoint(listCities, path ? { params: path, query: { page_size: CITIES_PAGE } } : null)
  const city = byId(cities.data?.items, chosen.cityId)
  const { neighborhoodOf, pick, choices } = useNeighborhoods(path, chosen)
  const neighborhood = neighborhoodOf(chosen.neighborhoodId)
  const optionOf = ({ id, name, otherName, isServed }: NonNullable<typeof city>): ComboboxOption => ({
    value: String(id),
    label: name,
    keywords: otherName,
    ...(!isServed && { hint: t('address.notServed') }),
  })
  // Of the chosen city and region, the city is the more specific place.
  const unserved = [
    neighborhood && { ...neighborhood, name: neighborhood.city?.name ?? '' },
    city,
    region,
  ].find((place) => place !== undefined)
  return {
    country,
    region,
    regions: { options: (states.data ?? []).map(optionOf), ...stateOf(states) },
    cities: { options: (cities.data?.items ?? []).map(optionOf), ...stateOf(cities) },
    neighborhoods: choices,
    neighborhoodOf,
    cityOf: (id: string) => byId(cities.data?.items, id),
    /** Stores the chosen neighbourhood for later searches. */
    pick,
    /** The name of the chosen city, else region, that the service does not cover. */
    unserved: unserved?.isServed === false ? unserved.name : undefined,
    /** The parameters of an availability notice for the chosen place. */
    wanted: availabilityAlertParameters(neighborhood?.city ?? city, region),
  }
}

/** What `usePlaces` returns. */
export type UsePlacesResult = ReturnType<typeof usePlaces>

/** Returns the chosen ids among form values. */
export const chosenPlaceIds = (values: Readonly<Record<string, unknown>>): Chosen => {
  const text = (field: string): string => {
    const value = values[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return { regionId: text('regionId'), cityId: text('cityId'), neighborhoodId: text('neighborhoodId') }
}
