import {
  createClient,
  requestAllPages,
  type Id,
  type Neighborhood,
  type Place,
} from '@sakina/api-client/client'
import { useAllPages, useApiClient } from '@sakina/api-client/swr'
import { listCountries, listNeighborhoods, listStates } from '@sakina/api-client/wire/catalogue'
import type { ComboboxOption } from '@sakina/ui/combobox'
import useSWR from 'swr'

import { otherLocale } from '../intl/locale.ts'

const SAUDI = 'SA'
/** The documented page sizes (public site, constants). */
const countriesPage = { query: { page_size: 250 } }
const statesPage = { query: { page_size: 10 } }
const NEIGHBORHOODS_PAGE = 100

type Named = { readonly id: Id | null; readonly name: string }

const byId = <Item extends Named>(items: readonly Item[] | undefined, id: string): Item | undefined =>
  id === '' ? undefined : items?.find((item) => String(item.id) === id)

const citiesOf = (all: readonly Neighborhood[] | undefined): readonly Named[] => [
  ...new Map((all ?? []).flatMap(({ city }) => (city ? [[String(city.id), city]] : []))).values(),
]

const namesOf = (items: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, name }) => [String(id), name]))

/** The names of the same places in the other language, so that they are found by typing in either. */
function useOtherNames(region: Place | undefined, country: Id | undefined) {
  const client = useApiClient()
  const language = otherLocale(client.language)
  const ask = async () => {
    const other = createClient({ apiRoot: client.apiRoot, language })
    // Only a help in searching: without it the list is searched in its own language.
    if (region === undefined) {
      const states = await requestAllPages(other, listStates, statesPage)
      return { own: namesOf(states.ok ? states.value : []), cities: namesOf([]) }
    }
    const near = await requestAllPages(other, listNeighborhoods, neighborhoodsOf(country, region.id))
    const found = near.ok ? near.value : []
    return { own: namesOf(found), cities: namesOf(citiesOf(found)) }
  }
  return useSWR(['places/other', region?.id ?? null, language], ask, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  }).data
}

const neighborhoodsOf = (country: Id | undefined, region: Id) => ({
  params: { countryId: Number(country), stateId: Number(region) },
  query: { page_size: NEIGHBORHOODS_PAGE },
})

const optionsOf = (
  items: readonly Named[] | undefined,
  others: ReadonlyMap<string, string> | undefined,
): readonly ComboboxOption[] =>
  (items ?? []).map(({ id, name }) => {
    const keywords = others?.get(String(id))
    return { value: String(id), label: name, ...(keywords !== undefined && { keywords }) }
  })

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

/** Regions, cities and neighbourhoods as the documented calls answer them, page by page to their end. */
export function usePlaces({ regionId, cityId }: { regionId: string; cityId: string }) {
  const countries = useAllPages(listCountries, countriesPage)
  const states = useAllPages(listStates, statesPage)
  const country = countries.data?.find(({ code }) => code === SAUDI) ?? countries.data?.[0]
  const region = byId(states.data, regionId)
  const neighborhoods = useAllPages(
    listNeighborhoods,
    country && region ? neighborhoodsOf(country.id, region.id) : null,
  )
  const otherRegions = useOtherNames(undefined, undefined)
  const otherNames = useOtherNames(region, country?.id)
  const cities = citiesOf(neighborhoods.data)
  const near = neighborhoods.data?.filter(({ city }) => cityId === '' || String(city?.id) === cityId)
  return {
    country,
    region,
    regions: { options: optionsOf(states.data, otherRegions?.own), ...stateOf(states) },
    cities: { options: optionsOf(cities, region && otherNames?.cities), ...stateOf(neighborhoods) },
    neighborhoods: { options: optionsOf(near, region && otherNames?.own), ...stateOf(neighborhoods) },
    neighborhoodOf: (id: string) => byId(neighborhoods.data, id),
    cityOf: (id: string) => byId(cities, id),
  }
}

export type Places = ReturnType<typeof usePlaces>
