import { addDays, daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { DAYS_IN_A_MONTH } from '../vocabulary/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import type { PolicyRule } from './policy-line.ts'

/**
 * The rules of Musaned, the government's platform, for a late recruitment and for one in its trial.
 */
export type RecruitmentRule = Extract<
  PolicyRule,
  'late_in_extension' | 'late_after_extension' | 'trial_pro_rata'
>

type Recruitment = { readonly paidOn: LocalDate; readonly receivedOn?: LocalDate | undefined }

/**
 * The rule that applies today, or undefined. By default, the worker arrives within 90 days of
 * payment, with an automatic extension of 30 days, and the trial lasts 90 days from her arrival.
 */
export function recruitmentRule(
  { paidOn, receivedOn }: Recruitment,
  today: LocalDate,
  config: PolicyConfig = DEFAULT_POLICIES,
): RecruitmentRule | undefined {
  if (receivedOn !== undefined)
    return daysBetween(receivedOn, today) <= config.trialDays ? 'trial_pro_rata' : undefined
  const late = daysBetween(paidOn, today) - config.recruitmentDays
  if (late <= 0) return undefined
  return late <= config.recruitmentExtensionDays ? 'late_in_extension' : 'late_after_extension'
}

/** When a recruited worker comes: the estimate of her plan, if it names one, and the last day in time. */
export const recruitmentArrival = (
  paidOn: LocalDate,
  estimatedDays: number | null,
  { recruitmentDays }: PolicyConfig = DEFAULT_POLICIES,
): { readonly expectedOn: LocalDate | null; readonly latestOn: LocalDate } => ({
  expectedOn: estimatedDays === null ? null : addDays(paidOn, Math.min(estimatedDays, recruitmentDays)),
  latestOn: addDays(paidOn, recruitmentDays),
})

/**
 * Converts days to the months in which a trial is counted. A month is used only once it has ended.
 */
export function toTrialMonths(days: { readonly total: number; readonly used: number }): typeof days {
  const total = Math.max(1, Math.round(days.total / DAYS_IN_A_MONTH))
  return { total, used: Math.min(total, Math.floor(days.used / DAYS_IN_A_MONTH)) }
}
