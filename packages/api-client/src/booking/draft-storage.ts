import {
  forgetStaleIdentity,
  parseDraft,
  reduceBooking,
  reopenPastDay,
  serialiseDraft,
  startDraft,
  withPlaceOf,
} from '@sakina/domain/booking'
import type { BookedPlan, BookingAction, BookingDraft, Stamp } from '@sakina/domain/booking'

const PREFIX = 'sakina.booking.'

export const draftKey = ({ service, planId }: Pick<BookedPlan, 'service' | 'planId'>): string =>
  `${PREFIX}${service}.${planId}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A device that keeps nothing (storage blocked or full) still books; it only forgets on a reload. */
function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function readStored(store: Store, plan: BookedPlan, stamp: Stamp): BookingDraft {
  const text = quietly(() => store.getItem(draftKey(plan)), null)
  const stored = text === null ? undefined : parseDraft(text, stamp)
  return stored === undefined
    ? startDraft(plan, stamp)
    : reopenPastDay(forgetStaleIdentity(stored, stamp), stamp)
}

/** Where the worker comes to is the customer's, not a plan's. A draft of its own keeps it, and forgets as drafts do. */
const placePlan: BookedPlan = { service: 'resident', serviceId: 'any', planId: 'place' }

export const readPlace = (store: Store, stamp: Stamp): BookingDraft => readStored(store, placePlan, stamp)

export function keepPlace(store: Store, action: BookingAction, stamp: Stamp): void {
  if (action.type === 'chooseAddress' || action.type === 'chooseDelivery')
    keepDraft(store, reduceBooking(readPlace(store, stamp), action, stamp))
}

export const dropPlace = (store: Store): void => dropDraft(store, draftKey(placePlan))

/**
 * The draft of a plan as it was left, without who somebody is after fourteen days or a day that has passed, or a fresh
 * one; with the place last chosen for any plan.
 */
export const readDraft = (store: Store, plan: BookedPlan, stamp: Stamp): BookingDraft =>
  withPlaceOf(readPlace(store, stamp), readStored(store, plan, stamp), stamp)

/** Something was chosen for this very plan before. */
export const isBegun = (store: Store, plan: BookedPlan): boolean =>
  quietly(() => store.getItem(draftKey(plan)), null) !== null

export const keepDraft = (store: Store, draft: BookingDraft): void =>
  quietly(() => store.setItem(draftKey(draft), serialiseDraft(draft)), undefined)

export const dropDraft = (store: Store, key: string): void => quietly(() => store.removeItem(key), undefined)

const draftKeys = (store: Storage): readonly string[] =>
  quietly(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''), []).filter(
    (key) => key.startsWith(PREFIX),
  )

/** At log-out: papers and names go from every draft on the device, what was chosen stays. */
export function eraseIdentities(store: Storage, stampOf: () => Stamp): void {
  for (const key of draftKeys(store)) {
    const stamp = stampOf()
    const draft = quietly(() => parseDraft(store.getItem(key) ?? '', stamp), undefined)
    if (draft === undefined) quietly(() => store.removeItem(key), undefined)
    else keepDraft(store, reduceBooking(draft, { type: 'forgetIdentity' }, stamp))
  }
}

/** The same after fourteen days, also of plans nobody comes back to; answers which drafts held somebody. */
export const forgetStaleIdentities = (store: Storage, stampOf: () => Stamp): readonly string[] =>
  draftKeys(store).filter((key) => {
    const stamp = stampOf()
    const draft = quietly(() => parseDraft(store.getItem(key) ?? '', stamp), undefined)
    if (draft === undefined) return false
    const forgotten = forgetStaleIdentity(draft, stamp)
    if (forgotten === draft) return false
    keepDraft(store, forgotten)
    return true
  })
