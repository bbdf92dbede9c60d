import { parseInstant } from '../calendar/index.ts'
import { parseServiceCode } from '../plans/index.ts'
import {
  isPlainObject,
  parseAddressChoice,
  parseDeliveryChoice,
  parseExtrasChoice,
  parseRecruitmentChoice,
  parseStartDateChoice,
  parseVisitChoice,
  parseWorkerChoice,
} from './choices.ts'
import type { Id, RawValues } from './choices.ts'
import { draftContentKey, DRAFT_VERSION, startDraft, replaceDraftSteps } from './draft.ts'
import type { BookingDraft, DraftStamp } from './draft.ts'
import { isServiceBookable } from './steps.ts'

const LONGEST_DRAFT = 50_000
const LONGEST_ID = 2_000

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value.length <= LONGEST_ID) ||
  (typeof value === 'number' && Number.isFinite(value))

/** Reads the steps; a damaged one is dropped, so that the customer does it again. */
function readSteps(draft: BookingDraft, stored: unknown): BookingDraft {
  const steps = isPlainObject(stored) ? stored : {}
  const step = <Choice>(name: string, read: (raw: RawValues) => Choice): Choice | undefined => {
    const raw = steps[name]
    return isPlainObject(raw) ? read(raw) : undefined
  }
  const known = replaceDraftSteps(draft, {
    worker: step('worker', parseWorkerChoice),
    address: step('address', parseAddressChoice),
    extras: step('extras', parseExtrasChoice),
  })
  if (known.service === 'hourly')
    return replaceDraftSteps(known, { schedule: step('schedule', parseVisitChoice) })
  const delivered = replaceDraftSteps(known, { delivery: step('delivery', parseDeliveryChoice) })
  return delivered.service === 'mediation'
    ? replaceDraftSteps(delivered, { visa: step('visa', parseRecruitmentChoice) })
    : replaceDraftSteps(delivered, { schedule: step('schedule', parseStartDateChoice) })
}

const readJson = (text: string): unknown => {
  try {
    return text.length <= LONGEST_DRAFT ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Returns a draft as JSON text. */
export const serializeDraft = (draft: BookingDraft): string => JSON.stringify(draft)

/**
 * Parses a stored draft. A damaged step is dropped, so that the customer does it again, and the
 * draft then gets a new id, because its content differs. Another version or invalid JSON gives no
 * draft.
 */
export function parseDraft(text: string, fresh: Pick<DraftStamp, 'id'>): BookingDraft | undefined {
  const stored = readJson(text)
  if (!isPlainObject(stored) || stored['version'] !== DRAFT_VERSION) return undefined
  const { id, service: code, serviceId, planId, steps } = stored
  const service = typeof code === 'string' ? parseServiceCode(code) : undefined
  const now = typeof stored['changedAt'] === 'number' ? parseInstant(stored['changedAt']) : undefined
  const isKnown =
    isServiceBookable(service) && now !== undefined && typeof id === 'string' && /^[\w-]{1,60}$/.test(id)
  if (!isKnown || !isId(serviceId) || !isId(planId)) return undefined
  const draft = readSteps(startDraft({ service, serviceId, planId }, { id, now }), steps)
  const isWhole = draftContentKey(draft) === draftContentKey({ service, serviceId, planId, steps })
  return isWhole ? draft : { ...draft, id: fresh.id }
}
