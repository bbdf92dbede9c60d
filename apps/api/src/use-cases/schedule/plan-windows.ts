import { mostDaysOfWindows } from '@sakina/api-client/wire/plans'
import { addDays, daysBetween, instant, isRamadan, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { planServingWindow, planWithSiblings } from '@sakina/domain/plans'
import {
  validateVisitDay,
  periodsOfPlan,
  slotKey,
  visitSpan,
  visitWindowsOn,
  type VisitSpan,
  type VisitWindow,
} from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { lowestPlanTotal } from '../catalogue/starting-price.ts'
import {
  daysOfPlan,
  isHourlyPlan,
  periodOfPlan,
  takenSlotsByWorker,
  availableWorkersOfPlan,
} from './free-workers.ts'

/** An arrival window of a day with the sibling plan that serves it. */
export type PlanVisitWindow = {
  readonly window: VisitWindow
  readonly span: VisitSpan
  readonly free: boolean
  readonly plan: PlanRow
  readonly price: Money
}

/** A day with the arrival windows of a plan and its siblings. */
export type PlanDayWindows = {
  readonly day: LocalDate
  readonly season: 'regular' | 'ramadan'
  readonly windows: readonly PlanVisitWindow[]
}

type WindowsInput = {
  readonly planId: number
  readonly from: LocalDate | undefined
  readonly to: LocalDate | undefined
  /** The only worker who counts as free. */
  readonly worker?: number | undefined
}

const nothingTaken: ReadonlySet<string> = new Set()

/**
 * Every window of the days with the sibling plan that serves it, in one statement for any number of days and
 * plans.
 */
export async function readPlanVisitWindows(
  app: Application,
  input: WindowsInput,
): Promise<readonly PlanDayWindows[]> {
  const catalogue = await app.catalogue.read()
  const plan = catalogue.plan.get(input.planId)
  if (plan === undefined || !plan.active) throw new Failure('not_found')
  const now = instant(app.now())
  const from = input.from ?? riyadhDay(now)
  const to = input.to ?? from
  if (to < from) throw invalidFieldsFailure({ to: 'too_small' })
  if (daysBetween(from, to) > mostDaysOfWindows) throw invalidFieldsFailure({ to: 'too_large' })
  if (!isHourlyPlan(plan)) return []
  const rules = app.config.scheduleRules
  const active = catalogue.plans.filter((each) => each.active)
  const siblings = planWithSiblings(plan, active).map((each) => ({
    plan: each,
    price: lowestPlanTotal(each),
    periods: periodsOfPlan(periodOfPlan(each)),
    situation: { now, rules, taken: nothingTaken, planDays: daysOfPlan(each) },
    workers: availableWorkersOfPlan(catalogue, each.id)
      .map(({ id }) => id)
      .filter((id) => input.worker === undefined || id === input.worker),
  }))
  const workers = [...new Set(siblings.flatMap((each) => each.workers))].toSorted((a, b) => a - b)
  const taken = await takenSlotsByWorker(app.database.reader, { workers, from, to, now: app.now() })
  const isFree = (worker: number, day: LocalDate, { period }: VisitWindow): boolean =>
    taken.get(worker)?.has(slotKey(day, period)) !== true
  const serving = (day: LocalDate, window: VisitWindow) =>
    planServingWindow(
      siblings
        .filter((each) => each.periods.includes(window.period))
        .map((each) => ({
          ...each,
          free:
            validateVisitDay(day, window.period, each.situation).ok &&
            each.workers.some((worker) => isFree(worker, day, window)),
        })),
    )
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).map((day) => ({
    day,
    season: isRamadan(day, rules.ramadan) ? 'ramadan' : 'regular',
    windows: visitWindowsOn(day, rules).flatMap((window) => {
      const served = serving(day, window)
      return served === undefined
        ? []
        : { window, span: visitSpan(day, window), free: served.free, plan: served.plan, price: served.price }
    }),
  }))
}
