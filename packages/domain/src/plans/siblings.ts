import type { Money } from '../money/index.ts'

/** What makes hourly plans one product to a family: the time of day and who comes may differ. */
type Kind = {
  readonly serviceId: number
  readonly jobId: number
  readonly categoryCode: string
  readonly visitCount: number
  readonly durationDays: number
  readonly visitHours: number | null
}

const kindKeys = [
  'serviceId',
  'jobId',
  'categoryCode',
  'visitCount',
  'durationDays',
  'visitHours',
] as const satisfies readonly (keyof Kind)[]

/** The plan itself first, then the others that sell the same visits at another time of day or by other workers. */
export const siblingPlans = <Plan extends Kind>(plan: Plan, plans: readonly Plan[]): readonly Plan[] => {
  const isSibling = (other: Plan): boolean =>
    other !== plan && plan.visitCount > 0 && kindKeys.every((key) => other[key] === plan[key])
  return [plan, ...plans.filter(isSibling)]
}

type Candidate = { readonly price: Money; readonly free: boolean }

/**
 * Which of the sibling plans that come in a window serves it: the first, which the customer is looking at, as long as it
 * has somebody free; else the cheapest that has. Where nobody is free it stays with the first.
 */
export function servingPlan<Each extends Candidate>(candidates: readonly Each[]): Each | undefined {
  const [first] = candidates
  if (first?.free === true) return first
  const free = candidates.filter((each) => each.free)
  return free.toSorted((one, other) => one.price - other.price)[0] ?? first
}
