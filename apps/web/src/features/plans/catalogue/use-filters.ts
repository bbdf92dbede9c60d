import { useMemo } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { parseFilters, filtersToQuery, type PlanFilters } from './filters.ts'

/** Returns the URL of the catalogue with the given filters. */
export const filtersToUrl = (filters: PlanFilters): string => paths.orderPage.to(filtersToQuery(filters))

/** Returns the filters in the URL. A change is a new history entry, so that Back undoes it. */
export function useFilters() {
  const query = useUrlQuery()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(query), [query])
  // A second change may come before React has rendered the first, so it starts from the current URL.
  const latest = () => parseFilters(new URLSearchParams(globalThis.location.search))
  return {
    filters,
    choose: (change: (latest: PlanFilters) => PlanFilters, { replace = false } = {}) =>
      void navigate(filtersToUrl(change(latest())), { replace }),
  }
}
