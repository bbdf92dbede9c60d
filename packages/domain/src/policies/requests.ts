import { addDays, daysBetween, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { negate } from '../money/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import { exchangeBy, reviewBy } from './deadlines.ts'
import { line, settle } from './line.ts'
import type { Settlement } from './line.ts'
import { isInTime } from './notice.ts'

export type SuspensionRequest = {
  readonly from: LocalDate
  readonly resumesOn: LocalDate
  readonly endsOn: LocalDate
  /** Hourly only: the visit that comes next. */
  readonly nextVisitAt?: Instant | undefined
}

export type SuspensionQuote = Settlement & {
  readonly daysMoved: number
  readonly endsOn: LocalDate
  /** Within the notice the next visit takes place as planned. */
  readonly nextVisitStays: boolean
}

export type SuspensionRefusal =
  | 'policies.suspension_in_the_past'
  | 'policies.suspension_empty'
  | 'policies.suspension_after_the_end'

/** A suspension costs a fee, and its days move to the end of the contract. */
export function suspensionQuote(
  { from, resumesOn, endsOn, nextVisitAt }: SuspensionRequest,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<SuspensionQuote, SuspensionRefusal> {
  if (from < riyadhDay(now)) return refused('policies.suspension_in_the_past', { from })
  if (from > endsOn) return refused('policies.suspension_after_the_end', { endsOn })
  const daysMoved = daysBetween(from, resumesOn)
  if (daysMoved < 1) return refused('policies.suspension_empty', { from, resumesOn })
  return granted({
    ...settle(line('suspension_fee', 'suspension_fee', negate(config.suspensionFee))),
    daysMoved,
    endsOn: addDays(endsOn, daysMoved),
    nextVisitStays: nextVisitAt !== undefined && !isInTime(nextVisitAt, now, config),
  })
}

export type ReplacementQuote = Settlement & { readonly reviewBy: Instant; readonly doneBy: LocalDate }

/** A replacement is free unless configured; it is reviewed in 48 hours and made two business days later. */
export function replacementQuote(now: Instant, config: PolicyConfig = DEFAULT_POLICIES): ReplacementQuote {
  const reviewed = reviewBy(now, config)
  return {
    ...settle(line('replacement_fee', 'replacement_fee', negate(config.replacementFee))),
    reviewBy: reviewed,
    doneBy: exchangeBy(riyadhDay(reviewed), config),
  }
}
