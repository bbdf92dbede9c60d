import { economicalPlans } from './economical.ts'
import type { ComparablePlan } from './plan.ts'

/** The tabs of the order page, in the order of the specification. */
export type PlanCategory = (typeof planCategories)[number]
/** The categories that the catalogue of plans can be filtered by. */
export const planCategories = [
  'babysitting',
  'personalCare',
  'visitingTimes',
  'cookingHelpers',
  'housemaid',
  'houseman',
  'all',
] as const

/** The tabs of the services listing. */
export type PlanListTab = (typeof planListTabs)[number]
/** The tabs by which the plans of a service are filtered. */
export const planListTabs = ['all', 'nanny', 'economical'] as const

type Sorted = Pick<ComparablePlan, 'service' | 'job'>

const BELONGS: Readonly<Record<PlanCategory, (plan: Sorted) => boolean>> = {
  babysitting: ({ job }) => job === 'nanny',
  personalCare: ({ job }) => job === 'personalCare' || job === 'nurse',
  // Hourly visits are a category of their own and not a job.
  visitingTimes: ({ service }) => service === 'hourly',
  cookingHelpers: ({ job }) => job === 'cookingHelpers',
  housemaid: ({ job }) => job === 'housemaid',
  houseman: ({ job }) => job === 'houseman',
  all: () => true,
}

/** Tells whether a plan belongs to a category. */
export const isInCategory = (plan: Sorted, category: PlanCategory): boolean => BELONGS[category](plan)

/** Reads the category of a URL; `maid` is the housemaid. */
export const parsePlanCategory = (text: string): PlanCategory | undefined => {
  const slug = text.trim().toLowerCase()
  return planCategories.find((category) => category.toLowerCase() === (slug === 'maid' ? 'housemaid' : slug))
}

/**
 * Returns the plans of a tab. Pass the whole list, because `economical` compares the plans of a
 * service with each other.
 */
export function filterPlansByTab<Plan extends ComparablePlan>(
  plans: readonly Plan[],
  tab: PlanListTab,
): readonly Plan[] {
  if (tab === 'all') return plans
  return tab === 'nanny' ? plans.filter(({ job }) => job === 'nanny') : economicalPlans(plans)
}
