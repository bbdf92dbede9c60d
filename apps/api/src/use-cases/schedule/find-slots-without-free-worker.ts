import { localDate } from '@sakina/domain/calendar'
import { slotKey, slotsTakenForAnyWorker, slotsTakenForBestWorker } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { OrderHome } from '../orders/home-of-order.ts'
import { availableWorkersForHome, takenSlotsByWorker, type OrderSchedule } from './free-workers.ts'

type TimesInput = {
  readonly plan: PlanRow
  /** The home the workers would come to. */
  readonly home: OrderHome
  /** The workers the customer chose, all of whom come; an empty list leaves the choice to the office. */
  readonly workers: readonly number[]
  readonly slots: OrderSchedule['slots']
}

/** The requested times at which no worker of the plan could keep the order, as `slotKey` writes them. */
export async function findSlotsWithoutFreeWorker(
  app: Application,
  { plan, home, workers, slots }: TimesInput,
): Promise<readonly string[]> {
  const days = slots.map(({ day }) => day).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const able = availableWorkersForHome(await app.catalogue.read(), plan, home).map(({ id }) => id)
  const slotKeys = slots.map(({ day, period }) => slotKey(localDate(day), period))
  if (workers.some((worker) => !able.includes(worker))) return slotKeys
  const workerIds = workers.length === 0 ? able : workers
  const taken = await takenSlotsByWorker(app.database.reader, {
    workers: workerIds,
    from,
    to,
    now: app.now(),
  })
  const each = workerIds.map((worker) => taken.get(worker) ?? new Set<string>())
  return workers.length === 0
    ? slotsTakenForBestWorker(slotKeys, each)
    : slotsTakenForAnyWorker(slotKeys, each)
}
