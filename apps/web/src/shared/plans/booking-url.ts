import { isSameId, type Order, type Plan, type Visit } from '@sakina/api-client/client'
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

/**
 * Returns the URL that books the plan of a visit again with the same worker. If the visit's order
 * is not among the given ones, returns the URL of the plans of its service.
 */
export function bookAgainUrl({ contract, service, worker }: Visit, orders: readonly Order[]): string {
  const order = orders.find((each) => isSameId(each.contract?.id ?? null, contract?.id ?? null))
  const { plan, service: ordered, worker: booked } = order ?? { plan: null, service, worker }
  if (plan?.id == null || ordered?.id == null || ordered.code === 'unknown')
    return paths.services.to({ service: ordered?.id ?? undefined })
  return bookingUrl(ordered.code, {
    serviceId: ordered.id,
    planId: plan.id,
    worker: booked?.id ?? undefined,
  })
}

/** Returns the service of a plan if it can be booked. */
export const bookableServiceOf = ({ service }: Plan): BookableService | undefined =>
  service === null || service.code === 'unknown' ? undefined : service.code
