import { useMemo } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useQuery } from '../../../shared/router/use-query.ts'
import { useLocation, useNavigate } from '../../../shared/router/index.ts'
import { readFilters, writeFilters, type Filters } from './filters.ts'

export const filtersToUrl = (filters: Filters): string => paths.orderPage.to(writeFilters(filters))

/** The choice the address holds; a new one is a new address, so that "back" undoes it. */
export function useFilters() {
  const query = useQuery()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const filters = useMemo(() => readFilters(query), [query])
  // A second choice may come before the page has followed the first: what it changes is what the address says by then.
  const latest = () => readFilters(new URLSearchParams(globalThis.location.search))
  return {
    filters,
    choose: (change: (latest: Filters) => Filters, { replace = false } = {}) =>
      void navigate(filtersToUrl(change(latest())), { replace }),
    /** What is changed from inside a popup leaves that open. */
    adjust: (change: (latest: Filters) => Filters, popup: string) =>
      void navigate(paths.orderPage.to({ ...writeFilters(change(latest())), popup }), {
        replace: true,
        state,
      }),
  }
}
