import { parseInstant } from '../calendar/index.ts'
import { readServiceCode } from '../plans/index.ts'
import {
  isPlainObject,
  readAddressChoice,
  readDeliveryChoice,
  readExtrasChoice,
  readRecruitmentChoice,
  readStartDateChoice,
  readVisitChoice,
  readWorkerChoice,
} from './choices.ts'
import type { Id, RawValues } from './choices.ts'
import { draftContent, DRAFT_VERSION, startDraft, replaceDraftSteps } from './draft.ts'
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
    worker: step('worker', readWorkerChoice),
    address: step('address', readAddressChoice),
    extras: step('extras', readExtrasChoice),
  })
  if (known.service === 'hourly')
    return replaceDraftSteps(known, { schedule: step('schedule', readVisitChoice) })
  const delivered = replaceDraftSteps(known, { delivery: step('delivery', readDeliveryChoice) })
  return delivered.service === 'mediation'
    ? replaceDraftSteps(delivered, { visa: step('visa', readRecruitmentChoice) })
    : replaceDraftSteps(delivered, { schedule: step('schedule', readStartDateChoice) })
}

const readJson = (text: string): unknown => {
  try {
    return text.length <= LONGEST_DRAFT ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Returns a draft as JSON text. */
export const serialiseDraft = (draft: BookingDraft): string => JSON.stringify(draft)

/**
 * Parses a stored draft. A damaged step is dropped, so that the customer does it again, and the
 * draft then gets a new id, because its content differs. Another version or invalid JSON gives no
 * draft.
 */
export function parseDraft(text: string, fresh: Pick<DraftStamp, 'id'>): BookingDraft | undefined {
  const stored = readJson(text)
  if (!isPlainObject(stored) || stored['version'] !== DRAFT_VERSION) return undefined
  const { id, service: code, serviceId, planId, steps } = stored
  const service = typeof code === 'string' ? readServiceCode(code) : undefined
  const now = typeof stored['changedAt'] === 'number' ? parseInstant(stored['changedAt']) : undefined
  const isKnown =
    isServiceBookable(service) && now !== undefined && typeof id === 'string' && /^[\w-]{1,60}$/.test(id)
  if (!isKnown || !isId(serviceId) || !isId(planId)) return undefined
  const draft = readSteps(startDraft({ service, serviceId, planId }, { id, now }), steps)
  const isWhole = draftContent(draft) === draftContent({ service, serviceId, planId, steps })
  return isWhole ? draft : { ...draft, id: fresh.id }
}
