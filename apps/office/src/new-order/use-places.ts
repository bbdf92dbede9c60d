import { useAllPages, useEndpoint } from '@sakina/api-client/swr'
import { listCities, listNeighborhoods, listStates } from '@sakina/api-client/wire/catalogue'
import type { AddressValues, PlaceChoices } from '@sakina/ui/add-address-popup'
import { useState } from 'react'

const pageSize = 100

type Place = { readonly id: string | number; readonly name: string }
type Answer = { readonly data: unknown; readonly isValidating: boolean }

const toOptions = (places: readonly Place[] | undefined): PlaceChoices['options'] =>
  (places ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

const isLoading = ({ data, isValidating }: Answer): boolean => data === undefined && isValidating

/** The catalogue's id of Saudi Arabia, the only country of a home. */
export const saudiArabia = 1

/** The regions, cities and neighbourhoods to choose from. */
export function usePlaces({
  regionId,
  cityId,
}: Pick<AddressValues, 'regionId' | 'cityId'>): Record<'regions' | 'cities' | 'neighborhoods', PlaceChoices> {
  const [search, setSearch] = useState('')
  const regions = useAllPages(listStates, { query: { page_size: pageSize } })
  const params = regionId === '' ? undefined : { countryId: saudiArabia, stateId: Number(regionId) }
  const cities = useEndpoint(
    listCities,
    params === undefined ? null : { params, query: { page_size: pageSize } },
  )
  const neighborhoods = useEndpoint(
    listNeighborhoods,
    params === undefined
      ? null
      : {
          params,
          query: {
            page_size: pageSize,
            ...(cityId !== '' && { city: Number(cityId) }),
            ...(search.trim() !== '' && { search: search.trim() }),
          },
        },
    { keepPreviousData: true },
  )
  return {
    regions: { options: toOptions(regions.data), loading: isLoading(regions) },
    cities: { options: toOptions(cities.data?.items), loading: isLoading(cities) },
    neighborhoods: {
      options: toOptions(neighborhoods.data?.items),
      loading: isLoading(neighborhoods),
      onSearch: setSearch,
    },
  }
}
