import type { LocalDate } from '@sakina/domain/calendar'
import type { WireAvailability } from '../shapes/plan.ts'
import { toOptionalDay } from './values.ts'

/** Whether a worker is available for a plan: now, from a day on, or not at all. */
export type Availability =
  | { readonly state: 'now' }
  | { readonly state: 'none' }
  | { readonly state: 'later'; readonly from: LocalDate }

/** Converts the availability of a plan; null where the provider does not send it. */
export function toAvailability(wire: WireAvailability): Availability | null {
  const from = toOptionalDay(wire?.from ?? null)
  if (wire?.state === 'later') return from && { state: 'later', from }
  return wire?.state === 'now' || wire?.state === 'none' ? { state: wire.state } : null
}
