import { ZERO_MONEY } from '@sakina/domain/money'
import { compareUnitPrices, isNobodyAvailable, unitPrice, type JobCode } from '@sakina/domain/plans'

import type { RankablePlan } from '../../../shared/plans/plan-view.ts'
import type { CompleteHelpAnswers } from './questions.ts'

export type SuggestionReason =
  | { readonly code: 'job' | 'visits' | 'living' | 'duration' | 'price' | 'soon' }
  | { readonly code: 'trial'; readonly days: number }
export type Suggestion = { readonly compared: RankablePlan; readonly reasons: readonly SuggestionReason[] }

const MOST = 3
const A_MONTH = 30
const A_YEAR = 360

const jobs: Readonly<Record<CompleteHelpAnswers['need'], readonly JobCode[]>> = {
  housemaid: ['housemaid'],
  nanny: ['nanny'],
  care: ['personalCare', 'nurse'],
  cooking: ['cookingHelpers'],
  houseman: ['houseman'],
}

const lasts: Readonly<Record<CompleteHelpAnswers['long'], (days: number) => boolean>> = {
  short: (days) => days <= A_MONTH,
  months: (days) => days > A_MONTH && days < A_YEAR,
  years: (days) => days >= A_YEAR,
}

const isVisit = ({ service }: RankablePlan): boolean => service === 'hourly'
/** Such a worker is in the Kingdom and available now; only recruitment needs an arrival. */
const isSoon = ({ service, plan }: RankablePlan): boolean =>
  service !== undefined && service !== 'mediation' && plan.availability?.state === 'now'

const byUnitPrice = (a: RankablePlan, b: RankablePlan): number => {
  const first = unitPrice(a)
  const second = unitPrice(b)
  if (first && second && first.per === second.per) return compareUnitPrices(first, second)
  return a.price - b.price
}

/**
 * Suggests plans that somebody can serve. Job and place of living must match; duration and priority
 * determine the order.
 */
export function suggestPlans(
  plans: readonly RankablePlan[],
  answers: CompleteHelpAnswers,
): readonly Suggestion[] {
  const { need, stay, long, first } = answers
  const fitting = plans.filter(
    (plan) =>
      !isNobodyAvailable(plan.plan) &&
      plan.job !== undefined &&
      jobs[need].includes(plan.job) &&
      (stay === 'either' || (stay === 'visits') === isVisit(plan)),
  )
  const cheapest = fitting
    .filter(({ isPriced }) => isPriced)
    .toSorted((a, b) => a.price - b.price)
    .at(0)

  const reasonsFor = (compared: RankablePlan): readonly SuggestionReason[] => {
    const trial = compared.plan.trialDays ?? 0
    return [
      { code: 'job' },
      ...(stay === 'either' ? [] : [{ code: isVisit(compared) ? 'visits' : 'living' } as const]),
      ...(lasts[long](compared.durationDays) ? [{ code: 'duration' } as const] : []),
      ...(compared === cheapest && compared.price > ZERO_MONEY ? [{ code: 'price' } as const] : []),
      ...(first === 'soon' && isSoon(compared) ? [{ code: 'soon' } as const] : []),
      ...(first === 'trial' && trial > 0 ? [{ code: 'trial', days: trial } as const] : []),
    ]
  }
  const weight = (compared: RankablePlan): number =>
    (lasts[long](compared.durationDays) ? 2 : 0) +
    (first === 'soon' && isSoon(compared) ? 1 : 0) +
    (first === 'trial' && (compared.plan.trialDays ?? 0) > 0 ? 1 : 0) +
    (compared.isPriced ? 0 : -1)

  return fitting
    .toSorted((a, b) => weight(b) - weight(a) || byUnitPrice(a, b))
    .slice(0, MOST)
    .map((compared) => ({ compared, reasons: reasonsFor(compared) }))
}
