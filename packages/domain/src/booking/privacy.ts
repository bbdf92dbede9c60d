import { hoursBetween } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { stampIfChanged, replaceDraftSteps } from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'

/** How many days a draft on the device may contain identity data. */
export const IDENTITY_RETENTION_DAYS = 14

/** Removes the visa and passport data and the reference to a saved address. */
export function withoutIdentity(draft: BookingDraft): BookingDraft {
  const { address } = draft.steps
  const withoutSavedAddress = replaceDraftSteps(draft, {
    address: address?.addressId === undefined ? address : undefined,
  })
  return withoutSavedAddress.service === 'mediation'
    ? replaceDraftSteps(withoutSavedAddress, { visa: undefined })
    : withoutSavedAddress
}

/** Tells whether a draft has been unchanged for too long to keep its identity details. */
export const isIdentityStale = (draft: BookingDraft, now: Instant): boolean =>
  hoursBetween(draft.changedAt, now) >= IDENTITY_RETENTION_DAYS * 24

/** Removes the identity details of a draft that has been unchanged for too long. */
export const forgetStaleIdentity = (draft: BookingDraft, stamp: DraftStamp): BookingDraft =>
  isIdentityStale(draft, stamp.now) ? stampIfChanged(draft, withoutIdentity(draft), stamp) : draft
