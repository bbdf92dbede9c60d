import type { Moment } from '../../internal/moment-text.tsx'
import { stageIcons } from '../../art/stages/stage-icon.tsx'
import type { Stage } from '../../art/stages/stage-icon.tsx'

export type TrackingStage = Stage

export interface TrackingStepperStage {
  /** A known stage, or a custom one. */
  code: TrackingStage | (string & Record<never, never>)
  /**
   * The label of a custom stage. The stage is shown after the one before it in `stages`; without a label it
   * is left out.
   */
  label?: string | undefined
  /** The moment when the stage was reached, in Riyadh time; `null` if it lies ahead. */
  at: Moment | null
  /** The note of the office about the stage. */
  note?: string | null | undefined
}

/** A stage of an order, and whether it is done, current or ahead. */
export type TrackingStep = TrackingStepperStage & { readonly state: 'done' | 'now' | 'ahead' }

const order = Object.keys(stageIcons)
/** Tells whether the kit knows the code of a tracking stage. */
export const isKnownStage = (code: string): code is TrackingStage => order.includes(code)

/** Sorts known stages chronologically. A custom stage stays behind the stage it followed. */
function sort(stages: readonly TrackingStepperStage[]): readonly TrackingStepperStage[] {
  let rank = -1
  return stages
    .map((stage) => {
      if (isKnownStage(stage.code)) rank = order.indexOf(stage.code)
      return { stage, rank: isKnownStage(stage.code) ? rank : rank + 0.5 }
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ stage }) => stage)
}

/**
 * Returns the stages in chronological order with their state. The last one reached is current; a final
 * stage is done as soon as it is reached.
 */
export function trackingSteps(stages: readonly TrackingStepperStage[]): readonly TrackingStep[] {
  const sorted = sort(stages.filter(({ code, label }) => isKnownStage(code) || label))
  const reached = sorted.findLastIndex(({ at }) => at !== null)
  const over = reached === sorted.length - 1
  return sorted.map((stage, index) => ({
    ...stage,
    state: index > reached ? 'ahead' : index === reached && !over ? 'now' : 'done',
  }))
}

/** The index of the current stage, or of the last one if all are done. */
export const currentStepIndex = (steps: readonly TrackingStep[]): number =>
  Math.max(
    0,
    steps.findLastIndex(({ state }) => state !== 'ahead'),
  )
