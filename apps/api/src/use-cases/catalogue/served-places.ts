import type { Catalogue } from './catalogue-reader.ts'

/** A region is served where one of its cities is. */
export const isRegionServed = (catalogue: Catalogue, stateId: number): boolean =>
  [...catalogue.servedCities].some((id) => catalogue.city.get(id)?.stateId === stateId)
