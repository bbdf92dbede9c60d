import type { QueryExecutor } from '../../db/database.ts'
import { workerWishesOfCustomer } from '../../db/repositories/visits.ts'

/** How a family's words about workers decide among those who are free. */
export type WorkerWishes = {
  /** Whether the family does not want the worker again. */
  readonly isUnwanted: (worker: number) => boolean
  /** Sorts workers whom the family wants again first, and those whom it does not want last. */
  readonly compare: (one: number, other: number) => number
}

const places = { same: -1, another: 1 } as const

/** Reads the words of a family, or of nobody, who has none. */
export async function readWorkerWishes(
  db: QueryExecutor,
  customerId: string | undefined,
): Promise<WorkerWishes> {
  const wishes = customerId === undefined ? undefined : await workerWishesOfCustomer(db, customerId)
  const placeOf = (worker: number): number => {
    const wish = wishes?.get(worker)
    return wish === undefined ? 0 : places[wish]
  }
  return {
    isUnwanted: (worker) => wishes?.get(worker) === 'another',
    compare: (one, other) => placeOf(one) - placeOf(other),
  }
}
