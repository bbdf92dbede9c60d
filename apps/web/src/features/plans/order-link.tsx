import { hasNoAvailableWorker } from '@sakina/domain/plans'
import type { Plan } from '@sakina/api-client/client'
import type { ReactElement } from 'react'

import { officeChatUrl } from '../../shared/config/brand.ts'
import { bookingUrl, bookableServiceOf } from '../../shared/plans/booking-url.ts'
import { AvailabilityAlertLink } from '../../shared/popup/availability-alert-link.tsx'
import { Link, PlainLink } from '../../shared/router/index.ts'

/** Returns the label that replaces "Book now" on a plan that cannot be ordered, or nothing. */
export const planActionMessageId = (plan: Plan): 'plans.tellMe' | 'plans.contact' | undefined =>
  isOrderable(plan) ? undefined : isAwaited(plan) ? 'plans.tellMe' : 'plans.contact'

/** Whether the plan can be ordered in principle but no worker is available. */
const isAwaited = (plan: Plan): boolean =>
  hasNoAvailableWorker(plan) && bookableServiceOf(plan) !== undefined && plan.listPrice !== null

/** Whether the site can take an order: the service is known, it has a price, and a worker is available. */
const isOrderable = (plan: Plan): boolean =>
  bookableServiceOf(plan) !== undefined &&
  plan.service?.id != null &&
  plan.listPrice !== null &&
  !hasNoAvailableWorker(plan)

/**
 * Returns the link of a plan: its booking, a notice once a worker is available, or a chat with the
 * office if the site cannot take the order.
 */
export function planActionLink(plan: Plan): ReactElement<{ className?: string }> {
  if (isAwaited(plan)) return <AvailabilityAlertLink wanted={{ plan_wanted: String(plan.id) }} />
  const service = bookableServiceOf(plan)
  const serviceId = plan.service?.id
  if (service === undefined || serviceId == null || !isOrderable(plan))
    return <PlainLink href={officeChatUrl} />
  const state = {
    serviceId,
    planId: plan.id,
    title: plan.name,
    duration: plan.durationDays,
    visitTime: plan.visitPeriod?.code,
    nationality: plan.nationality?.code,
    job: plan.job?.code,
  }
  return <Link to={bookingUrl(service, { serviceId, planId: plan.id })} state={state} />
}
