import type {
  DriverDay as DriverDayEntity,
  DriverVisit as DriverVisitEntity,
} from '@sakina/api-client/wire/records/visit'
import { isMapLink } from '@sakina/domain/address'
import { clockTime, instantAt, localDate, instant } from '@sakina/domain/calendar'
import { isVisitUnfinished } from '@sakina/domain/lifecycles'
import { driverWaitDeadlineOfVisit } from '../../use-cases/visits/at-door.ts'
import type { DriverDayView } from '../../use-cases/visits/driver-day.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import { optionalInstant } from '../optional-values.ts'
import { localize } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { addressLine } from './address-line.ts'
import { toDoorContact, toSteps } from './visit.ts'

/**
 * What a driver sees of a visit: never the customer's name, mobile or price, and the address and
 * the door contact only while the visit is upcoming.
 */
function toDriverVisit(view: VisitView, context: PresentationContext): DriverVisitEntity {
  const { visit, contract, address, steps } = view
  const worker = visit.workerId === null ? undefined : context.catalogue.worker.get(visit.workerId)
  const isOpen = isVisitUnfinished(visit.status)
  const home = isOpen ? address : undefined
  const mapLink = home?.mapLink ?? null
  return {
    id: visit.id,
    name: `${contract.number}/${visit.sequence}`,
    state: visit.status,
    arrivesFrom: instant(visit.startsAt),
    arrivesTo: instantAt(localDate(visit.day), clockTime(visit.arriveTo)),
    worker: worker === undefined ? null : localize(worker.name, context.language),
    address: home === undefined ? null : addressLine(home, context),
    addressNote: home?.note ?? null,
    mapLink: mapLink !== null && isMapLink(mapLink) ? mapLink : null,
    doorContact: isOpen ? toDoorContact(visit) : null,
    comingAt: optionalInstant(visit.comingAt),
    steps: toSteps(steps),
    nobodyOpensReportableFrom: optionalInstant(driverWaitDeadlineOfVisit(visit, steps, context.policies)),
  }
}

export const toDriverDay = (
  { driver, day, closesAt, visits }: DriverDayView,
  context: PresentationContext,
): DriverDayEntity => ({
  driver,
  date: day,
  now: instant(context.now),
  closesAt: instant(closesAt),
  visits: visits.map((view) => toDriverVisit(view, context)),
})
