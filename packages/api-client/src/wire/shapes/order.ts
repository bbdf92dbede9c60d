import * as v from 'valibot'
import {
  amount,
  count,
  day,
  flag,
  id,
  labelled,
  list,
  moment,
  optionalCount,
  optionalId,
  optionalObject,
  optionalText,
  relation,
  relationWith,
  text,
} from '../fields.ts'
import { payoutSchema } from './payout.ts'
import { plannedVisitSchema, quoteLineSchema } from './quote.ts'

export const stageSchema = v.object({ code: text(), label: text(), at: moment(), note: optionalText() })

export const orderVisitSchema = v.object({
  ...plannedVisitSchema.entries,
  /** Stays with the visit wherever it is moved, for calendars. */
  calendar_uid: text(),
  /** How many times it was moved. */
  calendar_sequence: count(),
})

/** One order as the customer sees it, for every kind of service. */
export const orderSchema = v.object({
  id: id(),
  number: text(),
  kind: text(),
  status: labelled(),
  service_id: relationWith({ code: text() }),
  plan_id: relationWith({}),
  nationality_id: relationWith({ code: text() }),
  /** Who comes, with what a portrait is drawn from. */
  employee_id: relationWith({ gender: text(), nationality_code: text(), job_code: optionalText() }),
  contract_id: relationWith({ state: text() }),
  /** What was asked about its contract and the office has not answered. */
  open_request: relationWith({ kind: text() }),
  invoice_id: relation(),
  branch_id: relation(),
  partner_shipping_id: relation(),
  created_at: moment(),
  first_visit_date: day(),
  plan_duration: optionalCount(),
  salary: amount(),
  amount_total: amount(),
  amount_due: amount(),
  lines: list(quoteLineSchema),
  need_delivery: flag(),
  visit_window: text(),
  visit_count: count(),
  repeat_count: count(),
  repeat_interval_days: count(),
  visits: list(orderVisitSchema),
  special: optionalObject({
    worker_type: text(),
    nationality: text(),
    worker_count: count(),
    duration: text(),
    indicative_total: amount(),
  }),
  note: optionalText(),
  /** What the office says about the order, as why it was called off. */
  office_note: optionalText(),
  stages: list(stageSchema),
  stage: text(),
  payment_method: text(),
  /** How the newest payment stands; empty while none was opened. */
  payment_state: text(),
  payment_link: optionalText(),
  hold_expires_at: moment(),
  payable: flag(),
  cancellable: flag(),
  cancel_free_until: moment(),
  payouts: list(payoutSchema),
  /** Paid after its hold ended and the worker is gone: another worker or a refund. */
  needs_worker: flag(),
})
export type WireOrder = v.InferOutput<typeof orderSchema>

const placed = {
  record_id: optionalId(),
  id: optionalId(),
  payment_link: optionalText(),
  number: text(),
  status: text(),
  hold_expires_at: moment(),
}

export const placedEntries = {
  ...placed,
  /** Some providers answer the same inside `result`. */
  result: optionalObject(placed),
}

const placedSchema = v.object(placedEntries)
export type WirePlaced = v.InferOutput<typeof placedSchema>

export const attemptSchema = v.object({
  state: text(),
  order_id: optionalId(),
  payment_link: optionalText(),
  code: text(),
})
export type WireAttempt = v.InferOutput<typeof attemptSchema>
