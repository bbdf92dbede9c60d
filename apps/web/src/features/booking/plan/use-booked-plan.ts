import type { ApiError, PlanDetail } from '@sakina/api-client/client'
import { getPlan, getServicePlan } from '@sakina/api-client/wire/plans'
import { listServices } from '@sakina/api-client/wire/services'
import { useAllPages, useEndpoint } from '@sakina/api-client/swr'
import type { BookableService } from '@sakina/domain/booking'

import { servicesQuery } from '../../../shared/plans/services-query.ts'

type PlanInput = {
  readonly service: BookableService
  /** As the address or the navigation state says; /s2 to /s4 carry none. */
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

/** The plan of an address, also of one opened cold: the service is looked up by its code where it is not named. */
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
  // An address of one service with a plan of another: the plan by its id alone says where it belongs
  const isElsewhere = plan.error?.code === 'not_found'
  const other = useEndpoint(getPlan, isElsewhere ? { params: { id: Number(planId) } } : null)
  return {
    data: plan.data ?? other.data,
    error: isElsewhere ? other.error : (plan.error ?? services.error),
    isValidating: plan.isValidating || services.isValidating || other.isValidating,
    mutate: () => Promise.all([plan.mutate(), services.mutate()]),
  }
}
