import { money } from '@sakina/domain/money'
import { localDate } from '@sakina/domain/calendar'
import { getPlan, getServicePlan, listPlans, listPlanWindows } from '@sakina/api-client/wire/plans'
import { Failure } from '../../failures/failure.ts'
import { findPlans } from '../../use-cases/catalogue/find-plans.ts'
import { mapPage, paginate } from '../../use-cases/catalogue/page.ts'
import type { Application } from '../../application.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { readPlanVisitWindows } from '../../use-cases/schedule/plan-windows.ts'
import { findWorkersFreeNow } from '../../use-cases/schedule/free-workers.ts'
import { localize, type Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toPlan, toPlanDetail } from '../shapes/plan.ts'
import { toVisitWindow } from '../shapes/visit-window.ts'

async function planDetail(app: Application, catalogue: Catalogue, plan: PlanRow, language: Language) {
  const free = await findWorkersFreeNow(app.database.reader, catalogue, plan, app.now())
  const availability = await readPlanAvailabilityLookup(app, catalogue)
  return toPlanDetail(plan, catalogue, language, { ...app.config.policies, free, availability })
}

export const planRoutes: readonly Route[] = [
  defineRoute(getServicePlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.planId)
    if (plan === undefined || !plan.active || plan.serviceId !== params.serviceId)
      throw new Failure('not_found')
    const detail = await planDetail(app, catalogue, plan, language)
    return {
      plan: detail,
      availableEmployeeIds: detail.availableEmployeeIds,
      availableApplicantIds: detail.availableApplicantIds,
    }
  }),

  defineRoute(getPlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.id)
    if (plan === undefined || !plan.active) throw new Failure('not_found')
    return await planDetail(app, catalogue, plan, language)
  }),

  defineRoute(listPlanWindows, async ({ app, params, query, language }) => {
    const days = await readPlanVisitWindows(app, {
      planId: params.id,
      from: query.from === undefined ? undefined : localDate(query.from),
      to: query.to === undefined ? undefined : localDate(query.to),
      worker: query.worker,
    })
    return days.map(({ day, season, windows }) => ({
      day: day,
      season,
      windows: windows.map(({ plan, price, ...window }) => ({
        ...toVisitWindow({ ...window, season }, language),
        plan: { id: plan.id, name: localize(plan.name, language) },
        price: money(price),
      })),
    }))
  }),

  defineRoute(listPlans, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return mapPage(paginate(findPlans(catalogue, query), query.page, query.limit), (plan) =>
      toPlan(plan, catalogue, language, { ...app.config.policies, availability }),
    )
  }),
]
