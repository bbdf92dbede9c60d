import { isSameId, type Plan } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'

import { servicesQuery } from './services-query.ts'

/** Returns what the service of a plan does not include; nothing until the services have loaded. */
export function useServiceExclusions(): (plan: Pick<Plan, 'service'>) => readonly string[] {
  const { data } = useEndpoint(listServices, servicesQuery)
  return ({ service }) => data?.items.find(({ id }) => isSameId(id, service?.id ?? null))?.excludes ?? []
}
