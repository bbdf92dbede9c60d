import type { PlanDetail } from '@sakina/api-client/client'
import { addDays, riyadhDay } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import { fillStep } from '@sakina/domain/draft'
import type { BookingDraft, FilledStep, Stamp, StepValues } from '@sakina/domain/draft'
import { periodsOfPlan } from '@sakina/domain/schedule'
import type { Period } from '@sakina/domain/schedule'

import { isNobodyFree } from '../../../shared/plans/nobody-free.ts'
import {
  asksWeekdays,
  bundleOf,
  chooseFirstDay,
  nearestDays,
  situationAt,
} from '../steps/visits-situation.ts'

type Situation = {
  readonly now: Instant
  readonly visitTime: Period | undefined
  /** The day chosen on the page that led here. */
  readonly wantedDay: LocalDate | undefined
}

/**
 * The wanted day, else the nearest, at the time of day the card was for; none where its weekdays are the customer's to
 * choose.
 */
function firstSchedule(plan: PlanDetail, { now, visitTime, wantedDay }: Situation): StepValues | undefined {
  const { availability } = plan
  const freeFrom = availability?.state === 'later' ? availability.from : riyadhDay(now)
  const isHourly = plan.service?.code === 'hourly'
  if (!isHourly) return { startDate: freeFrom > riyadhDay(now) ? freeFrom : addDays(riyadhDay(now), 1) }
  const bundle = bundleOf(plan)
  if (asksWeekdays(bundle)) return undefined
  const periods = periodsOfPlan(bundle.period)
  const period = periods.find((each) => each === visitTime) ?? periods[0] ?? 'morning'
  const open = situationAt(now, plan)
  const first = { bundle, period, weekdays: [] }
  const isWantedOpen = wantedDay !== undefined && chooseFirstDay(wantedDay, first, open).ok
  const firstDay = isWantedOpen
    ? wantedDay
    : nearestDays(open.rules.horizonDays, first, open).find((day) => day >= freeFrom)
  return firstDay && { repeatMode: 'once', repeatCount: 1, weekdays: [], period, firstDay }
}

/** What most families choose stands there already, to be changed: the nearest day, and for a visit whom the office sends. */
export function withFirstChoices(
  draft: BookingDraft,
  plan: PlanDetail,
  situation: Situation,
  stamp: Stamp,
): BookingDraft {
  if (isNobodyFree(plan)) return draft
  const { service, steps } = draft
  const schedule = service === 'mediation' ? undefined : firstSchedule(plan, situation)
  // A day chosen just now counts for more than one chosen here before
  const isWanted = situation.wantedDay !== undefined && schedule?.['firstDay'] === situation.wantedDay
  const choices: readonly (readonly [FilledStep, StepValues | undefined])[] = [
    ['schedule', steps.schedule === undefined || isWanted ? schedule : undefined],
    ['worker', steps.worker === undefined && service === 'hourly' ? { count: 1, workerIds: [] } : undefined],
  ]
  return choices.reduce(
    (filled, [step, values]) => (values === undefined ? filled : fillStep(filled, step, values, stamp)),
    draft,
  )
}
