import { addDays, daysBetween, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'
import { negate } from '../money/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { MAX_SUSPENSION_DAYS } from '../vocabulary/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import { policyLineUnlessZero, settlementOfLines } from './policy-line.ts'
import type { Settlement } from './policy-line.ts'
import { hasEnoughCancellationNotice } from './cancellation-notice.ts'

/** The length of a suspension without a return day. */
export const DEFAULT_SUSPENSION_DAYS = 30

/** The days of a contract and the days for which its suspension is requested. */
export type SuspensionRequest = {
  /** The first day of the service; missing while it is unknown, as before a recruited worker arrives. */
  readonly startsOn: LocalDate | undefined
  readonly from: LocalDate
  readonly resumesOn: LocalDate
  readonly endsOn: LocalDate
}

/** What suspending a contract costs, and the new last day of the contract. */
export type SuspensionQuote = Settlement & {
  readonly daysMoved: number
  readonly endsOn: LocalDate
}

/** Why a contract cannot be suspended as requested. */
export type SuspensionRefusal =
  | 'policies.suspension_in_the_past'
  | 'policies.suspension_empty'
  | 'policies.suspension_after_the_end'
  | 'policies.suspension_before_the_start'
  | 'policies.suspension_before_arrival'
  | 'policies.suspension_too_long'

/**
 * The first day on which a suspension can begin: today, or the first day of the service if later.
 */
export const earliestSuspensionDay = (startsOn: LocalDate, today: LocalDate): LocalDate =>
  startsOn > today ? startsOn : today

/** Returns the latest day on which a service that is suspended from the given day can resume. */
export const latestResumptionDay = (from: LocalDate): LocalDate => addDays(from, MAX_SUSPENSION_DAYS)

/**
 * The fee of a suspension and the contract's new last day, which moves by the suspended days; or
 * why it is refused.
 */
export function suspensionQuote(
  { startsOn, from, resumesOn, endsOn }: SuspensionRequest,
  now: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<SuspensionQuote, SuspensionRefusal> {
  if (from < riyadhDay(now)) return refused('policies.suspension_in_the_past', { from })
  if (startsOn === undefined) return refused('policies.suspension_before_arrival')
  if (from < startsOn) return refused('policies.suspension_before_the_start', { startsOn })
  if (from > endsOn) return refused('policies.suspension_after_the_end', { endsOn })
  const daysMoved = daysBetween(from, resumesOn)
  if (daysMoved < 1) return refused('policies.suspension_empty', { from, resumesOn })
  if (resumesOn > latestResumptionDay(from))
    return refused('policies.suspension_too_long', { most: MAX_SUSPENSION_DAYS })
  return granted({
    ...settlementOfLines(
      policyLineUnlessZero('suspension_fee', 'suspension_fee', negate(config.suspensionFee)),
    ),
    daysMoved,
    endsOn: addDays(endsOn, daysMoved),
  })
}

/** The earliest day a suspended service can resume: tomorrow, or the first day of a future suspension. */
export const earliestResumptionDay = (from: LocalDate, today: LocalDate): LocalDate =>
  from > today ? from : addDays(today, 1)

/**
 * Whether a suspension moves a visit. A visit that was already too close to be moved for free takes
 * place as planned.
 */
export const isVisitMovedBySuspension = (
  visit: { readonly day: LocalDate; readonly startsAt: Instant },
  stretch: { readonly from: LocalDate; readonly until: LocalDate },
  askedAt: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): boolean =>
  visit.day >= stretch.from &&
  visit.day < stretch.until &&
  hasEnoughCancellationNotice(visit.startsAt, askedAt, config)

/** A replacement is free unless the owner sets a fee. */
export const replacementQuote = (config: PolicyConfig = DEFAULT_POLICIES): Settlement =>
  settlementOfLines(policyLineUnlessZero('replacement_fee', 'replacement_fee', negate(config.replacementFee)))
