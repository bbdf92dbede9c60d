import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { Refusal } from '@sakina/domain/refusal'
import {
  orderAttemptStates,
  contractStates,
  offerPlaces,
  orderStates,
  paymentMethods,
  paymentStates,
  requestKinds,
  trackingStages,
  visitStates,
} from '@sakina/domain/vocabulary'
import type {
  OrderAttemptState,
  ContractState,
  OfferPlace,
  OrderState,
  PaymentMethod,
  PaymentState,
  RequestKind,
  TrackingStage,
  VisitPeriod,
} from '@sakina/domain/vocabulary'
import type { WireLostOrderResult, WireOrder, WirePlacedOrder } from '../shapes/order.ts'
import type { Payout } from './payout.ts'
import { toPayout } from './payout.ts'
import type { PlannedVisit, QuoteLine } from './quote.ts'
import { toQuoteLine, toPeriod } from './quote.ts'
import type { ServiceCode } from './service.ts'
import { toServiceCode } from './service.ts'
import type { ReferenceWithCode, Id, CodeWithLabel, RecordReference } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toCodeWithLabel, toOptionalMoney } from './values.ts'
import type { Visit } from './visit.ts'
import { toWorkerReference } from './worker.ts'
import type { WorkerReference } from './worker.ts'

/** The service that an order is for, or a special package. */
export type OrderKind = ServiceCode | 'special_packages'

/** A tracking stage of an order and when it was reached. */
export type OrderStage = {
  readonly code: TrackingStage | 'unknown'
  readonly label: string
  /** The moment at which the stage was reached; `null` until then. */
  readonly at: Instant | null
  readonly note: string | null
}

/** A planned visit of an order, with its calendar id and its status. */
export type OrderVisit = PlannedVisit & Pick<Visit, 'calendar' | 'status'>

export type Order = {
  readonly id: Id
  /** The short number people use on the phone. */
  readonly number: string
  readonly kind: OrderKind | 'unknown'
  readonly status: CodeWithLabel<OrderState>
  readonly service: (RecordReference & { readonly code: ServiceCode | 'unknown' }) | null
  readonly plan: RecordReference | null
  readonly nationality: ReferenceWithCode | null
  readonly worker: WorkerReference | null
  /** All workers who come; a package may have several. */
  readonly workers: readonly WorkerReference[]
  readonly contract: (RecordReference & { readonly state: ContractState | 'unknown' }) | null
  /** The open request about the contract of the order. */
  readonly openRequest: { readonly id: Id | null; readonly kind: RequestKind | 'unknown' } | null
  readonly invoice: RecordReference | null
  readonly branch: RecordReference | null
  readonly address: RecordReference | null
  readonly createdAt: Instant | null
  readonly startDate: LocalDate | null
  readonly durationDays: number | null
  readonly salary: Money | null
  /** The total; `null` until the office has priced the order. */
  readonly total: Money | null
  readonly due: Money | null
  readonly lines: readonly QuoteLine[]
  /** All VAT in the total, also the one inside the delivery. */
  readonly taxTotal: Money | null
  readonly isDelivered: boolean
  readonly window: VisitPeriod | 'unknown'
  readonly visitCount: number
  readonly repeatCount: number
  readonly repeatIntervalDays: number
  readonly visits: readonly OrderVisit[]
  readonly special: {
    readonly workerType: string
    readonly nationality: string
    readonly workerCount: number
    readonly duration: string
    readonly indicativeTotal: Money | null
  } | null
  readonly note: string | null
  /** The office's note about the order, such as why it was cancelled. */
  readonly officeNote: string | null
  readonly stages: readonly OrderStage[]
  readonly stage: TrackingStage | 'unknown'
  readonly paymentMethod: PaymentMethod | 'unknown'
  /** Paid by instalments and nothing of ours failed, so it can be neither cancelled nor refunded. */
  readonly isCancellationExcluded: boolean
  /**
   * The state of the payment that paid the order, or else of the newest one; `null` while there is
   * none.
   */
  readonly paymentState: PaymentState | 'unknown' | null
  readonly paymentLink: string | null
  readonly holdExpiresAt: Instant | null
  readonly isPayable: boolean
  /** The version of the terms to agree to before paying; `null` if that is done. */
  readonly termsToAccept: string | null
  readonly isCancellable: boolean
  readonly cancelFreeUntil: Instant | null
  /** The refunds of the order, if there are any. */
  readonly payouts: readonly Payout[]
  readonly needsWorker: boolean
  /** Since when the family waits for a worker who should live with it by now. */
  readonly lateSince: LocalDate | null
  /** When a recruited worker is expected, by the estimate of her plan. */
  readonly arrivalExpectedOn: LocalDate | null
  /** The last day on which a recruited worker comes in time. */
  readonly arrivalLatestOn: LocalDate | null
  /** Whether the family can say that the worker has come. */
  readonly isArrivalAsked: boolean
  /** That the worker was offered to the family, which has not taken her in. */
  readonly offer: {
    readonly place: OfferPlace | 'unknown'
    readonly daysFrom: LocalDate | null
    readonly disputableUntil: Instant | null
    readonly isDisputed: boolean
  } | null
}

const toKind = (wire: WireOrder): OrderKind | 'unknown' => {
  const code = wire.kind || (wire.service_id?.code ?? '')
  return code === 'special_packages' || code === 'SpecialPackages' || wire.special !== null
    ? 'special_packages'
    : toServiceCode(code)
}

/** Converts an order from the wire format. */
export const toOrder = (wire: WireOrder): Order => ({
  id: wire.id,
  number: wire.number || String(wire.id),
  kind: toKind(wire),
  status: toCodeWithLabel(wire.status, orderStates),
  service: wire.service_id && { ...wire.service_id, code: toServiceCode(wire.service_id.code) },
  plan: wire.plan_id,
  nationality: wire.nationality_id,
  worker: wire.employee_id && toWorkerReference(wire.employee_id),
  workers: (wire.employee_ids.length > 0 ? wire.employee_ids : [wire.employee_id]).flatMap((worker) =>
    worker === null ? [] : toWorkerReference(worker),
  ),
  contract: wire.contract_id && {
    ...wire.contract_id,
    state: knownCode(contractStates, wire.contract_id.state),
  },
  openRequest: wire.open_request && {
    id: wire.open_request.id,
    kind: knownCode(requestKinds, wire.open_request.kind),
  },
  invoice: wire.invoice_id,
  branch: wire.branch_id,
  address: wire.partner_shipping_id,
  createdAt: toOptionalInstant(wire.created_at),
  startDate: toOptionalDay(wire.first_visit_date),
  durationDays: wire.plan_duration,
  salary: toOptionalMoney(wire.salary),
  total: toOptionalMoney(wire.amount_total),
  due: toOptionalMoney(wire.amount_due),
  lines: wire.lines.map(toQuoteLine),
  taxTotal: toOptionalMoney(wire.amount_tax),
  isDelivered: wire.need_delivery,
  window: toPeriod(wire.visit_window),
  visitCount: wire.visit_count,
  repeatCount: wire.repeat_count,
  repeatIntervalDays: wire.repeat_interval_days,
  visits: wire.visits.map((visit) => ({
    date: toOptionalDay(visit.date),
    window: toPeriod(visit.period),
    arriveFrom: visit.arrive_from,
    arriveTo: visit.arrive_to,
    status: toCodeWithLabel(visit.visit_status, visitStates),
    calendar: { uid: visit.calendar_uid, sequence: visit.calendar_sequence },
  })),
  special: wire.special && {
    workerType: wire.special.worker_type,
    nationality: wire.special.nationality,
    workerCount: wire.special.worker_count,
    duration: wire.special.duration,
    indicativeTotal: toOptionalMoney(wire.special.indicative_total),
  },
  note: wire.note,
  officeNote: wire.office_note,
  stages: wire.stages.map((stage) => ({
    code: knownCode(trackingStages, stage.code),
    label: stage.label,
    at: toOptionalInstant(stage.at),
    note: stage.note,
  })),
  stage: knownCode(trackingStages, wire.stage),
  paymentMethod: knownCode(paymentMethods, wire.payment_method),
  isCancellationExcluded: wire.cancellation_excluded,
  paymentState: wire.payment_state === '' ? null : knownCode(paymentStates, wire.payment_state),
  paymentLink: wire.payment_link,
  holdExpiresAt: toOptionalInstant(wire.hold_expires_at),
  isPayable: wire.payable,
  termsToAccept: wire.terms_to_accept,
  isCancellable: wire.cancellable,
  cancelFreeUntil: toOptionalInstant(wire.cancel_free_until),
  payouts: wire.payouts.map(toPayout),
  needsWorker: wire.needs_worker,
  lateSince: toOptionalDay(wire.late_since),
  arrivalExpectedOn: toOptionalDay(wire.arrival_expected_on),
  arrivalLatestOn: toOptionalDay(wire.arrival_latest_on),
  isArrivalAsked: wire.arrival_asked,
  offer: wire.offer && {
    place: knownCode(offerPlaces, wire.offer.place),
    daysFrom: toOptionalDay(wire.offer.days_from),
    disputableUntil: toOptionalInstant(wire.offer.disputable_until),
    isDisputed: wire.offer.disputed,
  },
})

/** A new order: its number, payment link, and until when its reservation lasts. */
export type PlacedOrder = {
  readonly id: Id
  readonly number: string
  /** Without a link, `/geidea-checkout/{id}` leads to the payment. */
  readonly paymentLink: string | null
  readonly holdExpiresAt: Instant | null
}

/**
 * Converts a new order from the wire format. An id in any of the documented places means that the
 * order was created; a response without one is refused.
 */
export const toPlacedOrder = (wire: WirePlacedOrder): PlacedOrder => {
  const id = wire.record_id ?? wire.id ?? wire.result?.record_id ?? wire.result?.id ?? null
  if (id === null) throw new Refusal('answer.order_without_id')
  return {
    id,
    number: wire.number || wire.result?.number || String(id),
    paymentLink: wire.payment_link ?? wire.result?.payment_link ?? null,
    holdExpiresAt: toOptionalInstant(wire.hold_expires_at ?? wire.result?.hold_expires_at ?? null),
  }
}

/** What became of an attempt to place an order. */
export type LostOrderResult = {
  readonly state: OrderAttemptState | 'unknown'
  readonly orderId: Id | null
  readonly paymentLink: string | null
  /** The error code of a refused order. */
  readonly code: string | null
}

/** Converts an attempt to place an order from the wire format. */
export const toOrderAttempt = (wire: WireLostOrderResult): LostOrderResult => ({
  state: knownCode(orderAttemptStates, wire.state),
  orderId: wire.order_id,
  paymentLink: wire.payment_link,
  code: wire.code === '' ? null : wire.code,
})
