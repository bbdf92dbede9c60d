import type { Order, Plan } from '@sakina/api-client/client'
import type { BookableService } from '@sakina/domain/booking'

import { paths } from '../config/paths.ts'

type Id = number | string

/** Returns the documented booking URL of a plan, by the code of its service, with a worker if one is chosen. */
export function bookingUrl(
  service: BookableService,
  {
    serviceId,
    planId,
    worker,
  }: { readonly serviceId: Id; readonly planId: Id; readonly worker?: Id | undefined },
): string {
  switch (service) {
    case 'hourly':
      return paths.bookHourly.to(serviceId, planId, { worker })
    case 'resident':
      return paths.bookResident.to(planId, { worker })
    case 'mediation':
      return paths.bookMediation.to(planId, { worker })
    case 'period':
      return paths.bookTransferred.to(planId, { worker })
  }
}

/** Returns the booking of the same plan with the same worker, or the plans of its service. */
export function bookAgainUrl({ plan, service, worker }: Pick<Order, 'plan' | 'service' | 'worker'>): string {
  if (plan?.id == null || service?.id == null || service.code === 'unknown')
    return paths.services.to({ service: service?.id ?? undefined })
  return bookingUrl(service.code, {
    serviceId: service.id,
    planId: plan.id,
    worker: worker?.id ?? undefined,
  })
}

/** Returns the service of a plan if it can be booked. */
export const bookableServiceOf = ({ service }: Plan): BookableService | undefined =>
  service === null || service.code === 'unknown' ? undefined : service.code
