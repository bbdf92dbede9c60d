import * as v from 'valibot'
import {
  dayField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  optionalIdField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'

export const complaintSchema = v.object({
  id: idField(),
  name: textField(),
  customer_id: relationField(),
  contract_id: relationField(),
  service_type: textField(),
  complaint_state: labelledCodeField(),
  priority: labelledCodeField(),
  current_worker_name: textField(),
  request_date: dayField(),
  complaint_type: textField(),
  request_reason: textField(),
  details: optionalTextField(),
  /** The visit to which nobody came by the word of the family. */
  visit_id: optionalIdField(),
  answer_due: instantField(),
  history: listField(v.object({ at: instantField(), state: labelledCodeField(), note: optionalTextField() })),
})
export type WireComplaint = v.InferOutput<typeof complaintSchema>
