import type { PlanRow } from '../../db/repositories/catalogue.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { availableWorkersForHome, availableWorkersOfPlan, isHourlyPlan } from '../schedule/free-workers.ts'
import type { OrderHome } from './home-of-order.ts'

/** Whether the plan can be had at the home: for visits, one of its workers must reach the city. */
export const isHomeReached = (
  catalogue: Catalogue,
  plan: Pick<PlanRow, 'id' | 'visitCount'>,
  home: OrderHome,
): boolean => !isHourlyPlan(plan) || availableWorkersForHome(catalogue, plan, home).length > 0

/** The cities that the workers of a plan of visits reach, in the order of the branches. */
function reachedCityIds(catalogue: Catalogue, plan: PlanRow): readonly number[] {
  const branchIds = new Set(availableWorkersOfPlan(catalogue, plan.id).map(({ branchId }) => branchId))
  const ids = catalogue.branches
    .filter(({ id }) => branchIds.has(id))
    .flatMap(({ cityId, visitCityIds, servedCityIds }) => [cityId, ...(visitCityIds ?? servedCityIds)])
  return [...new Set(ids)]
}

/**
 * Refuses visits to a home that no worker of the plan reaches. The refusal names the plans of visits
 * that can be had there, and the cities that this plan reaches.
 */
export function refuseUnreachedHome(catalogue: Catalogue, plan: PlanRow, home: OrderHome): void {
  const workers = availableWorkersOfPlan(catalogue, plan.id)
  if (workers.length === 0 || isHomeReached(catalogue, plan, home)) return
  const cityIds = reachedCityIds(catalogue, plan)
  const cities = cityIds.flatMap((id) => catalogue.city.get(id)?.name ?? [])
  throw new Failure('city_not_reached', {
    result: {
      plan_ids: catalogue.plans
        .filter((each) => each.active && isHourlyPlan(each) && isHomeReached(catalogue, each, home))
        .map(({ id }) => id),
      city_ids: cityIds,
    },
    words: {
      ar: `زيارات هذه الباقة لا تصل إلى مدينتكم. تصل إلى: ${cities.map(({ ar }) => ar).join('، ')}.`,
      en: `Visits of this plan don’t reach your city. They reach: ${cities.map(({ en }) => en).join(', ')}.`,
    },
  })
}
