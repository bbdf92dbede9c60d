import type { WireDriverDay, WireDriverVisit } from '@sakina/api-client/wire/shapes/driver-day'
import { isMapLink } from '@sakina/domain/address'
import { clockTime, instantAt, instantToIso, localDate } from '@sakina/domain/calendar'
import { isVisitUnfinished } from '@sakina/domain/lifecycles'
import { driverWaitDeadlineOfVisit } from '../../use-cases/visits/at-door.ts'
import type { DriverDayView } from '../../use-cases/visits/driver-day.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import { localize } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { addressLine } from './address-line.ts'
import { toWireDoorContact, toWireSteps } from './visit.ts'

/**
 * What a driver sees of a visit: never the customer's name, mobile or price, and the address and
 * the door contact only while the visit is upcoming.
 */
function toWireDriverVisit(view: VisitView, context: PresentationContext): WireDriverVisit {
  const { visit, contract, address, steps } = view
  const worker = visit.workerId === null ? undefined : context.catalogue.worker.get(visit.workerId)
  const isOpen = isVisitUnfinished(visit.status)
  const home = isOpen ? address : undefined
  const mapLink = home?.mapLink ?? null
  return {
    id: visit.id,
    name: `${contract.number}/${visit.sequence}`,
    state: visit.status,
    arrives_from: visit.startsAt.toISOString(),
    arrives_to: instantToIso(instantAt(localDate(visit.day), clockTime(visit.arriveTo))),
    worker: worker === undefined ? null : localize(worker.name, context.language),
    address: home === undefined ? null : addressLine(home, context),
    address_note: home?.note ?? null,
    map_link: mapLink !== null && isMapLink(mapLink) ? mapLink : null,
    door_contact: isOpen ? toWireDoorContact(visit) : null,
    coming_at: visit.comingAt?.toISOString() ?? null,
    steps: toWireSteps(steps),
    nobody_opens_from: driverWaitDeadlineOfVisit(visit, steps, context.policies)?.toISOString() ?? null,
  }
}

export const toWireDriverDay = (
  { driver, day, closesAt, visits }: DriverDayView,
  context: PresentationContext,
): WireDriverDay => ({
  driver,
  date: day,
  now: context.now.toISOString(),
  closes_at: closesAt.toISOString(),
  visits: visits.map((view) => toWireDriverVisit(view, context)),
})
