import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { requestKinds, contractRequestStates } from '@sakina/domain/vocabulary'
import type { RequestKind, ContractRequestState } from '@sakina/domain/vocabulary'
import type { WireRequest, WireRequestAnswer } from '../shapes/request.ts'
import type { Payout } from './payout.ts'
import { toPayout } from './payout.ts'
import type { ContractQuoteLine } from './quote.ts'
import { toContractQuoteLine } from './quote.ts'
import type { Id, CodeWithLabel, RecordReference } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toCodeWithLabel, toOptionalMoney } from './values.ts'

/** A request of the customer about a contract: cancellation, suspension, replacement or refund. */
export type ContractRequest = {
  readonly id: Id
  readonly number: string
  readonly kind: RequestKind | 'unknown'
  readonly status: CodeWithLabel<ContractRequestState>
  readonly contract: RecordReference | null
  readonly reason: string
  readonly requestedOn: LocalDate | null
  readonly effectiveOn: LocalDate | null
  readonly resumesOn: LocalDate | null
  readonly worker: RecordReference | null
  readonly fee: Money | null
  readonly refund: Money | null
  readonly lines: readonly ContractQuoteLine[]
  readonly answerDue: Instant | null
  readonly answeredAt: Instant | null
  readonly answerNote: string | null
  /** The last day on which the replacement is made. */
  readonly exchangeDue: LocalDate | null
  /** The refund that the approval of the request issued. */
  readonly payout: Payout | null
  readonly hasAttachment: boolean
}

/** Converts a request about a contract from the wire format. */
export const toContractRequest = (wire: WireRequest): ContractRequest => ({
  id: wire.id,
  number: wire.number || String(wire.id),
  kind: knownCode(requestKinds, wire.kind),
  status: toCodeWithLabel(wire.status, contractRequestStates),
  contract: wire.contract_id,
  reason: wire.request_reason,
  requestedOn: toOptionalDay(wire.request_date),
  effectiveOn: toOptionalDay(wire.effective_date),
  resumesOn: toOptionalDay(wire.resume_date),
  worker: wire.employee_id,
  fee: toOptionalMoney(wire.fee),
  refund: toOptionalMoney(wire.refund),
  lines: wire.lines.map(toContractQuoteLine),
  answerDue: toOptionalInstant(wire.answer_due),
  answeredAt: toOptionalInstant(wire.answered_at),
  answerNote: wire.answer_note,
  exchangeDue: toOptionalDay(wire.exchange_due),
  payout: wire.payout && toPayout(wire.payout),
  hasAttachment: wire.has_attachment,
})

/** The confirmation of a submitted request: the provider's message, and an id where it sends one. */
export type SubmittedRequest = {
  readonly id: Id | null
  readonly number: string
  readonly message: string | null
  /** Whether the request was granted at once, as a free cancellation is. */
  readonly isGranted: boolean
  /** The sums as they were done, where the provider says them. */
  readonly fee: Money | null
  readonly refund: Money | null
}

/** Converts the response to a new request about a contract. */
export const toSubmittedRequest = (answer: {
  readonly message?: string | undefined
  readonly result: WireRequestAnswer | null
}): SubmittedRequest => ({
  id: answer.result?.id ?? null,
  number: answer.result?.number ?? '',
  message: answer.result?.message || (answer.message ?? null),
  isGranted: answer.result?.granted ?? false,
  fee: toOptionalMoney(answer.result?.fee ?? null),
  refund: toOptionalMoney(answer.result?.refund ?? null),
})
