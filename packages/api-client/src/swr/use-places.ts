import { useEffect, useState } from 'react'

import type { Id, Neighborhood } from '../client/index.ts'
import {
  getNeighborhood,
  listCities,
  listCountries,
  listNeighborhoods,
  listStates,
} from '../wire/catalogue.ts'
import { useAllPages } from './use-all-pages.ts'
import { useEndpoint } from './use-endpoint.ts'

const SAUDI = 'SA'
/** The documented page sizes (public site, constants). */
const countriesPage = { query: { page_size: 250 } }
const statesPage = { query: { page_size: 10 } }
const NEIGHBORHOODS_PAGE = 100
/** More cities than any region has. */
const CITIES_PAGE = 100
/** The delay between the last keystroke and the search. */
const SEARCH_REST_MS = 200

/** The ids of a region, a city and a neighbourhood as a form holds them; an empty text is none. */
export type ChosenPlace = {
  readonly regionId: string
  readonly cityId: string
  readonly neighborhoodId: string
}
type NamedPlace = { readonly id: Id | null; readonly name: string }

/** A place to choose, as a select or combobox takes it. */
export type PlaceOption = {
  readonly value: string
  readonly label: string
  readonly keywords?: string
  readonly hint?: string
}

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
  { cityId, neighborhoodId }: ChosenPlace,
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
  const options = (answer.data?.items ?? []).map(({ id, name, city }): PlaceOption => ({
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

/**
 * Returns the regions, cities and neighbourhoods to choose from, and the chosen ones. `notServed` stands beside
 * a place that the agency does not reach.
 */
export function usePlaces(chosen: ChosenPlace, { notServed }: { readonly notServed?: string } = {}) {
  const countries = useAllPages(listCountries, countriesPage)
  const states = useAllPages(listStates, statesPage)
  const country = countries.data?.find(({ code }) => code === SAUDI) ?? countries.data?.[0]
  const region = byId(states.data, chosen.regionId)
  const path = country && region && { countryId: Number(country.id), stateId: Number(region.id) }
  const cities = useEndpoint(listCities, path ? { params: path, query: { page_size: CITIES_PAGE } } : null)
  const city = byId(cities.data?.items, chosen.cityId)
  const { neighborhoodOf, pick, choices } = useNeighborhoods(path, chosen)
  const optionOf = ({ id, name, otherName, isServed }: NonNullable<typeof city>): PlaceOption => ({
    value: String(id),
    label: name,
    keywords: otherName,
    ...(!isServed && notServed !== undefined && { hint: notServed }),
  })
  return {
    country,
    region,
    city,
    neighborhood: neighborhoodOf(chosen.neighborhoodId),
    regions: { options: (states.data ?? []).map(optionOf), ...stateOf(states) },
    cities: { options: (cities.data?.items ?? []).map(optionOf), ...stateOf(cities) },
    neighborhoods: choices,
    neighborhoodOf,
    cityOf: (id: string) => byId(cities.data?.items, id),
    /** Stores the chosen neighbourhood for later searches. */
    pick,
  }
}
