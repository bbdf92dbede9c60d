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

/** How long a suspension lasts that names no day of return. */
export const USUAL_SUSPENSION_DAYS = 30

export type SuspensionRequest = {
  readonly from: LocalDate
  readonly resumesOn: LocalDate
  readonly endsOn: LocalDate
}

export type SuspensionQuote = Settlement & {
  readonly daysMoved: number
  readonly endsOn: LocalDate
}

export type SuspensionRefusal =
  | 'policies.suspension_in_the_past'
  | 'policies.suspension_empty'
  | 'policies.suspension_after_the_end'

/** A suspension costs a fee, and its days move to the end of the contract. */
export function suspensionQuote(
  { from, resumesOn, endsOn }: SuspensionRequest,
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
  })
}

/** A visit of the stretch is moved behind it; one whose notice had run out when it was asked for takes place as planned. */
export const movesWithSuspension = (
  visit: { readonly day: LocalDate; readonly startsAt: Instant },
  stretch: { readonly from: LocalDate; readonly until: LocalDate },
  askedAt: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): boolean =>
  visit.day >= stretch.from && visit.day < stretch.until && isInTime(visit.startsAt, askedAt, config)

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
