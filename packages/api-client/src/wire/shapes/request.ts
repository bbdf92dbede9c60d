import * as v from 'valibot'
import {
  amountField,
  dayField,
  booleanField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  optionalIdField,
  optionalObjectField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'
import { payoutFields } from './payout.ts'
import { policyLineSchema } from './quote.ts'

/** The fields of the response to a request of a customer; `status` is always "success". */
export const newRequestResponseFields = {
  status: textField(),
  message: textField(),
  id: optionalIdField(),
  number: textField(),
}

/** The schema fields of the response to a request about a contract. */
export const newContractRequestResponseFields = {
  ...newRequestResponseFields,
  /** The sums as they were done; they can be better than those that were expected. */
  fee: amountField(),
  refund: amountField(),
}

/** The schema fields of the response to a request for cancellation. */
export const newCancellationResponseFields = {
  ...newContractRequestResponseFields,
  /** Whether the request was granted at once, because it is free. */
  granted: booleanField(),
}

/** The schema of the response to a new request about a contract. */
export const requestAnswerSchema = v.object(newRequestResponseFields)
export type WireRequestAnswer = v.InferOutput<typeof requestAnswerSchema> & {
  readonly granted?: boolean
  readonly fee?: number | null
  readonly refund?: number | null
}

export const requestSchema = v.object({
  id: idField(),
  number: textField(),
  kind: textField(),
  status: labelledCodeField(),
  contract_id: relationField(),
  request_reason: textField(),
  request_date: dayField(),
  effective_date: dayField(),
  resume_date: dayField(),
  employee_id: relationField(),
  fee: amountField(),
  refund: amountField(),
  lines: listField(policyLineSchema),
  answer_due: instantField(),
  answered_at: instantField(),
  answer_note: optionalTextField(),
  /** The last day on which the replacement is made, for an open or approved request. */
  exchange_due: dayField(),
  /** The refund that the approval of the request issued. */
  payout: optionalObjectField(payoutFields),
  has_attachment: booleanField(),
})
export type WireRequest = v.InferOutput<typeof requestSchema>
