import type { Moment } from '../../internal/moment-text.tsx'
import { stageIcons } from '../../art/stages/stage-icon.tsx'
import type { Stage } from '../../art/stages/stage-icon.tsx'

export type TrackingStage = Stage

export interface TrackingStepperStage {
  /** One of the known stages, or one of your own. */
  code: TrackingStage | (string & Record<never, never>)
  /** The words of a stage of your own. It stands after the stage that it follows in `stages`; without words it is left out. */
  label?: string | undefined
  /** When it was reached, as Riyadh's clocks show it; `null` while it is to come. */
  at: Moment | null
  /** What the office wrote about it. */
  note?: string | null | undefined
}

export type Step = TrackingStepperStage & { readonly state: 'done' | 'now' | 'ahead' }

const order = Object.keys(stageIcons)
export const isKnownStage = (code: string): code is TrackingStage => order.includes(code)

/** The known stages in the order things happen; one that is not known stays behind the stage it came after. */
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
 * The stages in the order things happen, whatever order they came in. The last one reached is where it stands; the end
 * of the way is done as soon as it is reached.
 */
export function journeyOf(stages: readonly TrackingStepperStage[]): readonly Step[] {
  const sorted = sort(stages.filter(({ code, label }) => isKnownStage(code) || label))
  const reached = sorted.findLastIndex(({ at }) => at !== null)
  const over = reached === sorted.length - 1
  return sorted.map((stage, index) => ({
    ...stage,
    state: index > reached ? 'ahead' : index === reached && !over ? 'now' : 'done',
  }))
}

/** The stage it stands at: the one under way, or the last of a way that is done. */
export const placeOf = (steps: readonly Step[]): number =>
  Math.max(
    0,
    steps.findLastIndex(({ state }) => state !== 'ahead'),
  )
