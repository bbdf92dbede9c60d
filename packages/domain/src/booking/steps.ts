import type { ServiceCode } from '../plans/index.ts'

/** The code of a step of a booking. */
export type BookingStep = 'address' | 'delivery' | 'worker' | 'schedule' | 'visa' | 'extras' | 'review'

/** The services with booking steps. Special packages are requested in a separate dialog. */
export type BookableService = Exclude<ServiceCode, 'special_packages'>

// The order is when, who, where, pay. Hourly bookings have no delivery step, since their price
// includes transport; recruitment asks for documents instead of dates.
const STEPS: Readonly<Record<BookableService, readonly BookingStep[]>> = {
  hourly: ['schedule', 'worker', 'address', 'extras', 'review'],
  resident: ['schedule', 'worker', 'address', 'delivery', 'extras', 'review'],
  mediation: ['visa', 'worker', 'address', 'delivery', 'extras', 'review'],
  period: ['schedule', 'worker', 'address', 'delivery', 'extras', 'review'],
}

/** Returns the steps of a booking of the service, in order. */
export const stepsOfService = (service: BookableService): readonly BookingStep[] => STEPS[service]

/** Tells whether the site has booking steps for the service. */
export const isServiceBookable = (service: ServiceCode | undefined): service is BookableService =>
  service !== undefined && service !== 'special_packages'
