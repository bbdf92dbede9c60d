import type { LocalDate } from '../calendar/index.ts'

/** What somebody waits for: a plan, perhaps by a day, or a place of ours to be served. */
export type AwaitedAvailability =
  | { readonly kind: 'plan'; readonly day: LocalDate | null; readonly from: LocalDate | null }
  | { readonly kind: 'place'; readonly served: boolean }

/** Whether what somebody waits for has come: the plan begins by their day, or the place is served. */
export const hasBecomeAvailable = (awaited: AwaitedAvailability): boolean =>
  awaited.kind === 'place'
    ? awaited.served
    : awaited.from !== null && (awaited.day === null || awaited.from <= awaited.day)
