import type { BookableService } from '@sakina/domain/booking'

export { bookingUrl, bookableServiceOf } from '../../../shared/plans/booking-url.ts'

const SERVICES: Readonly<Record<string, BookableService>> = {
  s1: 'hourly',
  s2: 'resident',
  s3: 'mediation',
  s4: 'period',
}

/** Returns the service of a booking URL. */
export const bookedServiceOfPath = (pathname: string): BookableService | undefined =>
  SERVICES[pathname.split('/')[1]?.toLowerCase() ?? '']
