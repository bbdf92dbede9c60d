import { hoursBetween } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { withSteps } from './draft.ts'
import type { BookingDraft, Stamp, StepValues } from './draft.ts'

/** How long a draft may hold who somebody is. */
export const IDENTITY_DAYS = 14

const IDENTITY_FIELDS: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'nationalId'])

const withoutIdentity = (values: StepValues): StepValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !IDENTITY_FIELDS.has(field)))

/**
 * At log-out: the visa papers go, and an address out of the customer's book, and names and phones of one typed in; what
 * was chosen stays.
 */
export function eraseIdentity(draft: BookingDraft, stamp: Stamp): BookingDraft {
  const { visa: _erased, address, ...rest } = draft.steps
  return withSteps(
    draft,
    address === undefined || address['addressId'] !== undefined
      ? rest
      : { ...rest, address: withoutIdentity(address) },
    stamp,
  )
}

export const isIdentityStale = (draft: BookingDraft, now: Instant): boolean =>
  hoursBetween(draft.changedAt, now) >= IDENTITY_DAYS * 24

export const forgetStaleIdentity = (draft: BookingDraft, stamp: Stamp): BookingDraft =>
  isIdentityStale(draft, stamp.now) ? eraseIdentity(draft, stamp) : draft
