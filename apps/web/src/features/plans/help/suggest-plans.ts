import { money, moneyToWire, ZERO_MONEY } from '@sakina/domain/money'
import {
  compareUnitPrices,
  hasNoAvailableWorker,
  unitPrice,
  type JobCode,
  type UnitPrice,
} from '@sakina/domain/plans'

import { isSalaryIncluded, type RankablePlan } from '../../../shared/plans/plan-view.ts'
import type { CompleteHelpAnswers } from './questions.ts'

/** Why a plan is suggested. */
export type SuggestionReason =
  | {
      readonly code:
        | 'visits'
        | 'living'
        | 'duration'
        | 'price'
        | 'soon'
        | 'noTrial'
        | 'total'
        | 'shortest'
        | 'longest'
    }
  | { readonly code: 'priceMore'; readonly per: UnitPrice['per']; readonly riyals: number }
  | { readonly code: 'arrives'; readonly days: number }
  | { readonly code: 'job'; readonly job: string }
  | { readonly code: 'nationality' | 'service'; readonly name: string }
  | { readonly code: 'trial'; readonly days: number }
/** A suggested plan with the reasons. */
export type PlanSuggestion = {
  readonly compared: RankablePlan
  readonly reasons: readonly SuggestionReason[]
}

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
/**
 * Whether a worker can begin soon: she is available now and in the Kingdom, unlike a recruit, who
 * still has to arrive.
 */
const isSoon = ({ service, plan }: RankablePlan): boolean =>
  service !== undefined && service !== 'mediation' && plan.availability?.state === 'now'

/** The price of a visit, or what a month costs with the salary that is paid beside the price. */
function unitCost(compared: RankablePlan): UnitPrice | undefined {
  const unit = unitPrice(compared)
  if (unit?.per !== 'month' || isSalaryIncluded(compared.plan)) return unit
  return { ...unit, halalas: unit.halalas + BigInt(compared.plan.salary ?? ZERO_MONEY) * unit.units }
}

const byUnitCost = (a: RankablePlan, b: RankablePlan): number => {
  const first = unitCost(a)
  const second = unitCost(b)
  if (first && second && first.per === second.per) return compareUnitPrices(first, second)
  return a.price - b.price
}

/** Returns how much more a visit or a month costs than that of the cheapest plan, in whole riyals. */
function riyalsAbove(compared: RankablePlan, cheapest: RankablePlan) {
  const [price, least] = [unitCost(compared), unitCost(cheapest)]
  if (!compared.isPriced || !price || !least || price.per !== least.per) return undefined
  const above = money(Number(price.halalas / price.units - least.halalas / least.units))
  const riyals = Math.round(moneyToWire(above))
  return riyals > 0 ? { per: price.per, riyals } : undefined
}

/**
 * Says what a plan offers of that which matters most to the customer. `cheapest` is the plan that costs
 * less, if there is one.
 */
function priorityReason(
  first: CompleteHelpAnswers['first'],
  compared: RankablePlan,
  cheapest: RankablePlan | undefined,
): readonly SuggestionReason[] {
  const { trialDays, arrivalDays } = compared.plan
  switch (first) {
    case 'price': {
      if (cheapest === undefined) return compared.isPriced ? [{ code: 'price' }] : []
      const above = riyalsAbove(compared, cheapest)
      return above ? [{ code: 'priceMore', ...above }] : []
    }
    case 'soon':
      if (isSoon(compared)) return [{ code: 'soon' }]
      return compared.service === 'mediation' && arrivalDays !== null
        ? [{ code: 'arrives', days: arrivalDays }]
        : []
    case 'trial':
      return [trialDays ? { code: 'trial', days: trialDays } : { code: 'noTrial' }]
  }
}

/**
 * Suggests plans that somebody can serve. Job and place of living must match; duration and priority
 * determine the order.
 */
export function suggestPlans(
  plans: readonly RankablePlan[],
  answers: CompleteHelpAnswers,
): readonly PlanSuggestion[] {
  const { need, stay, long, first } = answers
  const fitting = plans.filter(
    (plan) =>
      !hasNoAvailableWorker(plan.plan) &&
      plan.job !== undefined &&
      jobs[need].includes(plan.job) &&
      (stay === 'either' || (stay === 'visits') === isVisit(plan)),
  )
  const ofDuration = fitting.filter(({ durationDays }) => lasts[long](durationDays))
  const cheapest = (ofDuration.length > 0 ? ofDuration : fitting)
    .filter(({ isPriced }) => isPriced)
    .toSorted(byUnitCost)
    .at(0)

  const reasonsFor = (compared: RankablePlan): readonly SuggestionReason[] => {
    const isCheapest = compared === cheapest && compared.price > ZERO_MONEY
    return [
      ...priorityReason(first, compared, isCheapest ? undefined : cheapest),
      { code: 'job', job: compared.plan.job?.name ?? '' },
      ...(stay === 'either' ? [] : [{ code: isVisit(compared) ? 'visits' : 'living' } as const]),
      ...(lasts[long](compared.durationDays) ? [{ code: 'duration' } as const] : []),
      ...(first !== 'price' && isCheapest ? [{ code: 'price' } as const] : []),
    ]
  }
  const weight = (compared: RankablePlan): number =>
    (lasts[long](compared.durationDays) ? 2 : 0) +
    (first === 'soon' && isSoon(compared) ? 1 : 0) +
    (first === 'trial' && (compared.plan.trialDays ?? 0) > 0 ? 1 : 0) +
    (compared.isPriced ? 0 : -1)

  return fitting
    .toSorted((a, b) => weight(b) - weight(a) || byUnitCost(a, b))
    .slice(0, MOST)
    .map((compared) => ({ compared, reasons: reasonsFor(compared) }))
}

/** The properties that may set a plan apart from the others: no other plan has as great a value. */
const distinctions = [
  { code: 'total', valueOf: ({ price, isPriced }: RankablePlan) => (isPriced ? -price : -Infinity) },
  { code: 'shortest', valueOf: ({ durationDays }: RankablePlan) => -durationDays },
  { code: 'longest', valueOf: ({ durationDays }: RankablePlan) => durationDays },
] as const

const isSameReason = (one: SuggestionReason) => (other: SuggestionReason) =>
  JSON.stringify(one) === JSON.stringify(other)

type DividedReasons = {
  readonly shared: readonly SuggestionReason[]
  readonly own: readonly PlanSuggestion[]
}

/**
 * Divides the reasons into those that all suggestions share and those of each one. A suggestion
 * without a price reason gets, where possible, one that sets it apart.
 */
export function separateSharedReasons(suggestions: readonly PlanSuggestion[]): DividedReasons {
  if (suggestions.length < 2) return { shared: [], own: suggestions }
  const isShared = (reason: SuggestionReason) =>
    suggestions.every(({ reasons }) => reasons.some(isSameReason(reason)))
  const used = new Set<SuggestionReason['code']>()
  const distinctionOf = (compared: RankablePlan): SuggestionReason | undefined => {
    const { nationality, service, trialDays } = compared.plan
    const others = suggestions.map((each) => each.compared).filter((each) => each !== compared)
    const best = distinctions.find(
      ({ code, valueOf }) => !used.has(code) && others.every((other) => valueOf(compared) > valueOf(other)),
    )
    if (best) used.add(best.code)
    if (best) return { code: best.code }
    if (trialDays !== null && others.every(({ plan }) => trialDays > (plan.trialDays ?? 0)))
      return { code: 'trial', days: trialDays }
    if (nationality && others.every(({ nationalityId }) => nationalityId !== compared.nationalityId))
      return { code: 'nationality', name: nationality.name }
    return service && others.every((other) => other.service !== compared.service)
      ? { code: 'service', name: service.name }
      : undefined
  }
  return {
    shared: suggestions[0]?.reasons.filter(isShared) ?? [],
    own: suggestions.map(({ compared, reasons }) => {
      const own = reasons.filter((reason) => !isShared(reason))
      const distinction = own.some(({ code }) => code === 'price') ? undefined : distinctionOf(compared)
      return { compared, reasons: distinction ? [...own, distinction] : own }
    }),
  }
}
