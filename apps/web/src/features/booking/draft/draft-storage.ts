import {
  clearStep,
  eraseIdentity,
  fillStep,
  forgetStaleIdentity,
  parseDraft,
  reopenOver,
  serialiseDraft,
  startDraft,
  stepsOf,
} from '@sakina/domain/draft'
import type { BookableService, BookingDraft, Stamp, StepValues } from '@sakina/domain/draft'

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

function readStored(store: Store, plan: BookedPlan, stamp: Stamp): BookingDraft {
  const text = quietly(() => store.getItem(draftKey(plan)), null)
  const stored = text === null ? undefined : parseDraft(text, stamp)
  return stored === undefined
    ? startDraft(plan, stamp)
    : reopenOver(forgetStaleIdentity(stored, stamp), stamp)
}

/** Where the worker comes to is the customer's, not a plan's. A draft of its own keeps it, and forgets as drafts do. */
const placeSteps = ['address', 'delivery'] as const
const placePlan: BookedPlan = { service: 'resident', serviceId: 'any', planId: 'place' }
type PlaceStep = (typeof placeSteps)[number]

export const isPlaceStep = (step: string): step is PlaceStep => placeSteps.some((each) => each === step)

export const readPlace = (store: Store, stamp: Stamp): BookingDraft['steps'] =>
  readStored(store, placePlan, stamp).steps

export function keepPlace(store: Store, step: PlaceStep, values: StepValues | undefined, stamp: Stamp): void {
  const place = readStored(store, placePlan, stamp)
  keepDraft(
    store,
    values === undefined ? clearStep(place, step, stamp) : fillStep(place, step, values, stamp),
  )
}

export const dropPlace = (store: Store): void => dropDraft(store, draftKey(placePlan))

/**
 * The draft of a plan as it was left, without who somebody is after fourteen days or a day that has passed, or a fresh
 * one; with the place last chosen for any plan.
 */
export function readDraft(store: Store, plan: BookedPlan, stamp: Stamp): BookingDraft {
  const place = readPlace(store, stamp)
  return placeSteps.reduce(
    (draft, step) => {
      const values = stepsOf(plan.service).includes(step) ? place[step] : undefined
      return values === undefined ? draft : fillStep(draft, step, values, stamp)
    },
    readStored(store, plan, stamp),
  )
}

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
