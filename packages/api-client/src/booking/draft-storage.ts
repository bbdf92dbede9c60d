import {
  forgetStaleIdentity,
  parseDraft,
  reduceBooking,
  markPastDayUnfinished,
  serializeDraft,
  startDraft,
  addSharedChoices,
} from '@sakina/domain/booking'
import type { BookingPlanReference, BookingAction, BookingDraft, DraftStamp } from '@sakina/domain/booking'

const PREFIX = 'sakina.booking.'

/** Returns the storage key of the draft for a plan. */
export const draftStorageKey = ({
  service,
  planId,
}: Pick<BookingPlanReference, 'service' | 'planId'>): string => `${PREFIX}${service}.${planId}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Runs work on the storage, or returns `otherwise` if it fails: with a blocked or full storage
 * booking still works, but a reload loses the draft.
 */
function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function readStored(store: Store, plan: BookingPlanReference, stamp: DraftStamp): BookingDraft {
  const text = quietly(() => store.getItem(draftStorageKey(plan)), null)
  const stored = text === null ? undefined : parseDraft(text, stamp)
  return stored === undefined
    ? startDraft(plan, stamp)
    : markPastDayUnfinished(forgetStaleIdentity(stored, stamp), stamp)
}

/**
 * Choices that belong to the customer and not to a plan are stored as two drafts of their own,
 * which expire like drafts: place, note, voucher and first day in one, the documents of a
 * recruitment in the other.
 */
const sharedPlan: BookingPlanReference = { service: 'resident', serviceId: 'any', planId: 'place' }
const papersPlan: BookingPlanReference = { service: 'mediation', serviceId: 'any', planId: 'papers' }

/** The key of a guest's passport, which serves every recruitment. */
export const passportKey = draftStorageKey(papersPlan)

/** Reads the choices that the drafts of all plans share, except the documents of a recruitment. */
export const readSharedDraft = (store: Store, stamp: DraftStamp): BookingDraft =>
  readStored(store, sharedPlan, stamp)

/**
 * Returns the action that stores a choice for every plan; undefined if the choice belongs to the
 * plan alone.
 */
function toSharedAction(action: BookingAction): BookingAction | undefined {
  if (action.type === 'chooseVisits')
    return action.visits?.firstDay && { type: 'chooseStart', start: { startDate: action.visits.firstDay } }
  return action.type === 'chooseWorkers' ||
    action.type === 'leaveToOffice' ||
    action.type === 'dropWorker' ||
    action.type === 'forgetIdentity'
    ? undefined
    : action
}

/** Stores a choice for the bookings of all plans, if the action is one that plans share. */
export function storeSharedChoice(store: Store, action: BookingAction, stamp: DraftStamp): void {
  const shared = toSharedAction(action)
  if (shared === undefined) return
  const plan = shared.type === 'fillPapers' ? papersPlan : sharedPlan
  storeDraft(store, reduceBooking(readStored(store, plan, stamp), shared, stamp))
}

/** Removes the choices that all plans share from the storage. */
export function removeSharedChoices(store: Store): void {
  for (const plan of [sharedPlan, papersPlan]) removeStoredDraft(store, draftStorageKey(plan))
}

/**
 * Reads the draft of a plan, or creates one, with what was last chosen for any plan. Identity data older
 * than fourteen days and a day that has passed are removed.
 */
export const readStoredDraft = (store: Store, plan: BookingPlanReference, stamp: DraftStamp): BookingDraft =>
  [sharedPlan, papersPlan].reduce<BookingDraft>(
    (draft, shared) => addSharedChoices(readStored(store, shared, stamp), draft, stamp),
    readStored(store, plan, stamp),
  )

/** Whether the customer has chosen something for this plan before. */
export const hasStoredDraft = (store: Store, plan: BookingPlanReference): boolean =>
  quietly(() => store.getItem(draftStorageKey(plan)), null) !== null

/** Stores a draft of a booking; a storage that fails is ignored. */
export const storeDraft = (store: Store, draft: BookingDraft): void =>
  quietly(() => store.setItem(draftStorageKey(draft), serializeDraft(draft)), undefined)

/** Removes the draft with the given key from the storage. */
export const removeStoredDraft = (store: Store, key: string): void =>
  quietly(() => store.removeItem(key), undefined)

const draftKeys = (store: Storage): readonly string[] =>
  quietly(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''), []).filter(
    (key) => key.startsWith(PREFIX),
  )

/** Removes identity documents and names from every draft at log-out, and keeps the other choices. */
export function eraseIdentityInDrafts(store: Storage, stampOf: () => DraftStamp): void {
  for (const key of draftKeys(store)) {
    const stamp = stampOf()
    const draft = quietly(() => parseDraft(store.getItem(key) ?? '', stamp), undefined)
    if (draft === undefined) quietly(() => store.removeItem(key), undefined)
    else storeDraft(store, reduceBooking(draft, { type: 'forgetIdentity' }, stamp))
  }
}

/**
 * Removes identity documents and names older than fourteen days from every draft, and returns the
 * keys of the drafts that had such data.
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
