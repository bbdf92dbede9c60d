import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsSetVisitState } from '@sakina/api-client/wire/ops'
import { instant } from '@sakina/domain/calendar'
import { nobodyOpensReportableFrom } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import { visitById, stepsOfVisits, type VisitStep, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { notifyOfDriverOnTheWay } from '../notices/notify-of-visit.ts'
import { advanceVisit, lockVisitWithOrder } from '../visits/advance-visit.ts'
import { driverAtDoorSince } from '../visits/at-door.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'

/** When the driver reported to be at the door; otherwise the earliest possible time. */
const earliestArrival = ({ status, startsAt, updatedAt }: Visit, steps: readonly VisitStep[]): Date =>
  driverAtDoorSince(steps) ?? (status === 'on_the_way' ? updatedAt : startsAt)

/** Moves a visit to a state that the office chose. */
export const setVisitState = (
  app: Application,
  command: OfficeCommand,
  { state: to, note }: BodyOf<typeof opsSetVisitState>,
) =>
  runOfficeCommand(app, command, async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const locked = await lockVisitWithOrder(tx, known)
    const { visit } = locked
    const waitsUntil = nobodyOpensReportableFrom(
      {
        startsAt: instant(visit.startsAt),
        atDoorSince: instant(earliestArrival(visit, await stepsOfVisits(tx, [visit.id]))),
      },
      app.config.policies,
    )
    if (to === 'missed' && app.now().getTime() < waitsUntil) throw new Failure('transition_not_allowed')
    await advanceVisit(tx, app, locked, { to, note })
    if (to === 'on_the_way') await notifyOfDriverOnTheWay(tx, app, visit)
  })
