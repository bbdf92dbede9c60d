import * as v from 'valibot'
import {
  amountField,
  countField,
  dayField,
  booleanField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  optionalCountField,
  optionalIdField,
  optionalObjectField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { workerReferenceField } from './worker.ts'
import { payoutSchema } from './payout.ts'
import { plannedVisitSchema, quoteLineSchema } from './quote.ts'

export const orderStageSchema = v.object({
  code: textField(),
  label: textField(),
  at: instantField(),
  note: optionalTextField(),
})

export const orderVisitSchema = v.object({
  ...plannedVisitSchema.entries,
  visit_status: labelledCodeField(),
  /** The calendar id of the visit, which does not change when it is moved. */
  calendar_uid: textField(),
  /** How often the visit was moved or cancelled. */
  calendar_sequence: countField(),
})

/** The schema of one order as the customer sees it, for every kind of service. */
export const orderSchema = v.object({
  id: idField(),
  number: textField(),
  kind: textField(),
  status: labelledCodeField(),
  service_id: relationFieldWith({ code: textField() }),
  plan_id: relationFieldWith({}),
  nationality_id: relationFieldWith({ code: textField() }),
  employee_id: workerReferenceField(),
  /** All workers who come; a package may have several. */
  employee_ids: listField(workerReferenceField()),
  contract_id: relationFieldWith({ state: textField() }),
  /** The open request about the contract of the order. */
  open_request: relationFieldWith({ kind: textField() }),
  invoice_id: relationField(),
  branch_id: relationField(),
  partner_shipping_id: relationField(),
  created_at: instantField(),
  first_visit_date: dayField(),
  plan_duration: optionalCountField(),
  salary: amountField(),
  amount_total: amountField(),
  amount_due: amountField(),
  lines: listField(quoteLineSchema),
  /** All VAT in `amount_total`, also the one inside the delivery. */
  amount_tax: amountField(),
  need_delivery: booleanField(),
  visit_window: textField(),
  visit_count: countField(),
  repeat_count: countField(),
  repeat_interval_days: countField(),
  visits: listField(orderVisitSchema),
  special: optionalObjectField({
    worker_type: textField(),
    nationality: textField(),
    worker_count: countField(),
    duration: textField(),
    indicative_total: amountField(),
  }),
  note: optionalTextField(),
  /** The office's note about the order, such as why it was cancelled. */
  office_note: optionalTextField(),
  stages: listField(orderStageSchema),
  stage: textField(),
  payment_method: textField(),
  /** The state of the newest payment; empty while there is none. */
  payment_state: textField(),
  payment_link: optionalTextField(),
  hold_expires_at: instantField(),
  payable: booleanField(),
  /** The version of the terms to agree to before paying; null if that is done, and if nothing is to be paid. */
  terms_to_accept: optionalTextField(),
  cancellable: booleanField(),
  cancel_free_until: instantField(),
  /** Paid by instalments and nothing of ours failed, so it can be neither cancelled nor refunded. */
  cancellation_excluded: booleanField(),
  payouts: listField(payoutSchema),
  /**
   * Paid after its hold expired, and the worker is taken: the customer chooses another worker or a
   * refund.
   */
  needs_worker: booleanField(),
  /** Since when the family waits for a worker who should live with it by now; null if she is not late. */
  late_since: dayField(),
  /** When a recruited worker is expected by the estimate of her plan; null without one, and once she has come. */
  arrival_expected_on: dayField(),
  /** The last day on which a recruited worker comes in time; null for other orders, and once she has come. */
  arrival_latest_on: dayField(),
  /** Whether the family can say that the worker has come. */
  arrival_asked: booleanField(),
  /** That the worker was brought to the door or is ready at the branch; null before, and once she has come. */
  offer: optionalObjectField({
    place: textField(),
    at: instantField(),
    /** The first day that counts. */
    days_from: dayField(),
    /** Until when the family can say that it is not so; null if it cannot. */
    disputable_until: instantField(),
    /** Whether the family said that it is not so, and no day counts until that is decided. */
    disputed: booleanField(),
  }),
})
export type WireOrder = v.InferOutput<typeof orderSchema>

const placed = {
  record_id: optionalIdField(),
  id: optionalIdField(),
  payment_link: optionalTextField(),
  number: textField(),
  status: textField(),
  hold_expires_at: instantField(),
}

/** The schema fields of the response to a new order. */
export const placedOrderFields = {
  ...placed,
  /** Some providers send the same fields inside `result`. */
  result: optionalObjectField(placed),
}

const placedSchema = v.object(placedOrderFields)
export type WirePlacedOrder = v.InferOutput<typeof placedSchema>

export const orderAttemptSchema = v.object({
  state: textField(),
  order_id: optionalIdField(),
  payment_link: optionalTextField(),
  code: textField(),
})
export type WireLostOrderResult = v.InferOutput<typeof orderAttemptSchema>
