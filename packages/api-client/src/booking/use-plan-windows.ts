import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { useEndpoint } from '../swr/use-endpoint.ts'
import type { PlanWindow } from '../wire/records/catalogue.ts'
import type { PlanDetail } from '../wire/records/plan.ts'
import { isSameId } from '../wire/value-codecs.ts'
import { getServicePlan, listPlanWindows, mostDaysOfWindows } from '../wire/plans.ts'

/**
 * Fetches when workers are available for a plan of one visit, and for the plans that differ from it
 * only in the time of day. For other plans nothing is fetched.
 */
export function usePlanWindows(plan: PlanDetail, now: Instant) {
  const today = riyadhDay(now)
  const { data, error } = useEndpoint(
    listPlanWindows,
    plan.visitCount === 1
      ? { params: { id: Number(plan.id) }, query: { from: today, to: addDays(today, mostDaysOfWindows) } }
      : null,
  )
  const isOwn = ({ plan: serving }: PlanWindow): boolean =>
    serving?.id == null || isSameId(serving.id, plan.id)
  const other = data?.flatMap(({ windows }) => windows).find((each) => !isOwn(each))?.plan?.id
  // Preloads the other plan, so that switching to it does not replace the page with a skeleton.
  useEndpoint(
    getServicePlan,
    other == null ? null : { params: { serviceId: Number(plan.service?.id), planId: Number(other) } },
  )
  return {
    isOwn,
    /** Whether the windows are still to come. */
    isAwaited: plan.visitCount === 1 && data === undefined && error === undefined,
    /**
     * Returns the windows of a day; undefined until they have loaded, and for a day that was not
     * fetched.
     */
    on: (day: LocalDate): readonly PlanWindow[] | undefined =>
      data?.find((each) => each.day === day)?.windows,
    /** Returns the next days with an available worker, at the given time of day if there is one. */
    freeDays: (count: number, period?: VisitPeriod): readonly LocalDate[] =>
      (data ?? [])
        .filter(({ windows }) =>
          windows.some(({ free, window }) => free && (period === undefined || window === period)),
        )
        .slice(0, count)
        .map(({ day }) => day),
  }
}
