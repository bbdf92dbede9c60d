import { localDate } from '@sakina/domain/calendar'
import { getPlan, getServicePlan, listPlans, listPlanWindows } from '@sakina/api-client/wire/plans'
import { Failure } from '../../failures/failure.ts'
import { findPlans } from '../../use-cases/catalogue/find-plans.ts'
import { paginate } from '../../use-cases/catalogue/page.ts'
import type { Application } from '../../application.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { readPlanVisitWindows } from '../../use-cases/schedule/plan-windows.ts'
import { findWorkersFreeNow } from '../../use-cases/schedule/free-workers.ts'
import { localize, type Language } from '../language.ts'
import { resultBody, resultPageBody, successBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'
import { toWirePlan, toWirePlanDetail } from '../shapes/plan.ts'
import { toWireVisitWindow } from '../shapes/visit-window.ts'
import { halalasToSar } from '../wire-money.ts'

async function planDetail(app: Application, catalogue: Catalogue, plan: PlanRow, language: Language) {
  const free = await findWorkersFreeNow(app.database.reader, catalogue, plan, app.now())
  const availability = await readPlanAvailabilityLookup(app, catalogue)
  return toWirePlanDetail(plan, catalogue, language, { ...app.config.policies, free, availability })
}

export const planRoutes: readonly Route[] = [
  defineRoute(getServicePlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.planId)
    if (plan === undefined || !plan.active || plan.serviceId !== params.serviceId)
      throw new Failure('not_found')
    const detail = await planDetail(app, catalogue, plan, language)
    return successBody({
      result: detail,
      available_employee_ids: detail.available_employee_ids,
      available_applicant_ids: detail.available_applicant_ids,
    })
  }),

  defineRoute(getPlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.id)
    if (plan === undefined || !plan.active) throw new Failure('not_found')
    return resultBody(await planDetail(app, catalogue, plan, language))
  }),

  defineRoute(listPlanWindows, async ({ app, params, query, language }) => {
    const days = await readPlanVisitWindows(app, {
      planId: params.id,
      from: query.from === undefined ? undefined : localDate(query.from),
      to: query.to === undefined ? undefined : localDate(query.to),
    })
    return resultBody(
      days.map(({ day, season, windows }) => ({
        date: day,
        season,
        windows: windows.map(({ plan, price, ...window }) => ({
          ...toWireVisitWindow({ ...window, season }, language),
          plan_id: { id: plan.id, name: localize(plan.name, language) },
          price: halalasToSar(price),
        })),
      })),
    )
  }),

  defineRoute(listPlans, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return resultPageBody(paginate(findPlans(catalogue, query), query.page, query.limit), (plan) =>
      toWirePlan(plan, catalogue, language, { ...app.config.policies, availability }),
    )
  }),
]
