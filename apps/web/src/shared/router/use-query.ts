import { useMemo } from 'react'

import { useSiteContext } from '../head/page-head-tags.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation } from './index.ts'

/**
 * Returns the query of the URL. During hydration it is that of the document: none, or the plan that the
 * document shows.
 */
export function useUrlQuery(): URLSearchParams {
  const { search } = useLocation()
  const site = useSiteContext()
  const known = useHydrated() ? search : site.search
  return useMemo(() => new URLSearchParams(known), [known])
}
