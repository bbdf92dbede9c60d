import { hoursBetween } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { stamped, withSteps } from './draft.ts'
import type { BookingDraft, Stamp } from './draft.ts'

/** How long a draft may hold who somebody is. */
export const IDENTITY_DAYS = 14

/** The visa papers go, and an address out of the customer's book; what was chosen stays. */
export function withoutIdentity(draft: BookingDraft): BookingDraft {
  const { address } = draft.steps
  const kept = withSteps(draft, { address: address?.addressId === undefined ? address : undefined })
  return kept.service === 'mediation' ? withSteps(kept, { visa: undefined }) : kept
}

export const isIdentityStale = (draft: BookingDraft, now: Instant): boolean =>
  hoursBetween(draft.changedAt, now) >= IDENTITY_DAYS * 24

export const forgetStaleIdentity = (draft: BookingDraft, stamp: Stamp): BookingDraft =>
  isIdentityStale(draft, stamp.now) ? stamped(draft, withoutIdentity(draft), stamp) : draft
