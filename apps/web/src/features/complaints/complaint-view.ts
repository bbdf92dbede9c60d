import type { Complaint } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { ComplaintCardComplaint } from '@sakina/ui/complaint-card'

import { toRiyadhMoment } from '../../shared/clock/now.ts'

/**
 * Returns the written text. The form puts the type before it, because the documented call has one field for
 * both.
 */
function writtenIn({ details, reason, type }: Complaint): string | null {
  const text = details ?? (reason.startsWith(`${type}: `) ? reason.slice(type.length + 2) : reason)
  return text === '' || text === type ? null : text
}

/** Whether the last word is the office's; then nothing is due. */
const isAnswered = ({ history }: Complaint): boolean => history.at(-1)?.byOffice === true

/** Converts a complaint to the props of the card. While the last word is the office's there is no deadline. */
export const toComplaintCardComplaint = (complaint: Complaint, now: Instant): ComplaintCardComplaint => ({
  id: String(complaint.id),
  number: complaint.number,
  state: complaint.state.code,
  stateLabel: complaint.state.label,
  type: complaint.type,
  details: writtenIn(complaint),
  service: complaint.serviceType,
  contract: complaint.contract?.name || null,
  worker: complaint.workerName || null,
  visitOn: complaint.visit?.date ?? null,
  requestedOn: complaint.requestedOn,
  answerDue: isAnswered(complaint) ? null : toRiyadhMoment(complaint.answerDue),
  late: !isAnswered(complaint) && complaint.answerDue !== null && complaint.answerDue < now,
  history: complaint.history.map(({ at, state, note, byOffice }) => ({
    at: toRiyadhMoment(at),
    state: state.code,
    stateLabel: state.label,
    note,
    byCustomer: !byOffice,
  })),
})
