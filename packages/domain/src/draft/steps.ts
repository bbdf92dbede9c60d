import type { ServiceCode } from '../plans/index.ts'

export type BookingStep = 'address' | 'delivery' | 'worker' | 'schedule' | 'visa' | 'extras' | 'review'

/** Special packages are asked for in a dialog of their own. */
export type BookableService = Exclude<ServiceCode, 'special_packages'>

// Hourly has no delivery step, since transport is in its price; recruitment has papers instead of dates.
const STEPS: Readonly<Record<BookableService, readonly BookingStep[]>> = {
  hourly: ['address', 'worker', 'schedule', 'extras', 'review'],
  resident: ['address', 'delivery', 'worker', 'schedule', 'extras', 'review'],
  mediation: ['address', 'delivery', 'worker', 'visa', 'extras', 'review'],
  period: ['address', 'delivery', 'worker', 'schedule', 'extras', 'review'],
}

export const stepsOf = (service: BookableService): readonly BookingStep[] => STEPS[service]

export const isBookable = (service: ServiceCode | undefined): service is BookableService =>
  service !== undefined && service !== 'special_packages'
