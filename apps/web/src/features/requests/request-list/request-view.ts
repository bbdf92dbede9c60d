import type { ContractRequest } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import type { RequestCardRequest } from '@sakina/ui/request-card'

import { toRiyadhMoment } from '../../../shared/clock/now.ts'
import { storedRequestToQuoteLinesQuote } from '../../../shared/requests/quote-view.ts'

const isVoid = ({ status }: ContractRequest): boolean =>
  status.code === 'rejected' || status.code === 'withdrawn'

/** Converts a request to the props of the card. */
export function toRequestCardRequest(request: ContractRequest, now: Instant): RequestCardRequest {
  const isWithdrawn = request.status.code === 'withdrawn'
  // A withdrawal has a time too, but it is not an answer of the office.
  const answered = isWithdrawn ? null : toRiyadhMoment(request.answeredAt)
  return {
    number: request.number,
    kind: request.kind,
    state: request.status.code,
    stateLabel: request.status.label,
    contract: request.contract?.name || null,
    reason: request.reason,
    requestedOn: request.requestedOn,
    effectiveOn: request.effectiveOn,
    resumesOn: request.resumesOn,
    worker: request.worker?.name || null,
    hasAttachment: request.hasAttachment,
    // A refused or withdrawn request costs and refunds nothing.
    quote: isVoid(request) ? null : storedRequestToQuoteLinesQuote(request),
    answerDue: isWithdrawn ? null : toRiyadhMoment(request.answerDue),
    exchangeDue: request.exchangeDue,
    late: request.answerDue !== null && request.answerDue < now,
    answered: answered && { at: answered, note: request.answerNote },
  }
}
