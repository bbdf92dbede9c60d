import { addHours } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import type { Money } from '../money/index.ts'
import type { Quote } from '../pricing/index.ts'
import { DAYS_IN_A_MONTH } from '../vocabulary/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import { cancellationQuote, paidAmountsOf } from './ending.ts'
import type { PaidContract } from './ending.ts'
import { toTrialMonths } from './recruitment.ts'

/** The refund of a cancellation after some visits, weeks or months; zero of them means before the start. */
export type RefundByCancellationTime = {
  readonly unit: 'visit' | 'week' | 'month'
  readonly after: number
  readonly refund: Money
  /** Whether less comes back because the notice before the start is too short. */
  readonly isLate?: boolean
}

type CancellablePlan = {
  readonly service: { readonly code: string } | null
  readonly durationDays: number | null
  readonly visitCount: number
}

const DAYS_A_WEEK = 7
const HOURS_A_DAY = 24
const MOST_STEPS = 5

/** Returns the whole numbers from zero to `last` in at most five even steps. */
const evenSteps = (last: number): readonly number[] => {
  const steps = Math.min(last, MOST_STEPS)
  return Array.from({ length: steps + 1 }, (_, step) => (steps === 0 ? 0 : Math.round((step * last) / steps)))
}

/**
 * The refund of cancelling a plan before it starts and at several later points. `startsAt` is the
 * first visit, the first day, or the arrival of a recruited worker. Each visit is assumed to be
 * cancelled in time; for the first one the list has a late cancellation as well.
 */
export function refundsByCancellationTime(
  { service, durationDays, visitCount }: CancellablePlan,
  quote: Quote,
  startsAt: Instant,
  config: PolicyConfig = DEFAULT_POLICIES,
): readonly RefundByCancellationTime[] {
  const inTime = config.noticeHours + 1
  const total = durationDays ?? 0
  const refundOf = (contract: Pick<PaidContract, 'units' | 'recruitment' | 'nextVisitAt'>, at: Instant) => {
    const paid = { paid: paidAmountsOf(quote), taxPercent: quote.taxPercent, instalments: false, startsAt }
    const outcome = cancellationQuote({ ...paid, ...contract }, at, config)
    return outcome.ok ? [outcome.value.refund] : []
  }
  const afterDays = (days: number): Instant =>
    days === 0 ? addHours(startsAt, -inTime) : addHours(startsAt, days * HOURS_A_DAY)
  if (visitCount > 0) {
    const afterVisits = (after: number, at: Instant, nextVisitAt: Instant) =>
      refundOf({ units: { total: visitCount, used: after }, nextVisitAt }, at).map((refund) => ({
        unit: 'visit' as const,
        after,
        refund,
      }))
    const late = afterVisits(0, addHours(startsAt, -1), startsAt).map((each) => ({ ...each, isLate: true }))
    return evenSteps(visitCount - 1).flatMap((after) => {
      const at = afterDays(after)
      const inNotice = afterVisits(after, at, addHours(at, inTime))
      return after === 0 ? [...inNotice, ...late] : inNotice
    })
  }
  if (total <= 0) return []
  if (service?.code === 'mediation')
    return evenSteps(Math.floor(config.trialDays / DAYS_IN_A_MONTH)).flatMap((after) => {
      const used = after * DAYS_IN_A_MONTH
      const trial = { units: toTrialMonths({ total, used }), recruitment: 'trial_pro_rata' } as const
      return refundOf(trial, afterDays(used)).map((refund) => ({ unit: 'month', after, refund }))
    })
  return evenSteps(Math.floor((total - 1) / DAYS_A_WEEK)).flatMap((after) => {
    const used = after * DAYS_A_WEEK
    return refundOf({ units: { total, used } }, afterDays(used)).map((refund) => ({
      unit: 'week',
      after,
      refund,
    }))
  })
}
