import type { TrackingStepperStage } from '@sakina/ui/tracking-stepper'

const stage = (
  code: TrackingStepperStage['code'],
  date?: string,
  time?: string,
  note?: string,
): TrackingStepperStage => ({ code, at: date && time ? { date, time } : null, note: note ?? null })

export const stages = (note: string): readonly TrackingStepperStage[] => [
  stage('submitted', '2026-10-04', '10:12'),
  stage('under_review', '2026-10-04', '10:12'),
  stage('awaiting_payment', '2026-10-04', '10:15'),
  stage('processing', '2026-10-04', '10:21'),
  stage('visa_started', '2026-10-11', '09:00'),
  stage('visa_in_progress', '2026-10-25', '13:40', note),
  stage('visa_issued'),
  stage('travel_arrangements'),
  stage('on_the_way'),
  stage('arrived'),
  stage('received'),
]
