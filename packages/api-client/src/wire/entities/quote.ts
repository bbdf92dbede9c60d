import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { contractUnits, visitPeriods, voucherOutcomes } from '@sakina/domain/vocabulary'
import type { ContractUnit, VisitPeriod, VoucherOutcome } from '@sakina/domain/vocabulary'
import type {
  WireContractRequestQuote,
  WireOrderQuote,
  WirePolicyLine,
  WireQuoteLine,
} from '../shapes/quote.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toMoney, toOptionalMoney } from './values.ts'

/** One line of a quote. */
export type QuoteLine = {
  readonly code: string
  readonly label: string
  readonly rule: string
  readonly amount: Money
}

/** Converts a line of a quote from the wire format. */
export const toQuoteLine = (wire: WireQuoteLine): QuoteLine => ({
  code: wire.code,
  label: wire.label,
  rule: wire.rule,
  amount: toMoney(wire.amount),
})

/** The numbers that an amount was calculated from; a number that does not apply is `null`. */
export type ContractQuoteLineBasis = {
  /** The number of visits, days or trial months. */
  readonly count: number | null
  readonly total: number | null
  readonly unit: ContractUnit | 'unknown'
  /** A percentage of a sum. */
  readonly percent: number | null
  readonly base: Money | null
  readonly hours: number | null
  readonly days: number | null
}

/** A line of the quote of a contract change, with the policy it follows. */
export type ContractQuoteLine = QuoteLine & { readonly basis: ContractQuoteLineBasis | null }

/** Converts a line of a contract's quote from the wire format. */
export const toContractQuoteLine = (wire: WirePolicyLine): ContractQuoteLine => ({
  ...toQuoteLine(wire),
  basis: wire.basis && {
    ...wire.basis,
    unit: knownCode(contractUnits, wire.basis.unit),
    base: toOptionalMoney(wire.basis.base),
  },
})

/** The planned time of a visit. */
export type PlannedVisit = {
  readonly date: LocalDate | null
  readonly window: VisitPeriod | 'unknown'
  readonly arriveFrom: string
  readonly arriveTo: string
}

/** The price that the server quotes for an order. */
export type OrderQuote = {
  readonly lines: readonly QuoteLine[]
  readonly taxPercent: number | null
  readonly total: Money
  /** All VAT in the total, also the one inside the delivery. */
  readonly taxTotal: Money | null
  readonly ofWhich: readonly QuoteLine[]
  readonly outside: readonly QuoteLine[]
  readonly wallet: Money
  readonly due: Money
  /** The percentage of the voucher and its maximum discount; null for a fixed amount. */
  readonly voucher: { readonly percent: number; readonly atMost: Money | null } | null
  readonly hash: string
  readonly termsVersion: string
  /** Whether a worker is free at all requested times; also true without any times. */
  readonly free: boolean
  readonly visits: readonly (PlannedVisit & { readonly free: boolean })[]
}

/** Returns the period that a code of the wire stands for, or `unknown`. */
export const toPeriod = (code: string): VisitPeriod | 'unknown' => knownCode(visitPeriods, code)

/** Converts the quote of an order from the wire format. */
export const toOrderQuote = (wire: WireOrderQuote): OrderQuote => ({
  lines: wire.lines.map(toQuoteLine),
  taxPercent: wire.tax_percent,
  total: toMoney(wire.total),
  taxTotal: toOptionalMoney(wire.amount_tax),
  ofWhich: wire.of_which.map(toQuoteLine),
  outside: wire.outside.map(toQuoteLine),
  wallet: toMoney(wire.wallet),
  due: toMoney(wire.due),
  voucher:
    wire.voucher?.percent == null
      ? null
      : { percent: wire.voucher.percent, atMost: toOptionalMoney(wire.voucher.max_discount) },
  hash: wire.hash,
  termsVersion: wire.terms_version,
  free: wire.free,
  visits: wire.visits.map((visit) => ({
    date: toOptionalDay(visit.date),
    window: toPeriod(visit.period),
    arriveFrom: visit.arrive_from,
    arriveTo: visit.arrive_to,
    free: visit.free,
  })),
})

/** What a change of a contract refunds or costs, as the server quotes it. */
export type ContractRequestQuote = {
  readonly lines: readonly ContractQuoteLine[]
  readonly fee: Money
  readonly refund: Money
  readonly remaining: Money
  readonly freeUntil: Instant | null
  /** Until when the sums hold. */
  readonly validUntil: Instant | null
  /** What becomes of the voucher of the order: it comes back whole, or its share is in the refund. */
  readonly voucher: {
    readonly code: string
    readonly outcome: VoucherOutcome | 'unknown'
    readonly lastDay: LocalDate | null
  } | null
  /** The first day a suspension can begin. */
  readonly earliestOn: LocalDate | null
  /** The code of the refusal, or `null`. */
  readonly refusal: string | null
  readonly hash: string
}

/** Converts the quote of a contract change from the wire format. */
export const toContractRequestQuote = (wire: WireContractRequestQuote): ContractRequestQuote => ({
  lines: wire.lines.map(toContractQuoteLine),
  fee: toMoney(wire.fee),
  refund: toMoney(wire.refund),
  remaining: toMoney(wire.remaining),
  freeUntil: toOptionalInstant(wire.free_until),
  validUntil: toOptionalInstant(wire.valid_until),
  voucher: wire.voucher && {
    code: wire.voucher.code,
    outcome: knownCode(voucherOutcomes, wire.voucher.outcome),
    lastDay: toOptionalDay(wire.voucher.valid_until),
  },
  earliestOn: toOptionalDay(wire.earliest_date),
  refusal: wire.refusal === '' ? null : wire.refusal,
  hash: wire.hash,
})
