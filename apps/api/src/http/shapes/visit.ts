import type { WireVisit } from '@sakina/api-client/wire/shapes/visit'
import type { WireVisitTime } from '@sakina/api-client/wire/visits'
import { clockTime, instant, instantAt, instantToIso, localDate, riyadhDay } from '@sakina/domain/calendar'
import { isVisitFailed } from '@sakina/domain/lifecycles'
import { hasEnoughCancellationNotice, lastFreeCancellationMoment } from '@sakina/domain/policies'
import { driverStepTime, visitClaimDeadline } from '@sakina/domain/visit-day'
import { isClaimOpen, isUnconfirmed, visitDisputableUntil } from '../../use-cases/visits/undecided-visit.ts'
import { driverWaitDeadlineOfVisit } from '../../use-cases/visits/at-door.ts'
import type { VisitTime } from '../../use-cases/visits/another-time.ts'
import type { VisitView } from '../../use-cases/visits/read-visits.ts'
import { optionalHalalasToSar } from '../wire-money.ts'
import { localize } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { visitStateNames } from '../words/portal.ts'
import { addressLine } from './address-line.ts'
import { toWireServiceReference } from './contract.ts'
import { toWireWorkerReference } from './worker.ts'

export const toWireSteps = (steps: VisitView['steps']): WireVisit['steps'] =>
  steps.map(({ step, happenedAt, receivedAt }) => ({
    step,
    at: instantToIso(driverStepTime({ happenedAt, receivedAt: instant(receivedAt) })),
  }))

export const toWireDoorContact = ({
  doorName: name,
  doorMobile: mobile,
}: VisitView['visit']): WireVisit['door_contact'] =>
  name === null || mobile === null ? null : { name, mobile }

const confirmationOf = (visit: VisitView['visit'], now: Date): 'asked' | 'claimed' | null => {
  if (!isUnconfirmed(visit, now)) return null
  return visit.claimedAt === null ? 'asked' : 'claimed'
}

/** Converts a visit to the wire format. */
export function toWireVisit(view: VisitView, context: PresentationContext): WireVisit {
  const { visit, contract, order } = view
  const { catalogue, language, now, policies } = context
  const status = visit.status
  const starts = instant(visit.startsAt)
  const movable = view.movable && hasEnoughCancellationNotice(starts, instant(now), policies)
  return {
    id: visit.id,
    name: `${contract.number}/${visit.sequence}`,
    first_visit_date: visit.day,
    visit_end_date: riyadhDay(instant(visit.endsAt)),
    visit_status: { label: localize(visitStateNames[status], language), value: status },
    partner_id: { id: order.customerId, name: view.customerName },
    service_id: toWireServiceReference(contract.serviceId, context),
    contract_id: { id: contract.id, name: contract.number },
    employee_id: toWireWorkerReference(visit, catalogue, language),
    visit_window: visit.period,
    arrives_from: visit.startsAt.toISOString(),
    arrives_to: instantToIso(instantAt(localDate(visit.day), clockTime(visit.arriveTo))),
    ends_at: visit.endsAt.toISOString(),
    movable_until: movable ? instantToIso(lastFreeCancellationMoment(starts, policies)) : null,
    fault: visit.fault,
    cut_short: visit.unservedMinutes !== null,
    choose_by: view.choice?.until.toISOString() ?? null,
    choice_refund: optionalHalalasToSar(view.choice?.refund ?? null),
    remedy: visit.remedy,
    confirmation: confirmationOf(visit, now),
    disputable_until: visitDisputableUntil(visit, now, policies)?.toISOString() ?? null,
    decide_by:
      visit.claimedAt !== null && isClaimOpen(visit)
        ? instantToIso(visitClaimDeadline(instant(visit.claimedAt), policies))
        : null,
    returned: optionalHalalasToSar(visit.returned),
    // A note about a visit that we could not make may name a person's health.
    office_note: isVisitFailed(visit) ? null : visit.officeNote,
    calendar_uid: view.calendar.uid,
    calendar_sequence: view.calendar.sequence,
    address: view.address === undefined ? null : addressLine(view.address, context),
    driver: visit.driver,
    steps: toWireSteps(view.steps),
    driver_waits_until: driverWaitDeadlineOfVisit(visit, view.steps, policies)?.toISOString() ?? null,
    coming_at: visit.comingAt?.toISOString() ?? null,
    door_contact: toWireDoorContact(visit),
  }
}

/** Converts a time that a failed visit can have. */
export const toWireVisitTime = (
  { day, window, span, workerIds, isSameWorker }: VisitTime,
  { catalogue, language }: PresentationContext,
): WireVisitTime => ({
  date: day,
  visit_window: window.period,
  arrives_from: instantToIso(span.arriveFrom),
  arrives_to: instantToIso(span.arriveTo),
  employee_id: toWireWorkerReference({ workerId: workerIds[0] ?? null }, catalogue, language),
  same_worker: isSameWorker,
})
