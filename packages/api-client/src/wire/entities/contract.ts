import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { contractStates, paymentMethods, requestKinds } from '@sakina/domain/vocabulary'
import type { ContractState, PaymentMethod, RequestKind } from '@sakina/domain/vocabulary'
import type { WireContract, WireContractDetail } from '../shapes/contract.ts'
import type { Payout } from './payout.ts'
import { toPayout } from './payout.ts'
import type { QuoteLine } from './quote.ts'
import { toQuoteLine } from './quote.ts'
import type { ServiceCode } from './service.ts'
import { toServiceCode } from './service.ts'
import type { ReferenceWithCode, Id, CodeWithLabel, RecordReference } from './values.ts'
import { toWorkerReference } from './worker.ts'
import type { WorkerReference } from './worker.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toCodeWithLabel, toOptionalMoney } from './values.ts'

export type Contract = {
  readonly id: Id
  readonly number: string
  readonly customer: { readonly name: string; readonly phone: string } | null
  readonly service: (RecordReference & { readonly code: ServiceCode | 'unknown' }) | null
  readonly plan: RecordReference | null
  readonly state: CodeWithLabel<ContractState>
  readonly total: Money | null
  readonly startDate: LocalDate | null
  readonly endDate: LocalDate | null
  readonly order: RecordReference | null
  readonly visitCount: number
  readonly visitsDone: number
  readonly visitPeriod: ReferenceWithCode | null
  readonly workers: readonly WorkerReference[]
  readonly salary: Money | null
  readonly daysLeft: number | null
  readonly paymentMethod: PaymentMethod | 'unknown'
  /** Paid by instalments and nothing of ours failed, so it can be neither cancelled nor refunded. */
  readonly isCancellationExcluded: boolean
  /** The office's note about the current state. */
  readonly officeNote: string | null
  /** The day a suspended service resumes. */
  readonly pausesOn: LocalDate | null
  readonly resumesOn: LocalDate | null
  /** The earliest day on which the service could resume if the customer asked now. */
  readonly earliestResumption: LocalDate | null
  /** The overdue invoice of a contract in default. */
  readonly overdueInvoice: {
    readonly id: Id | null
    readonly number: string
    readonly due: Money | null
  } | null
  readonly openRequest: { readonly id: Id | null; readonly kind: RequestKind | 'unknown' } | null
}

/** Converts a contract from the wire format. */
export const toContract = (wire: WireContract): Contract => {
  // Both documented status fields may be set; the service's status has precedence.
  const service = toCodeWithLabel(wire.resident_hourly_service_state, contractStates)
  const order = toCodeWithLabel(wire.state, contractStates)
  return {
    id: wire.id,
    number: wire.name || String(wire.id),
    customer: wire.partner_id && { name: wire.partner_id.name, phone: wire.partner_id.phone },
    service: wire.service_id && { ...wire.service_id, code: toServiceCode(wire.service_id.code) },
    plan: wire.plan_id,
    state: service.label === '' ? order : service,
    total: toOptionalMoney(wire.amount_total),
    startDate: toOptionalDay(wire.date_order),
    endDate: toOptionalDay(wire.service_end_date),
    order: wire.order_id,
    visitCount: wire.visit_count,
    visitsDone: wire.visits_done,
    visitPeriod: wire.visit_period_id,
    workers: wire.employee_ids.flatMap((worker) => (worker === null ? [] : toWorkerReference(worker))),
    salary: toOptionalMoney(wire.salary),
    daysLeft: wire.days_left,
    paymentMethod: knownCode(paymentMethods, wire.payment_method),
    isCancellationExcluded: wire.cancellation_excluded,
    officeNote: wire.office_note,
    pausesOn: toOptionalDay(wire.pauses_on),
    resumesOn: toOptionalDay(wire.resumes_on),
    earliestResumption: toOptionalDay(wire.earliest_resumption),
    overdueInvoice: wire.overdue_invoice && {
      id: wire.overdue_invoice.id,
      number: wire.overdue_invoice.name,
      due: toOptionalMoney(wire.overdue_invoice.amount_due),
    },
    openRequest: wire.open_request && {
      id: wire.open_request.id,
      kind: knownCode(requestKinds, wire.open_request.kind),
    },
  }
}

export type ContractDetail = Contract & {
  readonly nextVisitAt: Instant | null
  readonly cancelFreeUntil: Instant | null
  readonly paid: Money | null
  readonly unpaid: Money | null
  /** The lines of the price, which add up to the total; VAT is one of them. */
  readonly lines: readonly QuoteLine[]
  /** All VAT in the total, also the one inside the delivery. */
  readonly taxTotal: Money | null
  /** Refunds of this contract. */
  readonly payouts: readonly Payout[]
}

/** Converts a contract with its details from the wire format. */
export const toContractDetail = (wire: WireContractDetail): ContractDetail => ({
  ...toContract(wire),
  nextVisitAt: toOptionalInstant(wire.next_visit_at),
  cancelFreeUntil: toOptionalInstant(wire.cancel_free_until),
  paid: toOptionalMoney(wire.paid_total),
  unpaid: toOptionalMoney(wire.unpaid_total),
  lines: wire.lines.map(toQuoteLine),
  taxTotal: toOptionalMoney(wire.amount_tax),
  payouts: wire.payouts.map(toPayout),
})
