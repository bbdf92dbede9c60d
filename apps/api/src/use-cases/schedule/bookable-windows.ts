import { instant, isRamadan, type LocalDate } from '@sakina/domain/calendar'
import {
  unrestrictedPlanDays,
  validateVisitDay,
  periodsOfPlan,
  visitSpan,
  visitWindowsOn,
  type PlanDays,
  type PlanPeriod,
  type VisitSpan,
  type VisitWindow,
} from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import { contractById } from '../../db/repositories/contracts.ts'
import { orderById } from '../../db/repositories/orders.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { daysOfPlan, periodOfPlan, takenSlotsByWorker, availableWorkersOfPlan } from './free-workers.ts'

/** An arrival window of a day and whether a worker is free. */
export type VisitWindowAvailability = {
  readonly window: VisitWindow
  readonly span: VisitSpan
  readonly free: boolean
}

type WindowsInput = {
  readonly day: LocalDate
  readonly planId: number | undefined
  readonly workerId: number | undefined
  readonly visitId: string | undefined
}

type SlotInput = {
  /** At least one of these workers must be free; an empty list means any worker. */
  readonly workers: readonly number[]
  readonly planPeriod: PlanPeriod
  readonly planDays: PlanDays
}

async function askedFor(
  app: Application,
  customer: SignedInCustomer | undefined,
  input: WindowsInput,
): Promise<SlotInput> {
  const catalogue = await app.catalogue.read()
  if (input.visitId !== undefined) {
    const visit = await visitById(app.database.reader, input.visitId)
    if (visit === undefined || visit.customerId !== customer?.id) throw new Failure('not_found')
    const contract = await contractById(app.database.reader, visit.contractId)
    const order = contract && (await orderById(app.database.reader, contract.orderId))
    const plan = order?.planId == null ? undefined : catalogue.plan.get(order.planId)
    return {
      workers: visit.workerId === null ? [] : [visit.workerId],
      planPeriod: periodOfPlan(plan),
      planDays: daysOfPlan(plan),
    }
  }
  if (input.workerId !== undefined) {
    if (!catalogue.worker.has(input.workerId)) throw new Failure('not_found')
    return { workers: [input.workerId], planPeriod: 'any', planDays: unrestrictedPlanDays }
  }
  if (input.planId === undefined) return { workers: [], planPeriod: 'any', planDays: unrestrictedPlanDays }
  const plan = catalogue.plan.get(input.planId)
  if (plan === undefined || !plan.active) throw new Failure('not_found')
  return {
    workers: availableWorkersOfPlan(catalogue, plan.id).map((worker) => worker.id),
    planPeriod: periodOfPlan(plan),
    planDays: daysOfPlan(plan),
  }
}

/** The arrival windows of a plan on a day, and whether each can still be booked. */
export async function readVisitWindowAvailability(
  app: Application,
  customer: SignedInCustomer | undefined,
  input: WindowsInput,
): Promise<{ readonly season: 'regular' | 'ramadan'; readonly windows: readonly VisitWindowAvailability[] }> {
  const rules = app.config.scheduleRules
  const { day } = input
  const { workers, planPeriod, planDays } = await askedFor(app, customer, input)
  const periods = periodsOfPlan(planPeriod)
  const taken = await takenSlotsByWorker(app.database.reader, { workers, from: day, to: day, now: app.now() })
  const nobody: ReadonlySet<string> = new Set()
  const situations = (
    workers.length === 0 ? [nobody] : workers.map((worker) => taken.get(worker) ?? nobody)
  ).map((slots) => ({ now: instant(app.now()), rules, taken: slots, planDays }))
  return {
    season: isRamadan(day, rules.ramadan) ? 'ramadan' : 'regular',
    windows: visitWindowsOn(day, rules)
      .filter(({ period }) => periods.includes(period))
      .map((window) => ({
        window,
        span: visitSpan(day, window),
        free: situations.some((situation) => validateVisitDay(day, window.period, situation).ok),
      })),
  }
}
