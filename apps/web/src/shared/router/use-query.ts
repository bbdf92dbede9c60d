import { useMemo } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation } from './index.ts'

/** What the address asks for. Nothing while a prerendered page is being hydrated, since it was made without a query. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [search, hydrated])
}
