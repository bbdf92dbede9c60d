import { useMemo } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation } from './index.ts'

/**
 * Returns the query of the URL. It is empty during hydration, because a page is prerendered without a
 * query.
 */
export function useUrlQuery(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [search, hydrated])
}
