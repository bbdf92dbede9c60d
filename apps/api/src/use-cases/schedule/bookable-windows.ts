import { instant, isRamadan, type LocalDate } from '@sakina/domain/calendar'
import { chooseDay, visitSpan, windowsOn, type VisitSpan, type VisitWindow } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedIn } from '../identity/signed-in.ts'
import { takenBy, workersOfPlan } from './free-workers.ts'
import { scheduleRules } from './schedule-rules.ts'

export type BookableWindow = {
  readonly window: VisitWindow
  readonly span: VisitSpan
  readonly free: boolean
}

type Wanted = {
  readonly day: LocalDate
  readonly planId: number | undefined
  readonly workerId: number | undefined
  readonly visitId: string | undefined
}

/** The workers one of whom would have to come; none means that nobody in particular was asked about. */
async function candidates(
  app: Application,
  customer: SignedIn | undefined,
  wanted: Wanted,
): Promise<readonly number[]> {
  const catalogue = await app.catalogue.read()
  if (wanted.visitId !== undefined) {
    const visit = await visitById(app.database.reader, wanted.visitId)
    if (visit === undefined || visit.customerId !== customer?.id) throw new Failure('not_found')
    return visit.workerId === null ? [] : [visit.workerId]
  }
  if (wanted.workerId !== undefined) {
    if (!catalogue.worker.has(wanted.workerId)) throw new Failure('not_found')
    return [wanted.workerId]
  }
  if (wanted.planId === undefined) return []
  const plan = catalogue.plan.get(wanted.planId)
  if (plan === undefined || !plan.active) throw new Failure('not_found')
  return workersOfPlan(catalogue, plan.id).map((worker) => worker.id)
}

/** The arrival windows a day has, and whether each can still be booked. */
export async function bookableWindows(
  app: Application,
  customer: SignedIn | undefined,
  wanted: Wanted,
): Promise<{ readonly season: 'regular' | 'ramadan'; readonly windows: readonly BookableWindow[] }> {
  const rules = scheduleRules(app.config)
  const { day } = wanted
  const workers = await candidates(app, customer, wanted)
  const taken = await takenBy(app.database.reader, { workers, from: day, to: day, now: app.now() })
  const nobody: ReadonlySet<string> = new Set()
  const situations = (
    workers.length === 0 ? [nobody] : workers.map((worker) => taken.get(worker) ?? nobody)
  ).map((slots) => ({ now: instant(app.now()), rules, taken: slots }))
  return {
    season: isRamadan(day, rules.ramadan) ? 'ramadan' : 'regular',
    windows: windowsOn(day, rules).map((window) => ({
      window,
      span: visitSpan(day, window),
      free: situations.some((situation) => chooseDay(day, window.period, situation).ok),
    })),
  }
}
