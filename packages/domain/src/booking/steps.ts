import type { ServiceCode } from '../plans/index.ts'

export type BookingStep = 'address' | 'delivery' | 'worker' | 'schedule' | 'visa' | 'extras' | 'review'

/** Special packages are asked for in a dialog of their own. */
export type BookableService = Exclude<ServiceCode, 'special_packages'>

// When, who, where, pay. Hourly has no delivery step, since transport is in its price; recruitment has papers instead of dates.
const STEPS: Readonly<Record<BookableService, readonly BookingStep[]>> = {
  hourly: ['schedule', 'worker', 'address', 'extras', 'review'],
  resident: ['schedule', 'worker', 'address', 'delivery', 'extras', 'review'],
  mediation: ['visa', 'worker', 'address', 'delivery', 'extras', 'review'],
  period: ['schedule', 'worker', 'address', 'delivery', 'extras', 'review'],
}

export const stepsOf = (service: BookableService): readonly BookingStep[] => STEPS[service]

export const isBookable = (service: ServiceCode | undefined): service is BookableService =>
  service !== undefined && service !== 'special_packages'
