import { money } from '@sakina/domain/money'
import type {
  LostOrderResult,
  Order as OrderEntity,
  PlacedOrder,
} from '@sakina/api-client/wire/records/order'
import type { VisitState } from '@sakina/domain/vocabulary'
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
import { packageWishOf } from '../../use-cases/catalogue/special-packages.ts'
import { serviceCodeOfOrder } from '../../use-cases/orders/read-orders.ts'
import type { OrderView } from '../../use-cases/orders/order-views.ts'
import { toPayout } from '../../use-cases/payments/payouts.ts'
import { workersOfOrder } from '../../use-cases/schedule/workers-of-order.ts'
import { canOrderStillBeFulfilled } from '../../use-cases/orders/slots-of-order.ts'
import { optionalDay, optionalInstant, optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import { orderStatusNames, trackingStageNames } from '../words/orders.ts'
import { visitStateNames } from '../words/portal.ts'
import {
  plannedCalendarEventVersion,
  calendarEventVersion,
  type CalendarEventVersion,
} from '../../use-cases/visits/calendar-event-version.ts'
import { nationalityNameFor } from './nationality.ts'
import { addressLine } from './address-line.ts'
import { toQuoteLines, toPlannedVisit, toTaxTotal } from './quote.ts'
import { toLabel, toNumbered, toReference, toRelation, toServiceReference } from './relation.ts'
import { toNamedWorker, toWorkerReference } from './worker.ts'

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
    at: optionalInstant(reached.get(code)?.at),
    note: reached.get(code)?.note ?? null,
  }))
}

function toOffer(
  contract: Contract,
  { now, config }: Pick<Application, 'now' | 'config'>,
): OrderEntity['offer'] {
  const { offeredAt, offerPlace, receivedAt } = contract
  if (offeredAt === null || receivedAt !== null) return null
  return {
    place: offerPlace ?? 'unknown',
    at: instant(offeredAt),
    daysFrom: firstDayAfterOffer(instant(offeredAt)),
    disputableUntil: optionalInstant(offerDisputableUntil(contract, now(), config.policies)),
    isDisputed: isOfferDisputed(contract),
  }
}

const specialOf = (order: Order): OrderEntity['special'] => {
  const special = packageWishOf(order)
  if (special === null) return null
  return {
    workerType: special.workerType,
    nationality: special.nationality,
    workerCount: special.workerCount,
    duration: special.duration,
    indicativeTotal: optionalMoney(special.indicativeTotal),
  }
}

/** The visits of a contract in order of time, without the old rows of moved visits. */
const visitsInOrder = (visits: readonly Visit[]) =>
  visits
    .filter(({ status }) => status !== 'moved')
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())

const toOrderVisit = (
  visit: PlannedVisit & { readonly status: VisitState },
  { uid, sequence }: CalendarEventVersion,
  language: Language,
): OrderEntity['visits'][number] => ({
  ...toPlannedVisit(visit),
  status: toLabel(visitStateNames, visit.status, language),
  calendar: { uid, sequence },
})

/**
 * The visits as booked while the order has no contract, then their current state; the calendar ids stay the
 * same.
 */
const visitsOf = ({ order, contract, visits }: OrderView, language: Language): OrderEntity['visits'] =>
  contract === undefined
    ? order.visits.map((visit, index) =>
        toOrderVisit(
          { ...visit, status: ['cancelled', 'expired'].includes(order.status) ? 'cancelled' : 'scheduled' },
          plannedCalendarEventVersion(order.id, index + 1),
          language,
        ),
      )
    : visitsInOrder(visits).map((visit) =>
        toOrderVisit(visit, calendarEventVersion(visit, order.id, visits), language),
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
): Pick<OrderEntity, 'arrivalExpectedOn' | 'arrivalLatestOn'> {
  const isAwaited = contract !== undefined && contract.receivedAt === null && !isContractOver(contract.state)
  if (kind !== 'mediation' || paidAt === null || !isAwaited)
    return { arrivalExpectedOn: null, arrivalLatestOn: null }
  const { expectedOn, latestOn } = recruitmentArrival(riyadhDay(instant(paidAt)), estimatedDays, policies)
  return { arrivalExpectedOn: expectedOn, arrivalLatestOn: latestOn }
}

export function toOrder(
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
): OrderEntity {
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
    status: toLabel(orderStatusNames, status, language),
    service: toServiceReference(service, language),
    plan: toRelation(plan, language),
    nationality: toReference(
      nationality && { ...nationality, name: nationalityNameFor(nationality, workerGender(job?.code)) },
      language,
    ),
    worker: toWorkerReference(order, catalogue, language) ?? toNamedWorker(order, catalogue),
    workers: workersOfOrder(order).flatMap(
      (workerId) => toWorkerReference({ workerId }, catalogue, language) ?? [],
    ),
    contract:
      contract === undefined
        ? null
        : { id: contract.id, name: contract.number, state: contractStateToday(contract, visits, app.now()) },
    openRequest:
      openRequest === undefined
        ? null
        : { id: openRequest.id, name: openRequest.number, kind: openRequest.kind },
    invoice: toNumbered(invoice),
    branch: toRelation(order.branchId === null ? undefined : catalogue.branch.get(order.branchId), language),
    address:
      order.addressId === null
        ? null
        : {
            id: order.addressId,
            name: address === undefined ? '' : addressLine(address, { catalogue, language }),
          },
    createdAt: instant(order.createdAt),
    startDate: optionalDay(firstDay(view, app.now())),
    durationDays: plan?.durationDays ?? null,
    salary: optionalMoney(plan?.salary ?? null),
    total: order.quote === null ? null : money(order.total),
    due: order.quote === null ? null : money(payable ? order.total - order.walletAmount : 0),
    lines: toQuoteLines(order, language),
    taxTotal: toTaxTotal(order),
    isDelivered: order.needDelivery,
    window: order.window ?? 'unknown',
    visitCount: order.visits.length,
    repeatCount: order.repeatCount,
    repeatIntervalDays: order.repeatIntervalDays,
    visits: visitsOf(view, language),
    special: specialOf(order),
    note: order.note,
    officeNote: order.officeNote,
    stages: stagesView(view, language),
    stage: furthestStage(stagesReached(stages, visits)) ?? 'unknown',
    paymentMethod: order.paymentMethod ?? 'unknown',
    paymentState: view.paymentState,
    paymentLink: payable ? paymentLink(app, order.id) : null,
    holdExpiresAt: optionalInstant(order.holdExpiresAt),
    isPayable: payable,
    termsToAccept: payable ? termsToAccept(catalogue, order) : null,
    isCancellable: canOrderBeCancelledAtOnce(status),
    cancelFreeUntil:
      contract === undefined
        ? null
        : optionalInstant(
            freeCancellationEnd({ contract, order, visits, pauses }, app.now(), app.config.policies),
          ),
    payouts: view.creditNotes.map((creditNote) => toPayout(creditNote, app.config.policies)),
    needsWorker: order.needsAnotherWorker,
    isCancellationExcluded:
      contract !== undefined &&
      isContractEndingExcluded({ contract, order, visits, pauses }, app.now(), app.config.policies),
    isArrivalAsked: contract !== undefined && isArrivalAsked({ contract, order, visits, pauses }, app.now()),
    offer: contract === undefined ? null : toOffer(contract, app),
    ...recruitmentArrivalOf(view, plan?.estimatedArrivalDays ?? null, app.config.policies),
    lateSince:
      contract === undefined ? null : workerLateSince({ contract, order, visits, pauses }, app.now()),
  }
}

/** The response of operations that create an order. */
/** What became of an attempt to place an order, by the id of the order that it made. */
export const toLostOrderResult = (
  app: Pick<Application, 'config'>,
  orderId: string | undefined,
): LostOrderResult =>
  orderId === undefined
    ? { state: 'absent', orderId: null, paymentLink: null, code: null }
    : { state: 'done', orderId, paymentLink: paymentLink(app, orderId), code: null }

export const toPlacedOrder = (
  app: Pick<Application, 'config'>,
  { id, number, status, holdExpiresAt }: Pick<Order, 'id' | 'number' | 'status' | 'holdExpiresAt'>,
  method?: string,
): PlacedOrder => ({
  id,
  number,
  status,
  paymentLink: canOrderBePaid(status)
    ? paymentLink(app, id) + (method === undefined ? '' : `?method=${method}`)
    : null,
  holdExpiresAt: optionalInstant(holdExpiresAt),
})
