import type { WireComplaint } from '@sakina/api-client/wire/shapes/complaint'
import type { WireRequest } from '@sakina/api-client/wire/shapes/request'
import { instant, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { replacementDeadline } from '@sakina/domain/policies'
import type { ComplaintView } from '../../use-cases/complaints/complaints.ts'
import type { ContractRequestView } from '../../use-cases/requests/request-views.ts'
import { parseStoredQuote, parseReplacementDetails } from '../../use-cases/requests/stored-quote.ts'
import { localize, type Language } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { halalasToSar } from '../wire-money.ts'
import { complaintStateNames, nobodyCame, priorityNames, contractRequestStateNames } from '../words/portal.ts'
import { toWirePayout } from './payout.ts'
import { toWireServiceReference, toWirePolicyLines } from './contract.ts'
import { toWireRelation } from './relation.ts'

const labelOf = (
  names: Readonly<Record<string, { readonly ar: string; readonly en: string }>>,
  value: string,
  language: Language,
) => {
  const name = names[value]
  return { label: name === undefined ? value : localize(name, language), value }
}

const textIn = (details: Readonly<Record<string, unknown>>, key: string): string | null => {
  const value = details[key]
  return typeof value === 'string' ? value : null
}

/** When a replacement is due; an open request counts as approved at the last moment of its review. */
function exchangeDue(
  { kind, status, answeredAt, dueAt, details }: ContractRequestView['request'],
  { policies }: PresentationContext,
): LocalDate | undefined {
  const isReplacement = kind === 'replacement' || kind === 'replace_service'
  if (!isReplacement || status === 'rejected' || status === 'withdrawn') return undefined
  const approvedOn = riyadhDay(instant(answeredAt ?? dueAt))
  return replacementDeadline({ approvedOn, from: parseReplacementDetails({ details }).from }, policies)
}

export function toWireCustomerRequest(
  { request, contract, payout }: ContractRequestView,
  context: PresentationContext,
): WireRequest {
  const { language, catalogue } = context
  const quote = parseStoredQuote(request.quote)
  // The replacing worker once the request is granted, the preferred worker before.
  const { grantedWorkerId, preferredWorkerId } = parseReplacementDetails(request)
  return {
    id: request.id,
    number: request.number,
    kind: request.kind,
    status: labelOf(contractRequestStateNames, request.status, language),
    contract_id: { id: request.contractId, name: contract?.number ?? '' },
    request_reason: request.reason,
    request_date: request.requestDate,
    effective_date: textIn(request.details, 'from'),
    resume_date: textIn(request.details, 'until'),
    employee_id: toWireRelation(catalogue.worker.get(grantedWorkerId ?? preferredWorkerId ?? 0), language),
    fee: halalasToSar(quote.fee),
    refund: halalasToSar(quote.refund),
    lines: toWirePolicyLines(quote, language),
    answer_due: request.dueAt.toISOString(),
    answered_at: request.answeredAt?.toISOString() ?? null,
    answer_note: request.answer,
    exchange_due: exchangeDue(request, context) ?? null,
    payout: payout === undefined ? null : toWirePayout(payout),
    has_attachment: request.attachmentId !== null,
  }
}

export function toWireComplaint(view: ComplaintView, context: PresentationContext): WireComplaint {
  const { complaint, contract, history } = view
  const { language, catalogue } = context
  const worker = contract?.workerId == null ? undefined : catalogue.worker.get(contract.workerId)
  const state = complaint.state
  return {
    id: complaint.id,
    name: complaint.number,
    customer_id: { id: complaint.customerId, name: view.customerName },
    contract_id: contract === undefined ? null : { id: contract.id, name: contract.number },
    service_type: toWireServiceReference(contract?.serviceId ?? null, context)?.name ?? '',
    complaint_state: labelOf(complaintStateNames, state, language),
    priority: labelOf(priorityNames, complaint.priority, language),
    current_worker_name: worker === undefined ? '' : localize(worker.name, language),
    request_date: complaint.requestDate,
    complaint_type: complaint.type,
    request_reason: complaint.details ?? (complaint.visitId === null ? '' : localize(nobodyCame, language)),
    visit_id: complaint.visitId,
    details: complaint.details,
    answer_due: state === 'closed' ? null : complaint.answerBy.toISOString(),
    history: history.map((event) => ({
      at: event.at.toISOString(),
      state: labelOf(complaintStateNames, event.state, language),
      note: event.note,
    })),
  }
}
