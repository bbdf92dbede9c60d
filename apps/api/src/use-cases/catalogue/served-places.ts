import { nearnessOf, type Nearness } from '@sakina/domain/address'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from './catalogue-reader.ts'

/** A region is served where one of its cities is. */
export const isRegionServed = (catalogue: Catalogue, stateId: number): boolean =>
  [...catalogue.servedCities].some((id) => catalogue.city.get(id)?.stateId === stateId)

/** How near a worker is to a home in that neighbourhood. */
export function nearnessToHome(
  catalogue: Catalogue,
  neighborhoodId: number | null | undefined,
): ((worker: Pick<WorkerRow, 'branchId'>) => Nearness) | undefined {
  const home = neighborhoodId == null ? undefined : catalogue.neighborhood.get(neighborhoodId)
  if (home === undefined) return undefined
  const known = new Map<number | null, Nearness>()
  return ({ branchId }) => {
    const remembered = known.get(branchId)
    if (remembered !== undefined) return remembered
    const branch = branchId === null ? undefined : catalogue.branch.get(branchId)
    const city = branch && catalogue.city.get(branch.cityId)
    const nearness = nearnessOf(
      { cityId: home.cityId, regionId: home.stateId },
      branch && city && { ...branch, regionId: city.stateId },
    )
    known.set(branchId, nearness)
    return nearness
  }
}
