import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { reportVisitStep } from '@sakina/api-client/wire/driver'
import { instant } from '@sakina/domain/calendar'
import { driverStepTime, visitStatesAfterStep } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import { addVisitStep, stepsOfVisits, visitById, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { notifyOfDriverAtDoor, notifyOfDriverOnTheWay } from '../notices/notify-of-visit.ts'
import { advanceVisit, lockVisitWithOrder } from './advance-visit.ts'
import { driverAtDoorSince } from './at-door.ts'
import { requireOpenDriverLink } from './driver-day.ts'
import type { DriverDayKey } from './driver-link.ts'

const isOf = (visit: Visit, { driver, day }: DriverDayKey): boolean =>
  visit.driver === driver && visit.day === day

/**
 * Records a step once. A step that arrives after a later one is stored but changes nothing. The
 * wait at the door counts from the receipt of the step, not from the time of the phone.
 */
export async function recordVisitStep(
  app: Application,
  { link, id, visit: visitId, step, at }: BodyOf<typeof reportVisitStep>,
): Promise<void> {
  const key = requireOpenDriverLink(app, link)
  const known = await visitById(app.database.reader, visitId)
  if (known === undefined || !isOf(known, key)) throw new Failure('not_found')
  await app.database.write(async (tx) => {
    const locked = await lockVisitWithOrder(tx, known)
    // The office may have assigned the visit to another driver meanwhile.
    if (!isOf(locked.visit, key)) throw new Failure('not_found')
    const steps = await stepsOfVisits(tx, [known.id])
    if (steps.some((taken) => taken.id === id || taken.step === step)) return
    const now = app.now()
    const { status, startsAt } = locked.visit
    const since = driverAtDoorSince(steps)
    const outcome = visitStatesAfterStep(
      step,
      {
        state: status,
        startsAt: instant(startsAt),
        atDoorSince: since && instant(since),
      },
      instant(now),
      app.config.policies,
    )
    if (!outcome.ok)
      throw new Failure(
        outcome.reason.code === 'visit_day.still_waiting' ? 'driver_still_waiting' : 'transition_not_allowed',
      )
    const happenedAt = new Date(driverStepTime({ happenedAt: new Date(at), receivedAt: instant(now) }))
    await addVisitStep(tx, { id, visitId: known.id, step, driver: key.driver, happenedAt, receivedAt: now })
    // What the driver says after the family said that nobody came proves nothing.
    if (locked.visit.claimedAt !== null) return
    let { visit } = locked
    for (const to of outcome.value) {
      const lost = to === 'missed' && ({ fault: 'family', failureReason: 'nobody_opened' } as const)
      visit = await advanceVisit(tx, app, { ...locked, visit }, { to, ...lost })
    }
    if (step === 'left' && outcome.value.length > 0) await notifyOfDriverOnTheWay(tx, app, visit)
    if (step === 'at_door' && visit.status === 'on_the_way') await notifyOfDriverAtDoor(tx, app, visit)
    await announceChange(tx, app, locked.order.id)
  })
}
