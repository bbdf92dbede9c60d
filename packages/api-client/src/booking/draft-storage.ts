import {
  forgetStaleIdentity,
  parseDraft,
  reduceBooking,
  reopenPastDay,
  serialiseDraft,
  startDraft,
  withPlaceOfDraft,
} from '@sakina/domain/booking'
import type { BookedPlan, BookingAction, BookingDraft, DraftStamp } from '@sakina/domain/booking'

const PREFIX = 'sakina.booking.'

export const draftKey = ({ service, planId }: Pick<BookedPlan, 'service' | 'planId'>): string =>
  `${PREFIX}${service}.${planId}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** If storage is blocked or full, booking still works, but a reload loses the draft. */
function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function readStored(store: Store, plan: BookedPlan, stamp: DraftStamp): BookingDraft {
  const text = quietly(() => store.getItem(draftKey(plan)), null)
  const stored = text === null ? undefined : parseDraft(text, stamp)
  return stored === undefined
    ? startDraft(plan, stamp)
    : reopenPastDay(forgetStaleIdentity(stored, stamp), stamp)
}

/**
 * The address belongs to the customer and not to a plan, so it is stored as a draft of its own, which
 * also expires like a draft.
 */
const placePlan: BookedPlan = { service: 'resident', serviceId: 'any', planId: 'place' }

export const readStoredPlace = (store: Store, stamp: DraftStamp): BookingDraft =>
  readStored(store, placePlan, stamp)

export function storePlace(store: Store, action: BookingAction, stamp: DraftStamp): void {
  if (action.type === 'chooseAddress' || action.type === 'chooseDelivery')
    storeDraft(store, reduceBooking(readStoredPlace(store, stamp), action, stamp))
}

export const removeStoredPlace = (store: Store): void => removeStoredDraft(store, draftKey(placePlan))

/**
 * Reads the draft of a plan, or creates one, with the address last chosen for any plan. Identity data
 * older than fourteen days and a day that has passed are removed.
 */
export const readStoredDraft = (store: Store, plan: BookedPlan, stamp: DraftStamp): BookingDraft =>
  withPlaceOfDraft(readStoredPlace(store, stamp), readStored(store, plan, stamp), stamp)

/** Whether the customer has chosen something for this plan before. */
export const hasStoredDraft = (store: Store, plan: BookedPlan): boolean =>
  quietly(() => store.getItem(draftKey(plan)), null) !== null

export const storeDraft = (store: Store, draft: BookingDraft): void =>
  quietly(() => store.setItem(draftKey(draft), serialiseDraft(draft)), undefined)

export const removeStoredDraft = (store: Store, key: string): void =>
  quietly(() => store.removeItem(key), undefined)

const draftKeys = (store: Storage): readonly string[] =>
  quietly(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''), []).filter(
    (key) => key.startsWith(PREFIX),
  )

/** Removes papers and names from every draft at log-out, and keeps the other choices. */
export function eraseIdentityInDrafts(store: Storage, stampOf: () => DraftStamp): void {
  for (const key of draftKeys(store)) {
    const stamp = stampOf()
    const draft = quietly(() => parseDraft(store.getItem(key) ?? '', stamp), undefined)
    if (draft === undefined) quietly(() => store.removeItem(key), undefined)
    else storeDraft(store, reduceBooking(draft, { type: 'forgetIdentity' }, stamp))
  }
}

/**
 * Does the same after fourteen days for every plan, and returns the keys of the drafts that had such
 * data.
 */
export const eraseStaleIdentityInDrafts = (store: Storage, stampOf: () => DraftStamp): readonly string[] =>
  draftKeys(store).filter((key) => {
    const stamp = stampOf()
    const draft = quietly(() => parseDraft(store.getItem(key) ?? '', stamp), undefined)
    if (draft === undefined) return false
    const forgotten = forgetStaleIdentity(draft, stamp)
    if (forgotten === draft) return false
    storeDraft(store, forgotten)
    return true
  })
