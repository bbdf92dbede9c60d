import * as v from 'valibot'
import {
  amountField,
  booleanField,
  countField,
  dayField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { payoutSchema } from './payout.ts'
import { quoteLineSchema } from './quote.ts'
import { workerReferenceField } from './worker.ts'

const contractEntries = {
  id: idField(),
  name: textField(),
  partner_id: relationFieldWith({ phone: textField() }),
  service_id: relationFieldWith({ code: textField() }),
  plan_id: relationField(),
  resident_hourly_service_state: labelledCodeField(),
  state: labelledCodeField(),
  amount_total: amountField(),
  /** The first and the last day; neither is known before a recruited worker arrives. */
  date_order: dayField(),
  service_end_date: dayField(),
  order_line: listField(
    v.object({ id: optionalIdField(), product_template_id: relationField(), price_unit: amountField() }),
  ),
  order_id: relationField(),
  visit_count: countField(),
  visits_done: countField(),
  visit_period_id: relationFieldWith({ code: textField() }),
  employee_ids: listField(workerReferenceField()),
  salary: amountField(),
  days_left: optionalCountField(),
  payment_method: textField(),
  /** Paid by instalments and nothing of ours failed, so it can be neither cancelled nor refunded. */
  cancellation_excluded: booleanField(),
  /** The office's note about the current state. */
  office_note: optionalTextField(),
  /** The first day of an agreed pause that has not begun; null without one. */
  pauses_on: dayField(),
  /** The day a paused service resumes, and the earliest day the service could resume if requested now. */
  resumes_on: dayField(),
  earliest_resumption: dayField(),
  /** The overdue invoice of a contract in default. */
  overdue_invoice: relationFieldWith({ amount_due: amountField() }),
  /** The request that the office has not decided yet. */
  open_request: relationFieldWith({ kind: textField() }),
}

export const contractSchema = v.object(contractEntries)
export type WireContract = v.InferOutput<typeof contractSchema>

export const contractDetailSchema = v.object({
  ...contractEntries,
  next_visit_at: instantField(),
  cancel_free_until: instantField(),
  paid_total: amountField(),
  unpaid_total: amountField(),
  /** The lines of the price, which add up to `amount_total`; VAT is one of them. */
  lines: listField(quoteLineSchema),
  /** All VAT in `amount_total`, also the one inside the delivery. */
  amount_tax: amountField(),
  payouts: listField(payoutSchema),
})
export type WireContractDetail = v.InferOutput<typeof contractDetailSchema>
