import { isNobodyFree } from '@sakina/domain/plans'
import type { Plan } from '@sakina/api-client/client'
import type { ReactElement } from 'react'

import { Anchor } from '../../shared/router/anchor.tsx'
import { messagingUrl } from '../../shared/config/brand.ts'
import { bookingAddress, serviceOfPlan } from '../../shared/plans/booking-address.ts'
import { AlertLink } from '../../shared/popup/alert-link.tsx'
import { Link } from '../../shared/router/index.ts'

/** What is said in place of "order now" where it cannot be ordered; none where it can. */
export const insteadOfOrder = (plan: Plan): 'plans.tellMe' | 'plans.contact' | undefined =>
  isOrderable(plan) ? undefined : isAwaited(plan) ? 'plans.tellMe' : 'plans.contact'

/** A plan like any other, which nobody can serve now. */
const isAwaited = (plan: Plan): boolean =>
  isNobodyFree(plan) && serviceOfPlan(plan) !== undefined && plan.listPrice !== null

/** What the site can take an order for: a service it knows, with a price and somebody to come. */
const isOrderable = (plan: Plan): boolean =>
  serviceOfPlan(plan) !== undefined &&
  plan.service?.id != null &&
  plan.listPrice !== null &&
  !isNobodyFree(plan)

/**
 * To the plan's booking with the documented navigation state; to "tell me when" where nobody can serve it, and to a
 * conversation where it cannot be ordered here.
 */
export function orderLink(plan: Plan): ReactElement<{ className?: string }> {
  if (isAwaited(plan)) return <AlertLink wanted={{ plan_wanted: String(plan.id) }} />
  const service = serviceOfPlan(plan)
  const serviceId = plan.service?.id
  if (service === undefined || serviceId == null || !isOrderable(plan)) return <Anchor href={messagingUrl} />
  const state = {
    serviceId,
    planId: plan.id,
    title: plan.name,
    duration: plan.durationDays,
    visitTime: plan.visitPeriod?.code,
  }
  return <Link to={bookingAddress(service, { serviceId, planId: plan.id })} state={state} />
}
