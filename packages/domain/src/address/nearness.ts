type Home = { readonly cityId: number; readonly regionId: number }
type BranchPlace = Home & { readonly servedCityIds: readonly number[] }

/**
 * How near a worker's branch is to a home: it serves the home's city, is in the same region, or is far away.
 */
export type Nearness = 'city' | 'region' | 'far'

/** Whether the branch serves the city of the home, is in its region, or is far away. */
export function nearnessOfBranch(home: Home, branch: BranchPlace | undefined): Nearness {
  if (branch === undefined) return 'far'
  if (branch.cityId === home.cityId || branch.servedCityIds.includes(home.cityId)) return 'city'
  return branch.regionId === home.regionId ? 'region' : 'far'
}

/**
 * Whether the branch sends workers to the home for a visit: the home is in its own city or in one of
 * those it names for visits.
 */
export const isReachedByVisits = (
  home: Pick<Home, 'cityId'>,
  branch: { readonly cityId: number; readonly visitCityIds: readonly number[] } | undefined,
): boolean =>
  branch !== undefined && (branch.cityId === home.cityId || branch.visitCityIds.includes(home.cityId))

const ORDER: readonly Nearness[] = ['city', 'region', 'far']

/** Compares two distances for a sort, the nearest first. */
export const compareNearness = (a: Nearness, b: Nearness): number => ORDER.indexOf(a) - ORDER.indexOf(b)
