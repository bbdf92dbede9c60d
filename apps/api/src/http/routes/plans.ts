import { getPlan, getServicePlan, listPlans } from '@sakina/api-client/wire/plans'
import { Failure } from '../../failures/failure.ts'
import { findPlans } from '../../use-cases/catalogue/find-plans.ts'
import { pageOf } from '../../use-cases/catalogue/page.ts'
import { result, resultPage, success } from '../answers.ts'
import { route, type Route } from '../route.ts'
import { toWirePlan, toWirePlanDetail } from '../shapes/plan.ts'

export const planRoutes: readonly Route[] = [
  route(getServicePlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.planId)
    if (plan === undefined || !plan.active || plan.serviceId !== params.serviceId)
      throw new Failure('not_found')
    const detail = toWirePlanDetail(plan, catalogue, language, app.config.policies)
    return success({
      result: detail,
      available_employee_ids: detail.available_employee_ids,
      available_applicant_ids: detail.available_applicant_ids,
    })
  }),

  route(getPlan, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = catalogue.plan.get(params.id)
    if (plan === undefined || !plan.active) throw new Failure('not_found')
    return result(toWirePlanDetail(plan, catalogue, language, app.config.policies))
  }),

  route(listPlans, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    return resultPage(pageOf(findPlans(catalogue, query), query.page, query.limit), (plan) =>
      toWirePlan(plan, catalogue, language, app.config.policies),
    )
  }),
]
