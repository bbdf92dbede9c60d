import { useMemo } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useQuery } from '../../../shared/query/use-query.ts'
import { useLocation, useNavigate } from '../../../shared/router/index.ts'
import { readFilters, writeFilters, type Filters } from './filters.ts'

export const addressOf = (filters: Filters): string => paths.orderPage.to(writeFilters(filters))

/** The choice the address holds; a new one is a new address, so that "back" undoes it. */
export function useFilters() {
  const query = useQuery()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const filters = useMemo(() => readFilters(query), [query])
  return {
    filters,
    choose: (next: Filters, { replace = false } = {}) => void navigate(addressOf(next), { replace }),
    /** What is changed from inside a popup leaves that open. */
    adjust: (next: Filters, popup: string) =>
      void navigate(paths.orderPage.to({ ...writeFilters(next), popup }), { replace: true, state }),
  }
}
