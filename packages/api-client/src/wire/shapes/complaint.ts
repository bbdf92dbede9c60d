import * as v from 'valibot'
import { day, id, labelled, list, moment, optionalText, relation, text } from '../fields.ts'

export const complaintSchema = v.object({
  id: id(),
  name: text(),
  customer_id: relation(),
  contract_id: relation(),
  service_type: text(),
  complaint_state: labelled(),
  priority: labelled(),
  current_worker_name: text(),
  request_date: day(),
  complaint_type: text(),
  request_reason: text(),
  details: optionalText(),
  answer_due: moment(),
  history: list(v.object({ at: moment(), state: labelled(), note: optionalText() })),
})
export type WireComplaint = v.InferOutput<typeof complaintSchema>
