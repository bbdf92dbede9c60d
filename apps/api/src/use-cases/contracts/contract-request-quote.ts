import type {
  ContractUnit,
  RequestKind,
  StoredContractState,
  VoucherOutcome,
} from '@sakina/domain/vocabulary'
import type { ErrorCode } from '@sakina/api-client/wire/errors'
import {
  addDays,
  clockTime,
  instant,
  instantAt,
  instantToIso,
  localDate,
  riyadhDay,
  type LocalDate,
} from '@sakina/domain/calendar'
import {
  isRequestAllowed,
  contractStateDuringRequest,
  isContractOver,
  isVisitRemedyOpen,
} from '@sakina/domain/lifecycles'
import {
  cancellationQuote,
  isComplaintInTimeForRefund,
  lastMomentOfDay,
  earliestSuspensionDay,
  failedVisitRefund,
  refundQuote,
  replacementQuote,
  suspensionQuote,
  voucherOutcome,
  DEFAULT_SUSPENSION_DAYS,
  type ContractEndingRefusal,
  type PaidContract,
  type PolicyConfig,
  type PolicyLine,
} from '@sakina/domain/policies'
import { sum } from '@sakina/domain/money'
import type { Complaint } from '../../db/repositories/complaints.ts'
import type { Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { payInvoiceFirstMessage } from '../../failures/messages.ts'
import { lastDayIfReturned } from '../orders/return-voucher.ts'
import { isVisitCarriedOut, firstServiceDay, resumptionDates, toPaidContract } from './contract-terms.ts'
import type { ContractView } from './contract-views.ts'

/** The cost or refund of a request, stored as the customer saw it. */
export type ContractRequestQuote = {
  readonly kind: RequestKind
  readonly lines: readonly PolicyLine[]
  readonly fee: number
  readonly refund: number
  readonly freeUntil: string | null
  /** Until when the sums hold; null if no moment changes them by itself. */
  readonly validUntil: string | null
  readonly endsOn: string | null
  readonly daysMoved: number
  /** The first day a suspension can begin; null until a recruited worker has arrived. */
  readonly earliestOn: string | null
  /** The unit that its lines count. */
  readonly unit: ContractUnit | null
  /** What becomes of the voucher of the order, and its last day if it comes back whole. */
  readonly voucher: {
    readonly code: string
    readonly outcome: VoucherOutcome
    readonly validTo: string | null
  } | null
  readonly refusal: string
}

const nothing = (kind: RequestKind): ContractRequestQuote => ({
  kind,
  lines: [],
  fee: 0,
  refund: 0,
  freeUntil: null,
  validUntil: null,
  endsOn: null,
  daysMoved: 0,
  earliestOn: null,
  unit: null,
  voucher: null,
  refusal: '',
})

/** The API error code of each reason why a contract cannot be ended. */
export const contractEndingErrorCodes: Readonly<Record<ContractEndingRefusal, ErrorCode>> = {
  'policies.instalments': 'instalments_not_cancellable',
  'policies.fully_used': 'refund_not_allowed',
}

/** The voucher that the order of a contract has used. */
type UsedVoucher = { readonly code: string; readonly validTo: string | null }

type Terms = SuspensionRange & { readonly now: Date; readonly policies: PolicyConfig }

type Complained = {
  readonly complaints: readonly Complaint[]
  readonly voucher: UsedVoucher | undefined
  /**
   * Earlier refunds: whether the rest of the contract was refunded, and how many units were refunded after a
   * complaint.
   */
  readonly refunded: { readonly rest: boolean; readonly complained: number }
}

/** The first day and the end of a requested suspension. */
export type SuspensionRange = { readonly from: LocalDate | undefined; readonly until: LocalDate | undefined }

function suspension(view: ContractView, { now, policies, from, until }: Terms): ContractRequestQuote {
  const today = riyadhDay(instant(now))
  const startsOn = firstServiceDay(view)
  const earliestOn = startsOn === undefined ? null : earliestSuspensionDay(startsOn, today)
  const first = from ?? earliestOn ?? today
  const quoted = suspensionQuote(
    {
      startsOn,
      from: first,
      resumesOn: until ?? addDays(first, DEFAULT_SUSPENSION_DAYS),
      endsOn: localDate(view.contract.endDate),
    },
    instant(now),
    policies,
  )
  if (!quoted.ok) return { ...nothing('suspension'), earliestOn, refusal: quoted.reason.code }
  const { lines, due, refund, endsOn, daysMoved } = quoted.value
  return {
    ...nothing('suspension'),
    lines,
    fee: due,
    refund,
    earliestOn,
    endsOn,
    daysMoved,
    // The days that a suspension can have change at midnight.
    validUntil: instantToIso(lastMomentOfDay(instant(now))),
  }
}

/**
 * The number of units with a complaint in time: visits that were carried out, or all used days of a
 * live-in contract.
 */
function complainedUnits(
  view: ContractView,
  used: number,
  complaints: readonly Complaint[],
  { now, policies }: Terms,
): number {
  const inTime = (endsAt: Date, kind: 'visit' | 'contract', complaint: Complaint): boolean =>
    complaint.createdAt <= now &&
    isComplaintInTimeForRefund({ kind, endsAt: instant(endsAt) }, instant(complaint.createdAt), policies)
  if (view.visits.length === 0) {
    const over = new Date(instantAt(addDays(localDate(view.contract.endDate), 1), clockTime('00:00')))
    // That she was not offered is no complaint about her work.
    const aboutWork = complaints.filter(({ isOfferClaim }) => !isOfferClaim)
    return aboutWork.some((complaint) => inTime(over, 'contract', complaint)) ? used : 0
  }
  return view.visits.filter(isVisitCarriedOut).filter((visit) =>
    complaints.some(
      (complaint) =>
        // That nobody came to another visit is no complaint about this one.
        (complaint.visitId ?? visit.id) === visit.id &&
        complaint.createdAt >= visit.startsAt &&
        inTime(visit.endsAt, 'visit', complaint),
    ),
  ).length
}

/** What went back for visits that failed, with the price of those for which the family can still choose. */
function returnedForVisits(contract: PaidContract, visits: readonly Visit[]): number {
  const returned = visits.flatMap((visit) => visit.returned ?? [])
  const open = visits.filter(isVisitRemedyOpen)
  return (
    returned.reduce((all, amount) => all + amount, 0) +
    sum(open.map((_visit, place) => failedVisitRefund(contract, returned.length + place).refund))
  )
}

function ending(
  kind: 'cancellation' | 'refund_payment',
  view: ContractView,
  terms: Terms & Complained,
): ContractRequestQuote {
  const { policies, complaints, refunded, voucher } = terms
  const now = instant(terms.now)
  const contract = toPaidContract(view, terms.now, policies)
  const { total, used } = contract.units
  const complained = Math.max(0, complainedUnits(view, used, complaints, terms) - refunded.complained)
  const left = refunded.rest ? { ...contract, units: { total, used: total } } : contract
  const quoted =
    kind === 'cancellation'
      ? cancellationQuote(contract, now, policies)
      : refundQuote(left, complained, now, policies)
  if (!quoted.ok) return { ...nothing(kind), refusal: contractEndingErrorCodes[quoted.reason.code] }
  const { lines, due, refund, lastFreeMoment, validUntil } = quoted.value
  // What went back, or will, for visits that failed is no reason to keep the voucher.
  const paid = sum(Object.values(contract.paid)) - returnedForVisits(contract, view.visits)
  const outcome = voucherOutcome({ used, paid, refund, isByAgency: false })
  const byDays = contract.recruitment === 'trial_pro_rata' ? 'months' : 'days'
  return {
    ...nothing(kind),
    lines,
    fee: due,
    refund,
    unit: view.visits.length > 0 ? 'visits' : byDays,
    voucher:
      voucher === undefined
        ? null
        : {
            code: voucher.code,
            outcome,
            validTo: outcome === 'returned' ? (lastDayIfReturned(voucher, terms) ?? null) : null,
          },
    freeUntil: lastFreeMoment === undefined ? null : instantToIso(lastFreeMoment),
    validUntil: validUntil === undefined ? null : instantToIso(validUntil),
  }
}

/** Returns the quote of a request about a contract. */
export function quoteContractRequest(
  kind: RequestKind,
  view: ContractView,
  terms: Terms & Complained,
): ContractRequestQuote {
  if (kind === 'suspension') return suspension(view, terms)
  if (kind === 'cancellation' || kind === 'refund_payment') return ending(kind, view, terms)
  const { lines, due, refund } = replacementQuote(terms.policies)
  return { ...nothing(kind), lines, fee: due, refund }
}

/** Refuses a contract whose payment is late, and names the invoice that is to be paid first. */
function refuseUnpaidContract({ state, invoices }: ContractView): void {
  if (state !== 'defaulted') return
  const [unpaid] = invoices
    .filter((invoice) => invoice.state === 'unpaid')
    .toSorted((one, other) => Number(one.dueAt) - Number(other.dueAt))
  if (unpaid === undefined) return
  throw new Failure('contract_not_open', {
    result: { invoice_id: unpaid.id, invoice_number: unpaid.number },
    words: payInvoiceFirstMessage(unpaid.number),
  })
}

/** The state of the contract while the request is open; refused when the current state does not allow it. */
export function requireContractStateDuringRequest(
  kind: RequestKind,
  view: ContractView,
  now: Date,
): StoredContractState {
  const during = contractStateDuringRequest(kind)
  if (during === undefined) {
    if (view.state === 'cancelled' || (kind === 'replace_service' && isContractOver(view.state)))
      throw new Failure('contract_not_open')
    return view.contract.state
  }
  refuseUnpaidContract(view)
  // One pause is agreed at a time.
  const isPauseAhead = resumptionDates(view, now)?.pauseFrom !== undefined
  if (!isRequestAllowed(kind, view.state) || (kind === 'suspension' && isPauseAhead))
    throw new Failure('contract_not_open')
  return during
}
