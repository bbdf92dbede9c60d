import { parseLocalDate, riyadhDay } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { halfDone, withSteps } from './draft.ts'
import type { BookingDraft, FilledStep, Stamp, StepValues } from './draft.ts'

/** The days a step stands on: once one of them is over, the step is asked again. */
const DAYS: Readonly<Partial<Record<FilledStep, readonly string[]>>> = {
  schedule: ['firstDay', 'startDate'],
  visa: ['visaExpiry'],
}

const isPast = (value: StepValues[string], today: LocalDate): boolean => {
  const day = typeof value === 'string' ? parseLocalDate(value) : undefined
  return day !== undefined && day < today
}

/** A visit, a start or a visa that was still ahead when it was chosen, and no longer is. */
export const isOver = ({ steps }: BookingDraft, step: FilledStep, today: LocalDate): boolean =>
  DAYS[step]?.some((field) => isPast(steps[step]?.[field], today)) ?? false

/** A draft come back to after its day: what was chosen stays to be seen, and is no answer any more. */
export function reopenOver(draft: BookingDraft, stamp: Stamp): BookingDraft {
  const today = riyadhDay(stamp.now)
  const steps = { ...draft.steps }
  for (const step of ['schedule', 'visa'] as const) {
    const values = steps[step]
    if (values !== undefined && isOver(draft, step, today)) steps[step] = halfDone(values)
  }
  return withSteps(draft, steps, stamp)
}
