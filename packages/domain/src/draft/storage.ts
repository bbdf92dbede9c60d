import { parseInstant } from '../calendar/index.ts'
import { readServiceCode } from '../plans/index.ts'
import { contentOf, DRAFT_VERSION } from './draft.ts'
import type { BookingDraft, DraftValue, FilledStep, Stamp, StepValues } from './draft.ts'
import { isBookable, stepsOf } from './steps.ts'
import type { BookableService } from './steps.ts'

/** Turns a stored draft of one version into the next one's shape. */
export type Migrations = Readonly<
  Record<number, (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>>
>

// The first version has no ancestors.
const MIGRATIONS: Migrations = {}
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

function migrate(stored: unknown, migrations: Migrations): Stored | undefined {
  let current = isStored(stored) ? stored : undefined
  // Each step is one version, so there can't be more of them than versions.
  for (let steps = 0; current !== undefined && current['version'] !== DRAFT_VERSION; steps += 1) {
    const migration = typeof current['version'] === 'number' ? migrations[current['version']] : undefined
    current = steps < DRAFT_VERSION + Object.keys(migrations).length ? migration?.(current) : undefined
  }
  return current
}

export const serialiseDraft = (draft: BookingDraft): string => JSON.stringify(draft)

/**
 * A stored draft, whatever became of it: a damaged step is dropped and asked again, a newer version or nonsense is no
 * draft. If something was dropped the content is another, and so is the id.
 */
export function parseDraft(
  text: string,
  fresh: Pick<Stamp, 'id'>,
  migrations: Migrations = MIGRATIONS,
): BookingDraft | undefined {
  const stored = migrate(readJson(text), migrations)
  if (stored === undefined) return undefined
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
