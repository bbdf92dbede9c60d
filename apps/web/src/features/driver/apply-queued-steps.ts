import type { DriverVisit } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { visitStatesAfterStep } from '@sakina/domain/visit-day'
import type { DriverStep } from '@sakina/domain/vocabulary'

import type { QueuedStep } from './driver-storage.ts'

/** A step of a visit, and whether the server has received it. */
export type StepWithQueueState = {
  readonly step: DriverStep
  readonly at: Instant | null
  readonly isSent: boolean
}

/** A visit of a driver with the steps that were sent and those still waiting. */
export type VisitWithQueuedSteps = Omit<DriverVisit, 'steps'> & {
  readonly steps: readonly StepWithQueueState[]
}

/** Returns a visit as it will be once the waiting steps are sent. */
export function applyQueuedSteps(visit: DriverVisit, queue: readonly QueuedStep[]): VisitWithQueuedSteps {
  const steps: StepWithQueueState[] = visit.steps.map(({ step, at }) => ({ step, at, isSent: true }))
  let { state } = visit
  for (const { step, at } of queue.filter((each) => each.visit === visit.id)) {
    if (state === 'unknown') break
    const outcome = visitStatesAfterStep(step, { state, startsAt: at, atDoorSince: undefined }, at)
    state = (outcome.ok ? outcome.value.at(-1) : undefined) ?? state
    steps.push({ step, at, isSent: false })
  }
  return { ...visit, state, steps }
}
