import {
  eraseIdentity,
  forgetStaleIdentity,
  parseDraft,
  reopenOver,
  serialiseDraft,
  startDraft,
} from '@sakina/domain/draft'
import type { BookableService, BookingDraft, Stamp } from '@sakina/domain/draft'

const PREFIX = 'sakina.booking.'

export type BookedPlan = {
  readonly service: BookableService
  readonly serviceId: number | string
  readonly planId: number | string
}

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

/** The draft of a plan as it was left, without who somebody is after fourteen days or a day that has passed; or a fresh one. */
export function readDraft(store: Store, plan: BookedPlan, stamp: Stamp): BookingDraft {
  const text = quietly(() => store.getItem(draftKey(plan)), null)
  const stored = text === null ? undefined : parseDraft(text, stamp)
  return stored === undefined
    ? startDraft(plan, stamp)
    : reopenOver(forgetStaleIdentity(stored, stamp), stamp)
}

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
    else keepDraft(store, eraseIdentity(draft, stamp))
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
