import * as v from 'valibot'
import { addDays, instant, localDate, type LocalDate } from '@sakina/domain/calendar'
import { money } from '@sakina/domain/money'
import type { GrantedPause, PolicyLine, PolicyLineCode, PolicyRule } from '@sakina/domain/policies'
import { contractUnits, voucherOutcomes } from '@sakina/domain/vocabulary'
import type { QueryExecutor } from '../../db/database.ts'
import { grantedSuspensionsOfContracts, type ContractRequestRow } from '../../db/repositories/requests.ts'

const Line = v.object({
  code: v.custom<PolicyLineCode>((code) => typeof code === 'string'),
  rule: v.custom<PolicyRule>((rule) => typeof rule === 'string'),
  amount: v.pipe(v.number(), v.integer(), v.transform(money)),
  values: v.record(v.string(), v.number()),
})

const Stored = v.looseObject({
  lines: v.array(Line),
  fee: v.pipe(v.number(), v.integer()),
  refund: v.pipe(v.number(), v.integer()),
  endsOn: v.nullable(v.string()),
  daysMoved: v.number(),
  unit: v.optional(v.nullable(v.picklist(contractUnits)), null),
  voucher: v.optional(v.nullable(v.object({ code: v.string(), outcome: v.picklist(voucherOutcomes) })), null),
})

/** A stored quote of a request about a contract. */
export type StoredContractRequestQuote = v.InferOutput<typeof Stored>

const empty: StoredContractRequestQuote = {
  lines: [],
  fee: 0,
  refund: 0,
  endsOn: null,
  daysMoved: 0,
  unit: null,
  voucher: null,
}

/**
 * Returns the quote as the customer accepted it, even if the policies have changed since; an empty
 * quote if none can be read.
 */
export const parseStoredQuote = (
  quote: unknown,
): StoredContractRequestQuote & { readonly lines: readonly PolicyLine[] } => {
  const read = v.safeParse(Stored, quote)
  return read.success ? read.output : empty
}

/** The period of a suspension as it was quoted, and when it was asked for. */
export const parseSuspensionPause = (
  request: Pick<ContractRequestRow, 'details' | 'requestDate' | 'quote' | 'createdAt'>,
): GrantedPause & { readonly until: LocalDate } => {
  const from = localDate(String(request.details['from'] ?? request.requestDate))
  const days = parseStoredQuote(request.quote).daysMoved
  return { from, days, until: addDays(from, days), askedAt: instant(request.createdAt) }
}

/** The pauses of a contract that were agreed, the first one first. */
export const pausesOfContract = async (db: QueryExecutor, contractId: string) =>
  (await grantedSuspensionsOfContracts(db, [contractId])).map(parseSuspensionPause)

const Replacement = v.object({
  from: v.nullish(v.string()),
  worker_id: v.nullish(v.number()),
  given_worker_id: v.nullish(v.number()),
  replaced_worker_id: v.nullish(v.number()),
})

/**
 * Reads the details of a replacement: its first day, the worker whom the customer prefers and, once
 * it is granted, the new and the replaced worker.
 */
export const parseReplacementDetails = (
  request: Pick<ContractRequestRow, 'details'>,
): {
  readonly from: LocalDate | undefined
  readonly preferredWorkerId: number | undefined
  readonly grantedWorkerId: number | undefined
  readonly replacedWorkerId: number | undefined
} => {
  const read = v.safeParse(Replacement, request.details)
  const details = read.success ? read.output : {}
  return {
    from: details.from ? localDate(details.from) : undefined,
    preferredWorkerId: details.worker_id ?? undefined,
    grantedWorkerId: details.given_worker_id ?? undefined,
    replacedWorkerId: details.replaced_worker_id ?? undefined,
  }
}

/**
 * Returns what the granted refunds of a contract covered: whether its rest was refunded, and how many
 * units were refunded after a complaint.
 */
export const summarizeEarlierRefunds = (
  granted: readonly Pick<ContractRequestRow, 'quote'>[],
): { readonly rest: boolean; readonly complained: number } => ({
  rest: granted.length > 0,
  complained: granted.reduce((sum, request) => {
    const line = parseStoredQuote(request.quote).lines.find(({ rule }) => rule === 'complaint_in_period')
    return sum + (line?.values['units'] ?? 0)
  }, 0),
})
