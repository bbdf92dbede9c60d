import { money } from '@sakina/domain/money'
import type {
  Visit as VisitEntity,
  VisitTime as VisitTimeEntity,
  DriverDay as DriverDayEntity,
  DriverVisit as DriverVisitEntity,
} from '@sakina/api-client/wire/records/visit'
import { clockTime, instant, instantAt, localDate, riyadhDay } from '@sakina/domain/calendar'
import { isVisitFailed, isVisitUnfinished } from '@sakina/domain/lifecycles'
import { hasEnoughCancellationNotice, lastFreeCancellationMoment } from '@sakina/domain/policies'
import { driverStepTime, visitClaimDeadline } from '@sakina/domain/visit-day'
import { isClaimOpen, isUnconfirmed, visitDisputableUntil } from '../../use-cases/visits/undecided-visit.ts'
import { driverWaitDeadlineOfVisit } from '../../use-cases/visits/at-door.ts'
import type { VisitTime } from '../../use-cases/visits/another-time.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import { optionalInstant, optionalMoney } from '../optional-values.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { visitStateNames } from '../words/portal.ts'
import { addressLine } from './address-line.ts'
import { toServiceOfId } from './contract.ts'
import { toLabel, toNumbered } from './relation.ts'
import { toWorkerReference } from './worker.ts'
import { isMapLink } from '@sakina/domain/address'
import type { DriverDayView } from '../../use-cases/visits/driver-day.ts'
import { localize } from '../language.ts'

export const toSteps = (steps: VisitView['steps']): VisitEntity['steps'] =>
  steps.map(({ step, happenedAt, receivedAt }) => ({
    step,
    at: driverStepTime({ happenedAt, receivedAt: instant(receivedAt) }),
  }))

export const toDoorContact = ({
  doorName: name,
  doorMobile: mobile,
}: VisitView['visit']): VisitEntity['doorContact'] =>
  name === null || mobile === null ? null : { name, mobile }

const toRating = ({ ratingStars: stars, ratingNote: note, nextWorker, ratedAt }: VisitView['visit']) =>
  stars === null ? null : { stars, note, nextWorker, at: optionalInstant(ratedAt) }

const confirmationOf = (visit: VisitView['visit'], now: Date): 'asked' | 'claimed' | null => {
  if (!isUnconfirmed(visit, now)) return null
  return visit.claimedAt === null ? 'asked' : 'claimed'
}

/** Converts a visit to the wire format. */
export function toVisit(view: VisitView, context: PresentationContext): VisitEntity {
  const { visit, contract, order } = view
  const { catalogue, language, now, policies } = context
  const starts = instant(visit.startsAt)
  const movable = view.movable && hasEnoughCancellationNotice(starts, instant(now), policies)
  return {
    id: visit.id,
    name: `${contract.number}/${visit.sequence}`,
    date: localDate(visit.day),
    endDate: riyadhDay(instant(visit.endsAt)),
    status: toLabel(visitStateNames, visit.status, language),
    customer: { id: order.customerId, name: view.customerName },
    service: toServiceOfId(contract.serviceId, context),
    contract: toNumbered(contract),
    worker: toWorkerReference(visit, catalogue, language),
    window: visit.period,
    arrivesFrom: instant(visit.startsAt),
    arrivesTo: instantAt(localDate(visit.day), clockTime(visit.arriveTo)),
    endsAt: instant(visit.endsAt),
    movableUntil: movable ? lastFreeCancellationMoment(starts, policies) : null,
    fault: visit.fault,
    isCutShort: visit.unservedMinutes !== null,
    choice:
      view.choice === undefined
        ? null
        : { until: instant(view.choice.until), refund: money(view.choice.refund) },
    remedy: visit.remedy,
    confirmation: confirmationOf(visit, now),
    disputableUntil: optionalInstant(visitDisputableUntil(visit, now, policies)),
    decideBy:
      visit.claimedAt !== null && isClaimOpen(visit)
        ? visitClaimDeadline(instant(visit.claimedAt), policies)
        : null,
    returned: optionalMoney(visit.returned),
    // A note about a visit that we could not make may name a person's health.
    officeNote: isVisitFailed(visit) ? null : visit.officeNote,
    calendar: view.calendar,
    address: view.address === undefined ? null : addressLine(view.address, context),
    driver: visit.driver,
    steps: toSteps(view.steps),
    driverWaitsUntil: optionalInstant(driverWaitDeadlineOfVisit(visit, view.steps, policies)),
    comingAt: optionalInstant(visit.comingAt),
    doorContact: toDoorContact(visit),
    rating: toRating(visit),
  }
}

/** Converts a time that a failed visit can have. */
export const toVisitTime = (
  { day, window, span, workerIds, isSameWorker }: VisitTime,
  { catalogue, language }: PresentationContext,
): VisitTimeEntity => ({
  date: day,
  window: window.period,
  arrivesFrom: span.arriveFrom,
  arrivesTo: span.arriveTo,
  worker: toWorkerReference({ workerId: workerIds[0] ?? null }, catalogue, language),
  isSameWorker,
})

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
