import type { ServiceCode } from '../plans/index.ts'

export type CardAction = 'renew' | 'stop' | 'replace' | 'complaint' | 'cancel' | 'track' | 'pay'
export type CardFact =
  | 'visit_duration'
  | 'visit_period'
  | 'cancellation_availability'
  | 'contract_duration'
  | 'contract_value'
  | 'salary'
  | 'job_type'
  | 'nationality'
  | 'worker_count'
  | 'package_duration'

export type OrderCard = {
  readonly facts: readonly CardFact[]
  readonly actions: readonly CardAction[]
  /** Where renewing leads: the booking of that service, or the home page. */
  readonly renewsAt: 'hourly_booking' | 'resident_booking' | 'home' | undefined
}

/** The order card by service, exactly as documented (portal §2). */
export const orderCards: Readonly<Record<ServiceCode, OrderCard>> = {
  hourly: {
    facts: ['visit_duration', 'visit_period', 'cancellation_availability'],
    actions: ['renew', 'replace', 'complaint', 'cancel'],
    renewsAt: 'hourly_booking',
  },
  resident: {
    facts: ['contract_duration', 'salary'],
    actions: ['renew', 'stop', 'replace', 'complaint', 'cancel'],
    renewsAt: 'resident_booking',
  },
  mediation: { facts: ['salary'], actions: ['cancel', 'track'], renewsAt: undefined },
  period: { facts: ['contract_value', 'salary'], actions: [], renewsAt: undefined },
  special_packages: {
    facts: ['job_type', 'nationality', 'worker_count', 'package_duration'],
    actions: ['renew', 'replace', 'complaint', 'cancel', 'pay'],
    renewsAt: 'home',
  },
}
