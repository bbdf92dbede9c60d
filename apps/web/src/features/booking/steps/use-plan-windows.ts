import type { PlanDetail, PlanWindow } from '@sakina/api-client/client'
import { sameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getServicePlan, listPlanWindows } from '@sakina/api-client/wire/plans'
import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Period } from '@sakina/domain/schedule'

/** As far as one call answers. */
const DAYS_AHEAD = 62

/** When somebody can come, across the plans that are one product to the eye: morning, afternoon and Friday. */
export function usePlanWindows(plan: PlanDetail, now: Instant) {
  const today = riyadhDay(now)
  const { data } = useEndpoint(
    listPlanWindows,
    plan.visitCount === 1
      ? { params: { id: Number(plan.id) }, query: { from: today, to: addDays(today, DAYS_AHEAD) } }
      : null,
  )
  const isOwn = ({ plan: serving }: PlanWindow): boolean => serving?.id == null || sameId(serving.id, plan.id)
  const other = data?.flatMap(({ windows }) => windows).find((each) => !isOwn(each))?.plan?.id
  // Here before it is turned to, so that the page stays as it is
  useEndpoint(
    getServicePlan,
    other == null ? null : { params: { serviceId: Number(plan.service?.id), planId: Number(other) } },
  )
  return {
    isOwn,
    /** Nothing while it is not known. */
    on: (day: LocalDate): readonly PlanWindow[] | undefined =>
      data?.find((each) => each.day === day)?.windows,
    /** The soonest days somebody is free on, at that time of day where one is asked for. */
    freeDays: (count: number, period?: Period): readonly LocalDate[] =>
      (data ?? [])
        .filter(({ windows }) =>
          windows.some(({ free, window }) => free && (period === undefined || window === period)),
        )
        .slice(0, count)
        .map(({ day }) => day),
  }
}
