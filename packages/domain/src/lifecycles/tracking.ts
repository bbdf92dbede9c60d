import type { ServiceCode } from '../plans/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { trackingStages } from '../vocabulary/index.ts'
import type { TrackingStage, VisitState } from '../vocabulary/index.ts'

const RECRUITMENT_ONLY: ReadonlySet<TrackingStage> = new Set<TrackingStage>([
  'visa_started',
  'visa_in_progress',
  'visa_issued',
  'travel_arrangements',
])

/** The stages that are recorded without the office, by the event that causes them. */
export const stagesByEvent: Readonly<Record<'order' | 'checkout' | 'payment', readonly TrackingStage[]>> = {
  order: ['submitted', 'under_review'],
  checkout: ['awaiting_payment'],
  payment: ['processing'],
}

/** Returns the tracking stages of a service: only a recruitment passes through the visa and travel stages. */
export const stagesOfService = (service: ServiceCode): readonly TrackingStage[] =>
  trackingStages.filter((stage) => service === 'mediation' || !RECRUITMENT_ONLY.has(stage))

/** Why an order cannot reach a tracking stage. */
export type StageRefusal =
  | 'lifecycle.stage_not_of_service'
  | 'lifecycle.stage_already_reached'
  | 'lifecycle.stage_skipped'

/** Returns the first tracking stage of the service after the one reached. */
export const nextStage = (service: ServiceCode, reached: TrackingStage): TrackingStage | undefined => {
  const position = trackingStages.indexOf(reached)
  return stagesOfService(service).find((stage) => trackingStages.indexOf(stage) > position)
}

/**
 * Returns the next stage, or a refusal: stages advance one by one, without skipping or going back.
 */
export function validateStageAdvance(
  service: ServiceCode,
  reached: TrackingStage,
  to: TrackingStage,
): Outcome<TrackingStage, StageRefusal> {
  const values = { service, from: reached, to }
  if (!stagesOfService(service).includes(to)) return refused('lifecycle.stage_not_of_service', values)
  if (trackingStages.indexOf(to) <= trackingStages.indexOf(reached)) {
    return refused('lifecycle.stage_already_reached', values)
  }
  return nextStage(service, reached) === to ? granted(to) : refused('lifecycle.stage_skipped', values)
}

const stagesByVisit: Partial<Record<VisitState, readonly TrackingStage[]>> = {
  on_the_way: ['on_the_way'],
  in_progress: ['on_the_way', 'arrived'],
  done: ['on_the_way', 'arrived', 'received'],
}

/** A stage that an order has reached, when, and what the office said about it. */
export type ReachedStage<At> = {
  readonly stage: TrackingStage
  readonly at: At
  readonly note: string | null
}

/** The stages an order has reached: those that were recorded, and those its first visit brought about. */
export function stagesReached<At>(
  recorded: readonly ReachedStage<At>[],
  visits: readonly { readonly status: VisitState; readonly updatedAt: At }[],
): readonly ReachedStage<At>[] {
  const recordedStages = new Set(recorded.map(({ stage }) => stage))
  for (const { status, updatedAt } of visits) {
    const stages = stagesByVisit[status]?.filter((stage) => !recordedStages.has(stage))
    if (stages) return [...recorded, ...stages.map((stage) => ({ stage, at: updatedAt, note: null }))]
  }
  return recorded
}

/** The furthest of the stages by their order, not by when they were reached. */
export const furthestStage = (
  reached: readonly Pick<ReachedStage<unknown>, 'stage'>[],
): TrackingStage | undefined => trackingStages.findLast((code) => reached.some(({ stage }) => stage === code))

/** The stages to show of an order: those of its service, and only the reached ones once it is over. */
export function stagesToShow(
  service: ServiceCode,
  reached: readonly Pick<ReachedStage<unknown>, 'stage'>[],
  isOver: boolean,
): readonly TrackingStage[] {
  const reachedStages = new Set(reached.map(({ stage }) => stage))
  return stagesOfService(service).filter((stage) => !isOver || reachedStages.has(stage))
}
