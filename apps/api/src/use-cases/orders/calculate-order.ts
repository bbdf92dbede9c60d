import {
  daysOfPlan,
  isHourlyPlan,
  periodOfPlan,
  slotsOfLiveInContract,
  type OrderSchedule,
} from '../schedule/free-workers.ts'
import { instant, weekday } from '@sakina/domain/calendar'
import {
  validateStartDay,
  contractEnd,
  periodsOfPlan,
  scheduleVisits,
  spreadWeekdays,
  type ScheduleRules,
  type VisitSlot,
  type VisitScheduleRefusal,
} from '@sakina/domain/schedule'
import type { RefusalReason } from '@sakina/domain/refusal'
import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { planDayMessage } from '../schedule/plan-day-message.ts'
import type { OrderRequest } from './order-request.ts'
import { money } from '@sakina/domain/money'
import type { PolicyConfig } from '@sakina/domain/policies'
import { calculateQuote, totalTaxPercent, type Discount, type Quote } from '@sakina/domain/pricing'
import { readDeliveryCost } from '../../catalogue/settings.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'

type VisitChoice = Pick<
  OrderRequest,
  'startDate' | 'weekdays' | 'window' | 'repeatCount' | 'repeatIntervalDays'
>

const fieldOf: Partial<Readonly<Record<VisitScheduleRefusal, readonly [string, FieldErrorCode]>>> = {
  'schedule.period_not_in_plan': ['window', 'not_allowed'],
  'schedule.wrong_number_of_weekdays': ['weekdays', 'not_allowed'],
  'schedule.first_day_not_a_chosen_weekday': ['startDate', 'not_allowed'],
  'schedule.unknown_repetition': ['repeatIntervalDays', 'not_allowed'],
  'schedule.weekly_needs_a_single_visit': ['repeatIntervalDays', 'not_allowed'],
  'schedule.bundle_longer_than_interval': ['repeatIntervalDays', 'not_allowed'],
  'schedule.not_a_visit_plan': ['planId', 'not_allowed'],
}

function refusal(reason: RefusalReason<VisitScheduleRefusal>): Failure {
  const field = fieldOf[reason.code]
  if (field !== undefined) return invalidFieldsFailure({ [field[0]]: field[1] })
  return new Failure('date_unavailable', { words: planDayMessage(reason) })
}

const toPlannedVisit = (visit: VisitSlot): PlannedVisit => ({
  day: visit.day,
  period: visit.window.period,
  arriveFrom: visit.window.from,
  arriveTo: visit.window.to,
})

const nobodyTaken: ReadonlySet<string> = new Set()

function visitsOf(plan: PlanRow, choice: VisitChoice, rules: ScheduleRules, now: Date): OrderSchedule {
  const period = periodOfPlan(plan)
  const planDays = daysOfPlan(plan)
  const window = choice.window ?? periodsOfPlan(period)[0] ?? 'morning'
  const bundle = { visitCount: plan.visitCount, recurrenceRate: plan.visitsPerWeek, period }
  const planned = scheduleVisits(
    {
      bundle,
      firstDay: choice.startDate,
      period: window,
      // The documented body has no weekdays; then the visits are spread over the week.
      weekdays:
        choice.weekdays.length > 0
          ? choice.weekdays.map(weekday)
          : spreadWeekdays(choice.startDate, window, bundle, planDays),
      repetition: { count: choice.repeatCount, intervalDays: choice.repeatIntervalDays },
    },
    { now: instant(now), rules, taken: nobodyTaken, planDays },
  )
  if (!planned.ok) throw refusal(planned.reason)
  const visits = planned.value
  return {
    start: choice.startDate,
    end: visits.at(-1)?.day ?? choice.startDate,
    window,
    visits: visits.map(toPlannedVisit),
    slots: visits.map((visit) => ({ day: visit.day, period: visit.window.period })),
  }
}

/** The schedule of an order: its hourly visits, or every day of a live-in contract. */
export function calculateOrderSchedule(
  plan: PlanRow,
  choice: VisitChoice,
  rules: ScheduleRules,
  now: Date,
): OrderSchedule {
  if (isHourlyPlan(plan)) return visitsOf(plan, choice, rules, now)
  const start = validateStartDay(choice.startDate, { now: instant(now), rules })
  if (!start.ok) throw invalidFieldsFailure({ startDate: 'not_allowed' })
  const end = contractEnd(start.value, plan.durationDays)
  return {
    start: start.value,
    end,
    window: undefined,
    visits: [],
    slots: slotsOfLiveInContract(start.value, end),
  }
}

/** The plan, delivery, quantity and discounts that an order is priced by. */
export type OrderPriceInput = {
  readonly plan: PlanRow
  readonly needDelivery: boolean
  readonly quantity: number
  readonly repeatCount: number
  readonly discounts: readonly Discount[]
  /** The wallet amount the customer wants to use, in halalas. */
  readonly wallet: number
}

const isMediation = (plan: PlanRow, catalogue: Catalogue): boolean =>
  catalogue.service.get(plan.serviceId)?.code === 'mediation'

/** Prices a choice: the domain calculates the sum from the figures of the plan. */
export function priceOrder(
  catalogue: Catalogue,
  { visaFee }: Pick<PolicyConfig, 'visaFee'>,
  order: OrderPriceInput,
): Quote {
  const { plan } = order
  return calculateQuote({
    listPrice: money(plan.listPrice),
    wage: money(plan.employeeWage),
    tax: totalTaxPercent(plan.taxes),
    quantity: order.quantity,
    repeatCount: order.repeatCount,
    // An hourly price includes transport.
    delivery:
      order.needDelivery && !isHourlyPlan(plan) ? money(readDeliveryCost(catalogue.settings)) : undefined,
    discounts: order.discounts,
    insurance: plan.requiresInsurance && plan.insuranceInPrice ? money(plan.insuranceAmount) : undefined,
    visaFee: isMediation(plan, catalogue) ? visaFee : undefined,
    wallet: money(order.wallet),
  })
}
