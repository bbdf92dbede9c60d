import type { Money } from '../money/index.ts'

/**
 * The properties that hourly plans of one product share; the time of day and the worker's gender may differ.
 */
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

/**
 * The plan itself and then its siblings, which sell the same visits at another time of day or with other
 * workers.
 */
export const planWithSiblings = <Plan extends Kind>(plan: Plan, plans: readonly Plan[]): readonly Plan[] => {
  const isSibling = (other: Plan): boolean =>
    other !== plan && plan.visitCount > 0 && kindKeys.every((key) => other[key] === plan[key])
  return [plan, ...plans.filter(isSibling)]
}

type Candidate = { readonly price: Money; readonly free: boolean }

/**
 * The sibling plan that serves a window: the first one, which the customer sees, if it has a free worker, or
 * else the cheapest one with a free worker. Without any free worker it is the first one.
 */
export function planServingWindow<Each extends Candidate>(candidates: readonly Each[]): Each | undefined {
  const [first] = candidates
  if (first?.free === true) return first
  const free = candidates.filter((each) => each.free)
  return free.toSorted((one, other) => one.price - other.price)[0] ?? first
}
