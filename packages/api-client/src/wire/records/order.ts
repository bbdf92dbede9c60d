import { parseServiceCode } from '@sakina/domain/plans'
import { Refusal } from '@sakina/domain/refusal'
import {
  contractStates,
  offerPlaces,
  orderAttemptStates,
  orderStates,
  paymentMethods,
  receivedPaymentMethods,
  paymentStates,
  requestKinds,
  trackingStages,
  visitPeriods,
  visitStates,
  type PaymentState,
  type ServiceCode,
} from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, codec, field, listOf, record, type ValueOf } from '../codec.ts'
import { booleanInputSchema, choiceInputSchema, idInputSchema } from '../inputs.ts'
import { envelopeSchema } from '../envelope.ts'
import {
  booleanField,
  countField,
  idField,
  optionalCountField,
  optionalField,
  optionalIdField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import {
  code,
  converted,
  entriesOf,
  fieldsOf,
  labelledCode,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalRecord,
  reference,
  textOrNull,
  withNumber,
  type Id,
} from '../value-codecs.ts'
import { payoutCodec } from './payout.ts'
import { calendarFields, plannedVisitFields, quoteLineCodec } from './quote.ts'
import { serviceReference } from './service.ts'
import { workerReference, workerReferences } from './worker.ts'

/** The service that an order is for, or a special package. */
export type OrderKind = ServiceCode

// @__NO_SIDE_EFFECTS__
const kind = () =>
  codec(textField(), {
    decode: (text) => parseServiceCode(text) ?? 'unknown',
    encode: (value: OrderKind | 'unknown') => value,
  })

/** A tracking stage of an order and when it was reached; `null` until then. */
export const orderStageCodec = /* @__PURE__ */ record({
  code: field('code', code(trackingStages)),
  label: field('label', textField()),
  at: field('at', optionalInstant()),
  note: field('note', optionalTextField()),
})
export type OrderStage = ValueOf<typeof orderStageCodec>

/** A planned visit of an order, with its calendar id and its status. */
export const orderVisitCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ record({
    ...plannedVisitFields,
    ...calendarFields,
    status: field('visit_status', labelledCode(visitStates)),
  }),
  {
    decode: ({ uid, sequence, ...visit }) => ({ ...visit, calendar: { uid, sequence } }),
    encode: ({ calendar, ...visit }) => ({ ...visit, ...calendar }),
  },
)
export type OrderVisit = Readonly<ValueOf<typeof orderVisitCodec>>

/** The state of the payment that paid the order, or else of the newest one; `null` while there is none. */
// @__NO_SIDE_EFFECTS__
const paymentState = () => {
  const inner = code(paymentStates)
  return codec(inner, {
    decode: (wire): PaymentState | 'unknown' | null => (wire === '' ? null : inner.decode(wire)),
    encode: (state: PaymentState | 'unknown' | null) => state ?? '',
  })
}

/** That the worker was offered to the family, which has not taken her in. */
const offerCodec = /* @__PURE__ */ record({
  place: field('place', code(offerPlaces)),
  at: field('at', optionalInstant()),
  daysFrom: field('days_from', optionalDay()),
  disputableUntil: field('disputable_until', optionalInstant()),
  isDisputed: field('disputed', booleanField()),
})

/** One order as the customer sees it, for every kind of service. */
export const orderCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ withNumber(
    /* @__PURE__ */ record({
      id: field('id', idField()),
      number: field('number', textField()),
      kind: field('kind', kind()),
      status: field('status', labelledCode(orderStates)),
      service: field('service_id', serviceReference()),
      plan: field('plan_id', relationFieldWith({})),
      nationality: field('nationality_id', relationFieldWith({ code: textField() })),
      worker: field('employee_id', workerReference()),
      workers: field('employee_ids', workerReferences()),
      contract: field('contract_id', reference({ state: field('state', code(contractStates)) })),
      openRequest: field('open_request', reference({ kind: field('kind', code(requestKinds)) })),
      invoice: field('invoice_id', relationField()),
      branch: field('branch_id', relationField()),
      address: field('partner_shipping_id', relationField()),
      createdAt: field('created_at', optionalInstant()),
      startDate: field('first_visit_date', optionalDay()),
      durationDays: field('plan_duration', optionalCountField()),
      salary: field('salary', optionalAmount()),
      total: field('amount_total', optionalAmount()),
      due: field('amount_due', optionalAmount()),
      lines: field('lines', listOf(quoteLineCodec)),
      taxTotal: field('amount_tax', optionalAmount()),
      isDelivered: field('need_delivery', booleanField()),
      window: field('visit_window', code(visitPeriods)),
      visitCount: field('visit_count', countField()),
      repeatCount: field('repeat_count', countField()),
      repeatIntervalDays: field('repeat_interval_days', countField()),
      visits: field('visits', listOf(orderVisitCodec)),
      special: field(
        'special',
        optionalRecord(
          record({
            workerType: field('worker_type', textField()),
            nationality: field('nationality', textField()),
            workerCount: field('worker_count', countField()),
            duration: field('duration', textField()),
            indicativeTotal: field('indicative_total', optionalAmount()),
          }),
        ),
      ),
      note: field('note', optionalTextField()),
      officeNote: field('office_note', optionalTextField()),
      stages: field('stages', listOf(orderStageCodec)),
      stage: field('stage', code(trackingStages)),
      paymentMethod: field('payment_method', code(receivedPaymentMethods)),
      isCancellationExcluded: field('cancellation_excluded', booleanField()),
      paymentState: field('payment_state', paymentState()),
      paymentLink: field('payment_link', optionalTextField()),
      holdExpiresAt: field('hold_expires_at', optionalInstant()),
      isPayable: field('payable', booleanField()),
      termsToAccept: field('terms_to_accept', optionalTextField()),
      isCancellable: field('cancellable', booleanField()),
      cancelFreeUntil: field('cancel_free_until', optionalInstant()),
      payouts: field('payouts', listOf(payoutCodec)),
      needsWorker: field('needs_worker', booleanField()),
      lateSince: field('late_since', optionalDay()),
      arrivalExpectedOn: field('arrival_expected_on', optionalDay()),
      arrivalLatestOn: field('arrival_latest_on', optionalDay()),
      isArrivalAsked: field('arrival_asked', booleanField()),
      offer: field('offer', optionalRecord(offerCodec)),
    }),
  ),
  {
    decode: (order) => ({
      ...order,
      kind:
        order.special !== null
          ? ('special_packages' as const)
          : order.kind === 'unknown'
            ? (order.service?.code ?? order.kind)
            : order.kind,
      workers: order.workers.length === 0 && order.worker !== null ? [order.worker] : order.workers,
    }),
    encode: (order) => order,
  },
)
export type Order = Readonly<ValueOf<typeof orderCodec>>

const placedOrder = /* @__PURE__ */ record({
  id: field('record_id', optionalIdField(), { alsoAs: ['id'] }),
  paymentLink: field('payment_link', optionalTextField()),
  number: field('number', textField()),
  status: field('status', textField()),
  holdExpiresAt: field('hold_expires_at', optionalInstant()),
})
/** A new order. Without a payment link, `/geidea-checkout/{id}` leads to the payment. */
export type PlacedOrder = ValueOf<typeof placedOrder> & { readonly id: Id }

/**
 * The answer of a new order: some providers send its fields inside `result`, so our server does both. An id in any
 * of the documented places means that the order was created; a response without one is refused.
 */
export const placedOrderCodec = /* @__PURE__ */ codec(
  /* @__PURE__ */ envelopeSchema({
    ...entriesOf(placedOrder),
    result: /* @__PURE__ */ optionalField(placedOrder),
  }),
  {
    decode: (wire): PlacedOrder => {
      const outer = placedOrder.decode(wire)
      const inner = wire.result === null ? outer : placedOrder.decode(wire.result)
      const id = outer.id ?? inner.id
      if (id === null) throw new Refusal('answer.order_without_id')
      return {
        id,
        number: outer.number || inner.number || String(id),
        status: outer.status || inner.status,
        paymentLink: outer.paymentLink ?? inner.paymentLink,
        holdExpiresAt: outer.holdExpiresAt ?? inner.holdExpiresAt,
      }
    },
    encode: (order: PlacedOrder) => {
      const sent = fieldsOf(placedOrder.encode(order))
      return { success: true, ...sent, result: sent }
    },
  },
)

/** How an order or an invoice is paid: by a saved card, or by one that is typed and perhaps saved. */
export const paymentBody = /* @__PURE__ */ body({
  method: field('method', choiceInputSchema(paymentMethods)),
  cardId: field('card_id', v.optional(idInputSchema())),
  saveCard: field('save_card', v.optional(booleanInputSchema())),
})

/** What became of an attempt to place an order; a refused one has the code of its refusal. */
export const orderAttemptCodec = /* @__PURE__ */ record({
  state: field('state', code(orderAttemptStates)),
  orderId: field('order_id', optionalIdField()),
  paymentLink: field('payment_link', optionalTextField()),
  code: field('code', textOrNull()),
})
export type LostOrderResult = ValueOf<typeof orderAttemptCodec>
