import { parseInstant } from '../calendar/index.ts'
import { readServiceCode } from '../plans/index.ts'
import {
  readAddress,
  readDelivery,
  readExtras,
  readPapers,
  readStart,
  readVisits,
  readWorkers,
} from './choices.ts'
import type { Id, RawValues } from './choices.ts'
import { contentOf, DRAFT_VERSION, startDraft, withSteps } from './draft.ts'
import type { BookingDraft, Stamp } from './draft.ts'
import { isBookable } from './steps.ts'

const LONGEST_DRAFT = 50_000
const LONGEST_ID = 2_000

const isRaw = (value: unknown): value is RawValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value.length <= LONGEST_ID) ||
  (typeof value === 'number' && Number.isFinite(value))

/** A damaged step is dropped and asked again. */
function readSteps(draft: BookingDraft, stored: unknown): BookingDraft {
  const steps = isRaw(stored) ? stored : {}
  const step = <Choice>(name: string, read: (raw: RawValues) => Choice): Choice | undefined => {
    const raw = steps[name]
    return isRaw(raw) ? read(raw) : undefined
  }
  const known = withSteps(draft, {
    worker: step('worker', readWorkers),
    address: step('address', readAddress),
    extras: step('extras', readExtras),
  })
  if (known.service === 'hourly') return withSteps(known, { schedule: step('schedule', readVisits) })
  const delivered = withSteps(known, { delivery: step('delivery', readDelivery) })
  return delivered.service === 'mediation'
    ? withSteps(delivered, { visa: step('visa', readPapers) })
    : withSteps(delivered, { schedule: step('schedule', readStart) })
}

const readJson = (text: string): unknown => {
  try {
    return text.length <= LONGEST_DRAFT ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

export const serialiseDraft = (draft: BookingDraft): string => JSON.stringify(draft)

/**
 * A stored draft, whatever became of it: a damaged step is dropped and asked again, another version or nonsense is no
 * draft. If something was dropped the content is another, and so is the id.
 */
export function parseDraft(text: string, fresh: Pick<Stamp, 'id'>): BookingDraft | undefined {
  const stored = readJson(text)
  if (!isRaw(stored) || stored['version'] !== DRAFT_VERSION) return undefined
  const { id, service: code, serviceId, planId, steps } = stored
  const service = typeof code === 'string' ? readServiceCode(code) : undefined
  const now = typeof stored['changedAt'] === 'number' ? parseInstant(stored['changedAt']) : undefined
  const isKnown =
    isBookable(service) && now !== undefined && typeof id === 'string' && /^[\w-]{1,60}$/.test(id)
  if (!isKnown || !isId(serviceId) || !isId(planId)) return undefined
  const draft = readSteps(startDraft({ service, serviceId, planId }, { id, now }), steps)
  const isWhole = contentOf(draft) === contentOf({ service, serviceId, planId, steps })
  return isWhole ? draft : { ...draft, id: fresh.id }
}
