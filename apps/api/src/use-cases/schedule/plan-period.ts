import { unrestrictedPlanDays, type PlanDays, type PlanPeriod } from '@sakina/domain/schedule'
import type { PlanRow } from '../../db/repositories/catalogue.ts'

/** The time of day a plan is sold for; without a plan, or where it says neither, the customer chooses. */
export const periodOfPlan = (plan: Pick<PlanRow, 'visitPeriod'> | undefined): PlanPeriod =>
  plan?.visitPeriod === 'morning' || plan?.visitPeriod === 'evening' ? plan.visitPeriod : 'any'

/** The days a plan is sold for; without a plan, or where it says none, any day. */
export const daysOfPlan = (plan: Pick<PlanRow, 'visitDays'> | undefined): PlanDays =>
  plan?.visitDays ?? unrestrictedPlanDays
