import * as v from 'valibot'
import {
  amount,
  day,
  flag,
  id,
  labelled,
  list,
  moment,
  optionalId,
  optionalObject,
  optionalText,
  relation,
  text,
} from '../fields.ts'
import { payoutEntries } from './payout.ts'
import { policyLineSchema } from './quote.ts'

/** `result.status` ("success") and `result.message`, as the portal's documented calls answer. */
export const requestAnswerEntries = {
  status: text(),
  message: text(),
  id: optionalId(),
  number: text(),
}

export const requestAnswerSchema = v.object(requestAnswerEntries)
export type WireRequestAnswer = v.InferOutput<typeof requestAnswerSchema>

export const requestSchema = v.object({
  id: id(),
  number: text(),
  kind: text(),
  status: labelled(),
  contract_id: relation(),
  request_reason: text(),
  request_date: day(),
  effective_date: day(),
  resume_date: day(),
  employee_id: relation(),
  fee: amount(),
  refund: amount(),
  lines: list(policyLineSchema),
  answer_due: moment(),
  answered_at: moment(),
  answer_note: optionalText(),
  /** The last day on which a replacement is made, of one that is asked for or approved. */
  exchange_due: day(),
  /** What the approval gave back. */
  payout: optionalObject(payoutEntries),
  has_attachment: flag(),
})
export type WireRequest = v.InferOutput<typeof requestSchema>
