import type { LocalDate } from '../calendar/index.ts'

/** What an alert waits for: a worker for a plan, perhaps by a day, or service at a place. */
export type AwaitedAvailability =
  | { readonly kind: 'plan'; readonly day: LocalDate | null; readonly from: LocalDate | null }
  | { readonly kind: 'place'; readonly served: boolean }

/** Whether the alert can be answered: the plan can begin by that day, or the place is served. */
export const hasBecomeAvailable = (awaited: AwaitedAvailability): boolean =>
  awaited.kind === 'place'
    ? awaited.served
    : awaited.from !== null && (awaited.day === null || awaited.from <= awaited.day)
