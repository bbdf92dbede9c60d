import { addDays, daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { notNegative, percentNumber, percentOf, ratioOf } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { granted, Refusal, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { DEFAULT_POLICIES } from './config.ts'
import type { PolicyConfig } from './config.ts'
import { line, settle } from './line.ts'
import type { PolicyRule, Settlement } from './line.ts'

export type LateRecruitment = Settlement & {
  readonly phase: 'in_time' | 'extension' | 'overdue'
  readonly deliverBy: LocalDate
  readonly extendedUntil: LocalDate
}

/**
 * Musaned's rule: delivery within 90 days of payment, then an automatic extension of 30. Cancelling in the extension
 * gives the full cost and 15 %, after it the full cost and 20 %.
 */
export function lateRecruitment(
  { cost, paidOn, today }: { readonly cost: Money; readonly paidOn: LocalDate; readonly today: LocalDate },
  config: PolicyConfig = DEFAULT_POLICIES,
): LateRecruitment {
  const deliverBy = addDays(paidOn, config.recruitmentDays)
  const extendedUntil = addDays(deliverBy, config.recruitmentExtensionDays)
  const paid = notNegative(cost, 'cost')
  const giveBack = (rule: PolicyRule, extra: Percent): Settlement =>
    settle([
      ...line('recruitment_cost', rule, paid),
      ...line('late_compensation', rule, percentOf(paid, extra), { percent: percentNumber(extra) }),
    ])
  if (today <= deliverBy) return { ...settle([]), phase: 'in_time', deliverBy, extendedUntil }
  return today <= extendedUntil
    ? {
        ...giveBack('late_in_extension', config.extensionCompensation),
        phase: 'extension',
        deliverBy,
        extendedUntil,
      }
    : {
        ...giveBack('late_after_extension', config.overdueCompensation),
        phase: 'overdue',
        deliverBy,
        extendedUntil,
      }
}

export type TrialRefusal = 'policies.trial_not_begun' | 'policies.trial_over'

const DAYS_IN_A_MONTH = 30

/** In the trial of a recruited worker: total cost ÷ contract months × remaining months; a begun month remains. */
export function trialRefund(
  {
    cost,
    contractMonths,
    receivedOn,
    today,
  }: {
    readonly cost: Money
    readonly contractMonths: number
    readonly receivedOn: LocalDate
    readonly today: LocalDate
  },
  config: PolicyConfig = DEFAULT_POLICIES,
): Outcome<Settlement, TrialRefusal> {
  if (!Number.isSafeInteger(contractMonths) || contractMonths < 1) {
    throw new Refusal('policies.not_a_count', { name: 'contractMonths', value: String(contractMonths) })
  }
  const days = daysBetween(receivedOn, today)
  if (days < 0) return refused('policies.trial_not_begun', { receivedOn })
  if (days > config.trialDays)
    return refused('policies.trial_over', { endedOn: addDays(receivedOn, config.trialDays) })
  const remaining = Math.max(contractMonths - Math.floor(days / DAYS_IN_A_MONTH), 0)
  const refund = ratioOf(notNegative(cost, 'cost'), remaining, contractMonths)
  return granted(
    settle(line('trial_refund', 'trial_pro_rata', refund, { months: remaining, of: contractMonths })),
  )
}
