import type { Id, Nationality, Plan, Service, Worker } from '@sakina/api-client/client'
import { parseJobCode, workerGender } from '@sakina/domain/plans'
import { Portrait } from '@sakina/ui/art/portrait'
import { ViewTransition } from 'react'

import { serviceHues } from '../services/service-hues.ts'

/** What a portrait needs to know about a worker. */
export type WorkerPortraitData = Pick<Worker, 'gender' | 'jobCode'> & {
  readonly id: Id | null
  readonly nationality: { readonly code: string } | null
}

/** What a worker looks like in every drawing. */
export const appearanceOfWorker = ({ id, gender, nationality, jobCode }: WorkerPortraitData) =>
  ({
    seed: String(id),
    gender: gender === 'm' ? 'male' : 'female',
    country: nationality?.code,
    job: jobCode ?? undefined,
  }) as const

/** The drawing of a worker, the same on every page. */
export const WorkerPortrait = ({
  worker,
  figure,
}: {
  worker: WorkerPortraitData
  figure?: 'bust' | 'half'
}) => <Portrait {...appearanceOfWorker(worker)} figure={figure} />

/** What a portrait needs to know about a plan. */
export type PlanPortraitData = {
  readonly id: Id
  readonly nationality: Pick<NonNullable<Plan['nationality']>, 'code'> | null
  readonly job: Pick<NonNullable<Plan['job']>, 'code'> | null
  readonly service: Pick<Service, 'code'> | null
}

/** What the worker of a plan looks like in every drawing. */
export const appearanceOfPlan = ({ id, nationality, job }: Omit<PlanPortraitData, 'service'>) =>
  ({
    seed: `plan-${id}`,
    gender: workerGender(job?.code),
    country: nationality?.code,
    job: job ? parseJobCode(job.code) : undefined,
  }) as const

/**
 * A drawing of a worker of the plan's nationality and job. A view transition moves it from the list
 * to the booking.
 */
export const PlanPortrait = ({ plan }: { plan: PlanPortraitData }) => (
  <ViewTransition name={`plan-${plan.id}`} share="auto" default="none">
    <Portrait
      {...appearanceOfPlan(plan)}
      ground={serviceHues[plan.service?.code ?? 'unknown'] ?? 'sand'}
      figure="half"
    />
  </ViewTransition>
)

/** A drawing of a worker from a country. */
export const NationalityPortrait = ({ nationality: { id, code } }: { nationality: Nationality }) => (
  <Portrait seed={`nationality-${id}`} country={code} job="housemaid" figure="half" />
)
