import { fillStep, startDraft } from '@sakina/domain/draft'
import type { BookingDraft, FilledStep, StepValues } from '@sakina/domain/draft'

import { deviceStore } from './device-store.ts'
import { keepDraft } from './draft-storage.ts'
import { freshStamp } from './use-draft.ts'

/** Begins the booking of another plan of the same kind with what was chosen for this one. Its workers are its own. */
export function carryToPlan(
  { service, serviceId, steps }: BookingDraft,
  planId: number | string,
  schedule: StepValues,
): void {
  const carried: readonly (readonly [FilledStep, StepValues | undefined])[] = [
    ['schedule', schedule],
    ['worker', { count: 1, workerIds: [] }],
    ['extras', steps.extras],
  ]
  keepDraft(
    deviceStore(),
    carried.reduce(
      (draft, [step, values]) => (values === undefined ? draft : fillStep(draft, step, values, freshStamp())),
      startDraft({ service, serviceId, planId }, freshStamp()),
    ),
  )
}
