import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { withdrawNotices } from '../../db/repositories/notices.ts'
import type { Visit } from '../../db/repositories/visits.ts'
import { notifyCustomer } from './notify-customer.ts'

type Moved = Pick<Visit, 'id' | 'customerId' | 'day' | 'arriveFrom' | 'arriveTo'> & {
  readonly movedFrom: string
}

/**
 * Deletes the notices that announce visits or follow their driver, because the visits were moved or
 * cancelled, have begun or are over.
 */
export const withdrawVisitNotices = (tx: Tx, visitIds: readonly string[]): Promise<void> =>
  withdrawNotices(tx, visitIds, [
    'visit_tomorrow',
    'visit_soon',
    'visit_moved',
    'visit_worker_changed',
    'visit_on_the_way',
    'visit_at_door',
  ])

export async function notifyOfMovedVisit(tx: Tx, app: Application, visit: Moved): Promise<void> {
  await withdrawVisitNotices(tx, [visit.movedFrom])
  await notifyCustomer(tx, app, visit.customerId, {
    kind: 'visit_moved',
    about: visit.id,
    facts: { day: visit.day, from: visit.arriveFrom, to: visit.arriveTo },
  })
}

/** Notifies a customer that the driver is on the way. */
export const notifyOfDriverOnTheWay = (tx: Tx, app: Application, visit: Visit): Promise<void> =>
  notifyCustomer(tx, app, visit.customerId, {
    kind: 'visit_on_the_way',
    about: visit.id,
    facts: { from: visit.arriveFrom, to: visit.arriveTo },
  })

/**
 * Notifies a customer that the driver is at the door; this replaces the earlier notices of the
 * visit.
 */
export async function notifyOfDriverAtDoor(tx: Tx, app: Application, visit: Visit): Promise<void> {
  await withdrawVisitNotices(tx, [visit.id])
  await notifyCustomer(tx, app, visit.customerId, {
    kind: 'visit_at_door',
    about: visit.id,
    facts: { minutes: app.config.policies.driverWaitMinutes },
  })
}

/** Notifies a customer that another worker comes to a visit. */
export async function notifyOfWorkerOfVisit(
  tx: Tx,
  app: Application,
  visit: Pick<Visit, 'id' | 'customerId' | 'day'>,
  workerId: number,
): Promise<void> {
  const worker = (await app.catalogue.readIn(tx)).worker.get(workerId)?.name
  if (worker === undefined) return
  const { id: about, customerId, day } = visit
  const reference = `${about}:${workerId}:${app.now().toISOString()}`
  await notifyCustomer(
    tx,
    app,
    customerId,
    { kind: 'visit_worker_changed', about, facts: { day, worker } },
    reference,
  )
}
