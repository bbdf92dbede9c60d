import type { Instant, LocalDate } from '@sakina/domain/calendar'
import { complaintStates, complaintTypes, requestPriorities } from '@sakina/domain/vocabulary'
import type { ComplaintState, ComplaintType, RequestPriority } from '@sakina/domain/vocabulary'
import type { WireComplaint } from '../shapes/complaint.ts'
import type { Id, CodeWithLabel, RecordReference } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toCodeWithLabel } from './values.ts'

export type Complaint = {
  readonly id: Id
  readonly number: string
  readonly customerName: string
  readonly contract: RecordReference | null
  readonly serviceType: string
  readonly state: CodeWithLabel<ComplaintState>
  readonly priority: CodeWithLabel<RequestPriority>
  readonly workerName: string
  readonly requestedOn: LocalDate | null
  readonly type: ComplaintType | 'unknown'
  readonly reason: string
  readonly details: string | null
  readonly answerDue: Instant | null
  readonly history: readonly {
    readonly at: Instant | null
    readonly state: CodeWithLabel<ComplaintState>
    readonly note: string | null
  }[]
}

/** Converts a complaint from the wire format. */
export const toComplaint = (wire: WireComplaint): Complaint => ({
  id: wire.id,
  number: wire.name || String(wire.id),
  customerName: wire.customer_id?.name ?? '',
  contract: wire.contract_id,
  serviceType: wire.service_type,
  state: toCodeWithLabel(wire.complaint_state, complaintStates),
  priority: toCodeWithLabel(wire.priority, requestPriorities),
  workerName: wire.current_worker_name,
  requestedOn: toOptionalDay(wire.request_date),
  type: knownCode(complaintTypes, wire.complaint_type),
  reason: wire.request_reason,
  details: wire.details,
  answerDue: toOptionalInstant(wire.answer_due),
  history: wire.history.map((change) => ({
    at: toOptionalInstant(change.at),
    state: toCodeWithLabel(change.state, complaintStates),
    note: change.note,
  })),
})
