import { isSameId, type Order, type Plan, type Visit } from '@sakina/api-client/client'
import type { BookableService } from '@sakina/domain/booking'
import { weekdayOf } from '@sakina/domain/calendar'
import type { LocalDate } from '@sakina/domain/calendar'

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

type EarlierVisit = {
  readonly worker: Id | null | undefined
  readonly date: LocalDate | null
  readonly window: Visit['window']
}

/**
 * Returns the URL that books a visit of an order again: the same plan, worker, address, weekday and time of day, and
 * opens the last section. Orders without visits are booked from the first section.
 */
function bookVisitAgainUrl(
  { plan, service, address }: Order,
  { worker, date, window }: EarlierVisit,
): string | undefined {
  if (plan?.id == null || service?.id == null || service.code === 'unknown') return undefined
  const chosen = { serviceId: service.id, planId: plan.id, worker: worker ?? undefined }
  if (service.code !== 'hourly') return bookingUrl(service.code, chosen)
  return paths.bookHourly.to(service.id, plan.id, {
    worker: chosen.worker,
    weekday: date === null ? undefined : weekdayOf(date),
    time: window === 'unknown' ? undefined : window,
    address: address?.id ?? undefined,
    step: 'pay',
  })
}

/** Returns the URL that books an order again, if its plan is known. */
export const bookOrderAgainUrl = (order: Order): string | undefined =>
  bookVisitAgainUrl(order, {
    worker: order.workers.length === 1 ? order.worker?.id : undefined,
    date: order.startDate,
    window: order.window,
  })

/**
 * Returns the URL that books a visit again, with its worker unless the family wants another. If the visit's order
 * is not among the given ones, returns the URL of the plans of its service.
 */
export function bookAgainUrl(visit: Visit, orders: readonly Order[]): string {
  const { contract, service, worker, date, window, rating } = visit
  const order = orders.find((each) => isSameId(each.contract?.id ?? null, contract?.id ?? null))
  const earlier = { worker: rating?.nextWorker === 'another' ? undefined : worker?.id, date, window }
  return (
    (order && bookVisitAgainUrl(order, earlier)) ??
    paths.services.to({ service: (order?.service ?? service)?.id ?? undefined })
  )
}

/** Returns the service of a plan if it can be booked. */
export const bookableServiceOf = ({ service }: Plan): BookableService | undefined =>
  service === null || service.code === 'unknown' ? undefined : service.code
