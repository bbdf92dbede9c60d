import type { Tx } from '../../db/database.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { changeOrder, type Order } from '../../db/repositories/orders.ts'
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

type Accepted = { readonly home: OrderHome; readonly acceptedCityIds: readonly number[] }

function refuseOrigins(catalogue: Catalogue, cityIds: readonly (number | undefined)[]): never {
  const ids = [...new Set(cityIds)].filter((id) => id !== undefined)
  const cities = ids.flatMap((id) => catalogue.city.get(id)?.name ?? [])
  throw new Failure('worker_city_not_accepted', {
    result: { city_ids: ids },
    words: {
      ar: `تلزم موافقة العائلة على من يأتي من: ${cities.map(({ ar }) => ar).join('، ')}.`,
      en: `The family must agree to a worker from: ${cities.map(({ en }) => en).join(', ')}.`,
    },
  })
}

/** Refuses workers of whom one comes from a city that the family did not agree to. */
export function requireAcceptedOrigins(
  catalogue: Catalogue,
  workers: readonly Worker[],
  { home, acceptedCityIds }: Accepted,
): void {
  const origins = workers.map(originOfWorkers(catalogue, home))
  const others = origins.filter((origin) => origin !== undefined && !acceptedCityIds.includes(origin))
  if (others.length > 0) refuseOrigins(catalogue, others)
}

/**
 * Returns those of the workers whom the family accepts: of its own city, or of one that it agreed to. If there
 * are only others, the order is refused, and the refusal names the cities from which a worker can come.
 */
export function requireAcceptedOrigin<Row extends Worker>(
  catalogue: Catalogue,
  workers: readonly Row[],
  { home, acceptedCityIds }: Accepted,
): readonly Row[] {
  const originOf = originOfWorkers(catalogue, home)
  const accepted = workers.filter((worker) => {
    const origin = originOf(worker)
    return origin === undefined || acceptedCityIds.includes(origin)
  })
  if (accepted.length > 0 || workers.length === 0) return accepted
  return refuseOrigins(catalogue, workers.map(originOf))
}

/** Keeps with an order that its family agreed, on the phone, to the city of a worker. */
export async function keepAcceptedOrigin(
  tx: Tx,
  catalogue: Catalogue,
  { id, acceptedWorkerCityIds: known }: Pick<Order, 'id' | 'acceptedWorkerCityIds'>,
  workerId: number,
): Promise<void> {
  const branchId = catalogue.worker.get(workerId)?.branchId
  const cityId = branchId == null ? undefined : catalogue.branch.get(branchId)?.cityId
  if (known === null || cityId === undefined || known.includes(cityId)) return
  await changeOrder(tx, id, { acceptedWorkerCityIds: [...known, cityId] })
}
