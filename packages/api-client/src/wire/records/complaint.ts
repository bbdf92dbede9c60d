import { complaintStates, complaintTypes, requestPriorities } from '@sakina/domain/vocabulary'
import { field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanField,
  idField,
  optionalIdField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'
import {
  code,
  labelledCode,
  optionalDay,
  optionalInstant,
  optionalRecord,
  withNumber,
} from '../value-codecs.ts'

export const complaintCodec = /* @__PURE__ */ withNumber(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    number: field('name', textField()),
    customer: field('customer_id', relationField()),
    contract: field('contract_id', relationField()),
    serviceType: field('service_type', textField()),
    state: field('complaint_state', labelledCode(complaintStates)),
    priority: field('priority', labelledCode(requestPriorities)),
    workerName: field('current_worker_name', textField()),
    requestedOn: field('request_date', optionalDay()),
    type: field('complaint_type', code(complaintTypes)),
    reason: field('request_reason', textField()),
    details: field('details', optionalTextField()),
    visitId: field('visit_id', optionalIdField()),
    /** The number and the day of that visit. */
    visit: field(
      'visit',
      optionalRecord(
        record({ number: field('name', textField()), date: field('first_visit_date', optionalDay()) }),
      ),
    ),
    answerDue: field('answer_due', optionalInstant()),
    history: field(
      'history',
      listOf(
        record({
          at: field('at', optionalInstant()),
          state: field('state', labelledCode(complaintStates)),
          note: field('note', optionalTextField()),
          /** Whether the office said it; otherwise the family did. */
          byOffice: field('by_office', booleanField()),
          /** The pictures that the family sent with it. */
          pictures: field('pictures', listOf(idField())),
        }),
      ),
    ),
  }),
)
export type Complaint = ValueOf<typeof complaintCodec>
