import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { createNearnessToHome, type OrderHome } from '../orders/home-of-order.ts'

type Worker = Pick<WorkerRow, 'branchId'>

/**
 * Returns a function that tells from which city a worker comes to the home; undefined for a worker of its own
 * city, and where either place is unknown.
 */
function originOfWorkers(
  catalogue: Catalogue,
  { neighborhoodId }: OrderHome,
): (worker: Worker) => number | undefined {
  const nearness = createNearnessToHome(catalogue, neighborhoodId)
  return (worker) =>
    nearness === undefined || nearness(worker) === 'city' || worker.branchId === null
      ? undefined
      : catalogue.branch.get(worker.branchId)?.cityId
}

/**
 * Returns those of the workers whom the family accepts: of its own city, or of one that it agreed to. If there
 * are only others, the order is refused, and the refusal names the cities from which a worker can come.
 */
export function requireAcceptedOrigin<Row extends Worker>(
  catalogue: Catalogue,
  workers: readonly Row[],
  { home, acceptedCityIds }: { readonly home: OrderHome; readonly acceptedCityIds: readonly number[] },
): readonly Row[] {
  const originOf = originOfWorkers(catalogue, home)
  const accepted = workers.filter((worker) => {
    const origin = originOf(worker)
    return origin === undefined || acceptedCityIds.includes(origin)
  })
  if (accepted.length > 0 || workers.length === 0) return accepted
  const cityIds = [...new Set(workers.flatMap((worker) => originOf(worker) ?? []))]
  const cities = cityIds.flatMap((id) => catalogue.city.get(id)?.name ?? [])
  throw new Failure('worker_city_not_accepted', {
    result: { city_ids: cityIds },
    words: {
      ar: `لا أحد متاح من مدينتكم. يمكن أن يأتي من: ${cities.map(({ ar }) => ar).join('، ')}.`,
      en: `Nobody from your city is free. A worker can come from: ${cities.map(({ en }) => en).join(', ')}.`,
    },
  })
}
