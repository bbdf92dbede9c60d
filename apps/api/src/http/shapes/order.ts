import type { VisitState } from '@sakina/domain/vocabulary'
import type { WireOrder } from '@sakina/api-client/wire/shapes/order'
import { instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { firstDayAfterOffer, recruitmentArrival, type PolicyConfig } from '@sakina/domain/policies'
import { effectivePackageStart } from '@sakina/domain/schedule'
import { workerGender } from '@sakina/domain/plans'
import {
  canOrderBePaid,
  canOrderBeCancelledAtOnce,
  furthestStage,
  isContractOver,
  orderLifecycle,
  stagesReached,
  stagesToShow,
} from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Visit } from '../../db/repositories/visits.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { contractStateToday, isOfferDisputed } from '../../use-cases/contracts/contract-views.ts'
import {
  freeCancellationEnd,
  isArrivalAsked,
  isContractEndingExcluded,
  offerDisputableUntil,
  workerLateSince,
} from '../../use-cases/contracts/contract-terms.ts'
import { termsToAccept } from '../../use-cases/orders/order-terms.ts'
import { serviceCodeOfOrder } from '../../use-cases/orders/read-orders.ts'
import type { OrderView } from '../../use-cases/orders/order-views.ts'
import { toPayout } from '../../use-cases/payments/payouts.ts'
import { workersOfOrder } from '../../use-cases/schedule/workers-of-order.ts'
import { canOrderStillBeFulfilled } from '../../use-cases/orders/slots-of-order.ts'
import { localize, type Language } from '../language.ts'
import { optionalHalalasToSar, halalasToSar } from '../wire-money.ts'
import { orderStatusNames, trackingStageNames } from '../words/orders.ts'
import { visitStateNames } from '../words/portal.ts'
import {
  plannedCalendarEventVersion,
  calendarEventVersion,
  type CalendarEventVersion,
} from '../../use-cases/visits/calendar-event-version.ts'
import { nationalityNameFor } from './nationality.ts'
import { addressLine } from './address-line.ts'
import { toWirePayout } from './payout.ts'
import { toWireQuoteLines, toWirePlannedVisit, toWireTaxTotal } from './quote.ts'
import { toWireNamedWorker, toWireWorkerReference } from './worker.ts'

/** The absolute URL of the checkout on this server, because the site may run on another host. */
export const paymentLink = (app: Pick<Application, 'config'>, orderId: string): string =>
  `${app.config.publicUrl ?? ''}/checkout/${orderId}`

const stagesView = ({ order, stages, visits }: OrderView, language: Language) => {
  const all = stagesReached(stages, visits)
  const reached = new Map(all.map((stage) => [stage.stage, stage]))
  const isOver = orderLifecycle.isFinal(order.status)
  return stagesToShow(serviceCodeOfOrder(order), all, isOver).map((code) => ({
    code,
    label: localize(trackingStageNames[code], language),
    at: reached.get(code)?.at.toISOString() ?? null,
    note: reached.get(code)?.note ?? null,
  }))
}

function toWireOffer(
  contract: Contract,
  { now, config }: Pick<Application, 'now' | 'config'>,
): WireOrder['offer'] {
  const { offeredAt, offerPlace, receivedAt } = contract
  if (offeredAt === null || receivedAt !== null) return null
  return {
    place: offerPlace ?? '',
    at: offeredAt.toISOString(),
    days_from: firstDayAfterOffer(instant(offeredAt)),
    disputable_until: offerDisputableUntil(contract, now(), config.policies)?.toISOString() ?? null,
    disputed: isOfferDisputed(contract),
  }
}

const specialOf = (order: Order): WireOrder['special'] => {
  const special = order.package
  if (special === null) return null
  const { indicative_total: indicative, ...chosen } = special
  return { ...chosen, indicative_total: optionalHalalasToSar(indicative ?? null) }
}

/** The visits of a contract in order of time, without the old rows of moved visits. */
const standing = (visits: readonly Visit[]) =>
  visits
    .filter(({ status }) => status !== 'moved')
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())

const toWireOrderVisit = (
  visit: PlannedVisit & { readonly status: VisitState },
  { uid, sequence }: CalendarEventVersion,
  language: Language,
): WireOrder['visits'][number] => ({
  ...toWirePlannedVisit(visit),
  visit_status: { label: localize(visitStateNames[visit.status], language), value: visit.status },
  calendar_uid: uid,
  calendar_sequence: sequence,
})

/**
 * The visits as booked while the order has no contract, then their current state; the calendar ids stay the
 * same.
 */
const visitsOf = ({ order, contract, visits }: OrderView, language: Language): WireOrder['visits'] =>
  contract === undefined
    ? order.visits.map((visit, index) =>
        toWireOrderVisit(
          { ...visit, status: ['cancelled', 'expired'].includes(order.status) ? 'cancelled' : 'scheduled' },
          plannedCalendarEventVersion(order.id, index + 1),
          language,
        ),
      )
    : standing(visits).map((visit) =>
        toWireOrderVisit(visit, calendarEventVersion(visit, order.id, visits), language),
      )

/** The first day: a moved visit moves it, and so does a payment of a package after the day that was wished. */
const firstDay = ({ order, contract, visits }: OrderView, now: Date): string | null => {
  if (contract !== undefined && visits.length > 0) return contract.startDate
  const { startDate, status } = order
  const isPricedPackage = order.package !== null && startDate !== null && canOrderBePaid(status)
  return isPricedPackage ? effectivePackageStart(localDate(startDate), instant(now)) : startDate
}

/** When a recruited worker is awaited who was paid for here; the government's platform has rules of its own. */
function recruitmentArrivalOf(
  { order: { kind, paidAt }, contract }: OrderView,
  estimatedDays: number | null,
  policies: PolicyConfig,
): Pick<WireOrder, 'arrival_expected_on' | 'arrival_latest_on'> {
  const isAwaited = contract !== undefined && contract.receivedAt === null && !isContractOver(contract.state)
  if (kind !== 'mediation' || paidAt === null || !isAwaited)
    return { arrival_expected_on: null, arrival_latest_on: null }
  const { expectedOn, latestOn } = recruitmentArrival(riyadhDay(instant(paidAt)), estimatedDays, policies)
  return { arrival_expected_on: expectedOn, arrival_latest_on: latestOn }
}

type NamedRow = { readonly id: number; readonly name: { readonly ar: string; readonly en: string } }
const related = (row: NamedRow | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language) }

export function toWireOrder(
  view: OrderView,
  {
    app,
    catalogue,
    language,
  }: {
    readonly app: Pick<Application, 'config' | 'now'>
    readonly catalogue: Catalogue
    readonly language: Language
  },
): WireOrder {
  const { order, contract, visits, stages, pauses, invoice, openRequest, address } = view
  const status = order.status
  const service = order.serviceId === null ? undefined : catalogue.service.get(order.serviceId)
  const plan = order.planId === null ? undefined : catalogue.plan.get(order.planId)
  const job = plan === undefined ? undefined : catalogue.job.get(plan.jobId)
  const nationality = plan?.nationalityId == null ? undefined : catalogue.nationality.get(plan.nationalityId)
  const payable = canOrderBePaid(status) && canOrderStillBeFulfilled(order, app.now())
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    status: { label: localize(orderStatusNames[status], language), value: status },
    service_id:
      service === undefined
        ? null
        : { id: service.id, name: localize(service.name, language), code: service.code },
    plan_id: related(plan, language),
    nationality_id:
      nationality === undefined
        ? null
        : {
            id: nationality.id,
            name: localize(nationalityNameFor(nationality, workerGender(job?.code)), language),
            code: nationality.code,
          },
    employee_id: toWireWorkerReference(order, catalogue, language) ?? toWireNamedWorker(order, catalogue),
    employee_ids: workersOfOrder(order).flatMap(
      (workerId) => toWireWorkerReference({ workerId }, catalogue, language) ?? [],
    ),
    contract_id:
      contract === undefined
        ? null
        : { id: contract.id, name: contract.number, state: contractStateToday(contract, visits, app.now()) },
    open_request:
      openRequest === undefined
        ? null
        : { id: openRequest.id, name: openRequest.number, kind: openRequest.kind },
    invoice_id: invoice === undefined ? null : { id: invoice.id, name: invoice.number },
    branch_id: related(order.branchId === null ? undefined : catalogue.branch.get(order.branchId), language),
    partner_shipping_id:
      order.addressId === null
        ? null
        : {
            id: order.addressId,
            name: address === undefined ? '' : addressLine(address, { catalogue, language }),
          },
    created_at: order.createdAt.toISOString(),
    first_visit_date: firstDay(view, app.now()),
    plan_duration: plan?.durationDays ?? null,
    salary: optionalHalalasToSar(plan?.salary ?? null),
    amount_total: order.quote === null ? null : halalasToSar(order.total),
    amount_due: order.quote === null ? null : halalasToSar(payable ? order.total - order.walletAmount : 0),
    lines: toWireQuoteLines(order, language),
    amount_tax: toWireTaxTotal(order),
    need_delivery: order.needDelivery,
    visit_window: order.window ?? '',
    visit_count: order.visits.length,
    repeat_count: order.repeatCount,
    repeat_interval_days: order.repeatIntervalDays,
    visits: visitsOf(view, language),
    special: specialOf(order),
    note: order.note,
    office_note: order.officeNote,
    stages: stagesView(view, language),
    stage: furthestStage(stagesReached(stages, visits)) ?? '',
    payment_method: order.paymentMethod ?? '',
    payment_state: view.paymentState,
    payment_link: payable ? paymentLink(app, order.id) : null,
    hold_expires_at: order.holdExpiresAt?.toISOString() ?? null,
    payable,
    terms_to_accept: payable ? termsToAccept(catalogue, order) : null,
    cancellable: canOrderBeCancelledAtOnce(status),
    cancel_free_until:
      contract === undefined
        ? null
        : freeCancellationEnd({ contract, order, visits, pauses }, app.now(), app.config.policies),
    payouts: view.creditNotes.map((creditNote) => toWirePayout(toPayout(creditNote, app.config.policies))),
    needs_worker: order.needsAnotherWorker,
    cancellation_excluded:
      contract !== undefined &&
      isContractEndingExcluded({ contract, order, visits, pauses }, app.now(), app.config.policies),
    arrival_asked: contract !== undefined && isArrivalAsked({ contract, order, visits, pauses }, app.now()),
    offer: contract === undefined ? null : toWireOffer(contract, app),
    ...recruitmentArrivalOf(view, plan?.estimatedArrivalDays ?? null, app.config.policies),
    late_since:
      contract === undefined ? null : workerLateSince({ contract, order, visits, pauses }, app.now()),
  }
}

/**
 * The response of operations that create an order, at the top level and again in `result` for clients that
 * read it there.
 */
export function toWirePlacedOrder(app: Pick<Application, 'config'>, order: Order, method?: string) {
  const payable = canOrderBePaid(order.status)
  const placed = {
    record_id: order.id,
    id: order.id,
    payment_link: payable
      ? paymentLink(app, order.id) + (method === undefined ? '' : `?method=${method}`)
      : null,
    number: order.number,
    status: order.status,
    hold_expires_at: order.holdExpiresAt?.toISOString() ?? null,
  }
  return { ...placed, result: placed }
}
