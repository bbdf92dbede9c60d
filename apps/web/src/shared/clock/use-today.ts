import type { LocalDate } from '@sakina/domain/calendar'

import { useSite } from '../head/site-context.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { today } from './now.ts'

/** The day it is; while a prerendered page is being hydrated, the day it was made on. */
export function useToday(): LocalDate | string {
  const { day } = useSite()
  return useHydrated() ? today() : day
}
