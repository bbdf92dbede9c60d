import * as v from 'valibot'
import {
  amount,
  count,
  day,
  id,
  labelled,
  list,
  moment,
  optionalCount,
  optionalId,
  optionalText,
  relation,
  relationWith,
  text,
} from '../fields.ts'
import { payoutSchema } from './payout.ts'
import { quoteLineSchema } from './quote.ts'

const contractEntries = {
  id: id(),
  name: text(),
  partner_id: relationWith({ phone: text() }),
  service_id: relationWith({ code: text() }),
  plan_id: relation(),
  resident_hourly_service_state: labelled(),
  state: labelled(),
  amount_total: amount(),
  /** The first and the last day; neither is known before a recruited worker arrives. */
  date_order: day(),
  service_end_date: day(),
  order_line: list(v.object({ id: optionalId(), product_template_id: relation(), price_unit: amount() })),
  order_id: relation(),
  visit_count: count(),
  visits_done: count(),
  visit_period_id: relationWith({ code: text() }),
  employee_ids: list(relation()),
  salary: amount(),
  days_left: optionalCount(),
  payment_method: text(),
  /** What the office says about the state it is in. */
  office_note: optionalText(),
  /** When a suspended service goes on, and when it could go on if the customer asked for it now. */
  resumes_on: day(),
  earliest_resumption: day(),
  /** What a contract in default waits for. */
  overdue_invoice: relationWith({ amount_due: amount() }),
  /** The request the office has not answered yet. */
  open_request: relationWith({ kind: text() }),
}

export const contractSchema = v.object(contractEntries)
export type WireContract = v.InferOutput<typeof contractSchema>

export const contractDetailSchema = v.object({
  ...contractEntries,
  next_visit_at: moment(),
  cancel_free_until: moment(),
  paid_total: amount(),
  unpaid_total: amount(),
  /** They add up to `amount_total`; VAT is one of them. */
  lines: list(quoteLineSchema),
  payouts: list(payoutSchema),
})
export type WireContractDetail = v.InferOutput<typeof contractDetailSchema>
