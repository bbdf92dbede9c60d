import { money } from '@sakina/domain/money'
import type { Complaint as ComplaintEntity } from '@sakina/api-client/wire/records/complaint'
import type { ContractRequest as RequestEntity } from '@sakina/api-client/wire/records/request'
import { instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { replacementDeadline } from '@sakina/domain/policies'
import type { ComplaintView } from '../../use-cases/complaints/complaints.ts'
import type { ContractRequestView } from '../../use-cases/requests/request-views.ts'
import { parseStoredQuote, parseReplacementDetails } from '../../use-cases/requests/stored-quote.ts'
import { optionalDay, optionalInstant } from '../optional-values.ts'
import { localize } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'
import { complaintStateNames, nobodyCame, priorityNames, contractRequestStateNames } from '../words/portal.ts'
import { toPolicyLines, toServiceOfId } from './contract.ts'
import { toLabel, toNumbered, toRelation } from './relation.ts'

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

export function toCustomerRequest(
  { request, contract, payout }: ContractRequestView,
  context: PresentationContext,
): RequestEntity {
  const { language, catalogue } = context
  const quote = parseStoredQuote(request.quote)
  // The replacing worker once the request is granted, the preferred worker before.
  const { grantedWorkerId, preferredWorkerId } = parseReplacementDetails(request)
  return {
    id: request.id,
    number: request.number,
    kind: request.kind,
    status: toLabel(contractRequestStateNames, request.status, language),
    contract: { id: request.contractId, name: contract?.number ?? '' },
    reason: request.reason,
    requestedOn: localDate(request.requestDate),
    effectiveOn: optionalDay(textIn(request.details, 'from')),
    resumesOn: optionalDay(textIn(request.details, 'until')),
    worker: toRelation(catalogue.worker.get(grantedWorkerId ?? preferredWorkerId ?? 0), language),
    fee: money(quote.fee),
    refund: money(quote.refund),
    lines: toPolicyLines(quote, language),
    answerDue: instant(request.dueAt),
    answeredAt: optionalInstant(request.answeredAt),
    answerNote: request.answer,
    exchangeDue: exchangeDue(request, context) ?? null,
    payout: payout ?? null,
    hasAttachment: request.attachmentId !== null,
  }
}

export function toComplaint(view: ComplaintView, context: PresentationContext): ComplaintEntity {
  const { complaint, contract, visit, history } = view
  const { language, catalogue } = context
  const worker = contract?.workerId == null ? undefined : catalogue.worker.get(contract.workerId)
  const state = complaint.state
  return {
    id: complaint.id,
    number: complaint.number,
    customer: { id: complaint.customerId, name: view.customerName },
    contract: toNumbered(contract),
    serviceType: toServiceOfId(contract?.serviceId ?? null, context)?.name ?? '',
    state: toLabel(complaintStateNames, state, language),
    priority: toLabel(priorityNames, complaint.priority, language),
    workerName: worker === undefined ? '' : localize(worker.name, language),
    requestedOn: localDate(complaint.requestDate),
    type: complaint.type,
    reason: complaint.details ?? (complaint.isVisitClaim ? localize(nobodyCame, language) : ''),
    visitId: complaint.visitId,
    visit:
      visit === undefined
        ? null
        : {
            number: `${contract?.number ?? ''}/${visit.sequence}`,
            date: riyadhDay(instant(visit.startsAt)),
          },
    details: complaint.details,
    answerDue: state === 'closed' ? null : instant(complaint.answerBy),
    history: history.map((event) => ({
      at: instant(event.at),
      state: toLabel(complaintStateNames, event.state, language),
      note: event.note,
      byOffice: event.byOffice,
      pictures: event.pictures,
    })),
  }
}
