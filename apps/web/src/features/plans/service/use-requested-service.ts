import type { Service } from '@sakina/api-client/client'
import { visibleServices } from '@sakina/domain/plans'

import { useHydrated } from '../../../shared/hydration/use-hydrated.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { useLocation } from '../../../shared/router/index.ts'

/**
 * Returns the requested service: `?service=` (id or code), else the title in navigation state, as
 * documented.
 */
export function useServiceReference(): {
  readonly named: string | undefined
  readonly title: string | undefined
} {
  const query = useUrlQuery()
  const location = useLocation()
  const state: unknown = location.state
  // The page was prerendered without navigation state, and a reload keeps it.
  const title = useHydrated() && isRecord(state) ? state['title'] : undefined
  return {
    named: query.get('service') ?? undefined,
    title: typeof title === 'string' && title.trim() !== '' ? title : undefined,
  }
}

/** Finds the service that the URL names by id, code or title. */
export const findRequestedService = (
  services: readonly Service[],
  { named, title }: ReturnType<typeof useServiceReference>,
): Service | undefined =>
  visibleServices(services).find(({ id, code, name }) =>
    named === undefined ? name === title : String(id) === named || code === named,
  )
