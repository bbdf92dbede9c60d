import { parseInstant } from '../calendar/index.ts'
import { readServiceCode } from '../plans/index.ts'
import { contentOf, DRAFT_VERSION } from './draft.ts'
import type { BookingDraft, DraftValue, FilledStep, Stamp, StepValues } from './draft.ts'
import { isBookable, stepsOf } from './steps.ts'
import type { BookableService } from './steps.ts'

const LONGEST_TEXT = 50_000
const LONGEST_VALUE = 2_000
const MOST_ITEMS = 20

type Stored = Readonly<Record<string, unknown>>

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.length <= LONGEST_VALUE) ||
  (typeof value === 'number' && Number.isFinite(value))

const isDraftValue = (value: unknown): value is DraftValue =>
  isPlain(value) ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isPlain))

const readValues = (value: unknown): StepValues | undefined => {
  if (!isStored(value)) return undefined
  const kept = Object.entries(value).filter((entry): entry is [string, DraftValue] => isDraftValue(entry[1]))
  return Object.fromEntries(kept)
}

function readSteps(service: BookableService, value: unknown): BookingDraft['steps'] {
  const stored = new Map(isStored(value) ? Object.entries(value) : [])
  const steps: Partial<Record<FilledStep, StepValues>> = {}
  for (const step of stepsOf(service)) {
    const values = step === 'review' ? undefined : readValues(stored.get(step))
    if (step !== 'review' && values !== undefined) steps[step] = values
  }
  return steps
}

const readJson = (text: string): unknown => {
  try {
    return text.length <= LONGEST_TEXT ? JSON.parse(text) : undefined
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
  if (!isStored(stored) || stored['version'] !== DRAFT_VERSION) return undefined
  const { id, service: code, serviceId, planId, steps: storedSteps } = stored
  const service = typeof code === 'string' ? readServiceCode(code) : undefined
  const changedAt = typeof stored['changedAt'] === 'number' ? parseInstant(stored['changedAt']) : undefined
  const known =
    isBookable(service) && changedAt !== undefined && typeof id === 'string' && /^[\w-]{1,60}$/.test(id)
  if (!known || !isPlain(serviceId) || !isPlain(planId)) return undefined
  const steps = readSteps(service, storedSteps)
  const draft: BookingDraft = { version: DRAFT_VERSION, id, service, serviceId, planId, changedAt, steps }
  const whole = contentOf(draft) === contentOf({ service, serviceId, planId, steps: storedSteps })
  return whole ? draft : { ...draft, id: fresh.id }
}
