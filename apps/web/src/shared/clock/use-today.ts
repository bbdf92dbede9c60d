import type { LocalDate } from '@sakina/domain/calendar'

import { useSiteContext } from '../head/page-head-tags.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { today } from './now.ts'

/** Returns today; during hydration it is the day the page was prerendered. */
export function useToday(): LocalDate | string {
  const { day } = useSiteContext()
  return useHydrated() ? today() : day
}
