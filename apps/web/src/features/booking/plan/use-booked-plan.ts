import type { ApiError, PlanDetail } from '@sakina/api-client/client'
import { getPlan, getServicePlan } from '@sakina/api-client/wire/plans'
import { listServices } from '@sakina/api-client/wire/services'
import { useAllPages, useEndpoint } from '@sakina/api-client/swr'
import type { BookableService } from '@sakina/domain/booking'
import type { WorkerGender } from '@sakina/domain/plans'
import { createContext, use } from 'react'

import { servicesQuery } from '../../../shared/plans/services-query.ts'

/** The gender of the workers of the booked plan, for the wording of messages. */
export const WorkerGenderContext = createContext<WorkerGender>('female')

/** Returns the gender of the workers of the booked plan. */
export const useWorkerGender = (): WorkerGender => use(WorkerGenderContext)

type PlanInput = {
  readonly service: BookableService
  /** From the URL or the navigation state. The URLs /s2 to /s4 contain none. */
  readonly serviceId: string | undefined
  readonly planId: string
}

type Answer = {
  readonly data: PlanDetail | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  readonly mutate: () => Promise<unknown>
}

const isCatalogueId = (id: string | undefined): id is string => id !== undefined && /^\d{1,9}$/.test(id)

/** Fetches the plan of a booking URL. If the URL does not name the service, its id is looked up by code. */
export function useBookedPlan({ service, serviceId, planId }: PlanInput): Answer {
  const named = isCatalogueId(serviceId)
  const services = useAllPages(listServices, named ? null : servicesQuery)
  const found = services.data?.find(({ code }) => code === service)?.id
  const id = named ? Number(serviceId) : Number(found)
  const known = Number.isSafeInteger(id) && isCatalogueId(planId)
  const plan = useEndpoint(
    getServicePlan,
    known ? { params: { serviceId: id, planId: Number(planId) } } : null,
  )
  // If the plan belongs to another service than the one in the URL, it is fetched by its id alone.
  const isElsewhere = plan.error?.code === 'not_found'
  const other = useEndpoint(getPlan, isElsewhere ? { params: { id: Number(planId) } } : null)
  return {
    data: plan.data ?? other.data,
    error: isElsewhere ? other.error : (plan.error ?? services.error),
    isValidating: plan.isValidating || services.isValidating || other.isValidating,
    mutate: () => Promise.all([plan.mutate(), services.mutate()]),
  }
}
