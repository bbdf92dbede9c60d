import { addDays, riyadhDay, weekdayOf } from '@sakina/domain/calendar'
import type { Instant, LocalDate, Weekday } from '@sakina/domain/calendar'
import type { VisitPeriod } from '@sakina/domain/schedule'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { isSameId } from '../wire/value-codecs.ts'
import type { PlanDetail } from '../wire/records/plan.ts'
import { listPlanWindows, mostDaysOfWindows } from '../wire/plans.ts'

type EarlierVisitTime = {
  readonly weekday: Weekday | undefined
  readonly period: VisitPeriod | undefined
  readonly worker: number | undefined
}

/**
 * The nearest day of a weekday on which the worker, or without one any worker, is free for a plan of visits. If she
 * never is, the day a week ahead, of which the booking then says that she is taken.
 */
export function useFreeWeekday(
  plan: PlanDetail,
  { weekday, period, worker }: EarlierVisitTime,
  now: Instant,
): { readonly day: LocalDate | undefined; readonly isAwaited: boolean } {
  const from = riyadhDay(now)
  const isWanted = weekday !== undefined && plan.visitCount > 0
  const { data, error } = useEndpoint(
    listPlanWindows,
    isWanted
      ? { params: { id: Number(plan.id) }, query: { from, to: addDays(from, mostDaysOfWindows), worker } }
      : null,
  )
  const days = (data ?? []).filter(({ day }) => weekdayOf(day) === weekday)
  const free = days.find(({ windows }) =>
    windows.some(
      (each) =>
        each.free &&
        (period === undefined || each.window === period) &&
        (each.plan?.id == null || isSameId(each.plan.id, plan.id)),
    ),
  )
  return {
    day: (free ?? days.find(({ day }) => day > addDays(from, 6)))?.day,
    isAwaited: isWanted && data === undefined && error === undefined,
  }
}
