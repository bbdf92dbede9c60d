import type { IllustrationProps } from '../scene.tsx'
import { StageArrived } from './arrived.tsx'
import { StageAwaitingPayment } from './awaiting-payment.tsx'
import { StageOnTheWay } from './on-the-way.tsx'
import { StageProcessing } from './processing.tsx'
import { StageReceived } from './received.tsx'
import { StageSubmitted } from './submitted.tsx'
import { StageTravelArrangements } from './travel-arrangements.tsx'
import { StageUnderReview } from './under-review.tsx'
import { StageVisaInProgress } from './visa-in-progress.tsx'
import { StageVisaIssued } from './visa-issued.tsx'
import { StageVisaStarted } from './visa-started.tsx'

/** The eleven pictograms in the order of the stages. */
export const stageIcons = {
  submitted: StageSubmitted,
  under_review: StageUnderReview,
  awaiting_payment: StageAwaitingPayment,
  processing: StageProcessing,
  visa_started: StageVisaStarted,
  visa_in_progress: StageVisaInProgress,
  visa_issued: StageVisaIssued,
  travel_arrangements: StageTravelArrangements,
  on_the_way: StageOnTheWay,
  arrived: StageArrived,
  received: StageReceived,
} as const

/** The code of a tracking stage that has an illustration. */
export type Stage = keyof typeof stageIcons

interface StageIconProps extends IllustrationProps {
  stage: Stage
}

/** Draws the illustration of a tracking stage. */
export function StageIcon({ stage, ...props }: StageIconProps) {
  const Drawn = stageIcons[stage]
  return <Drawn {...props} />
}
