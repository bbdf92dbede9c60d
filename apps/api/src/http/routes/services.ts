import { listServiceJobs, listServicePlans, listServices } from '@sakina/api-client/wire/services'
import { Failure } from '../../failures/failure.ts'
import { findServices } from '../../use-cases/catalogue/find-plans.ts'
import { mapPage, paginate } from '../../use-cases/catalogue/page.ts'
import { startingPriceOfService } from '../../use-cases/catalogue/starting-price.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { optionalMoney } from '../optional-values.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toPlan } from '../shapes/plan.ts'

/** Whether the response includes a field; without `fields` it includes all of them. */
const wants = (fields: string | undefined) => {
  const fieldNames = fields?.split(',').map((field) => field.trim())
  return (field: string): boolean => fieldNames?.includes(field) ?? true
}

export const serviceRoutes: readonly Route[] = [
  defineRoute(listServices, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    const includesField = wants(query.fields)
    return mapPage(paginate(findServices(catalogue, query.search), query.page, query.limit), (service) => {
      const plans = catalogue.plans.filter((plan) => plan.active && plan.serviceId === service.id)
      const price = startingPriceOfService(catalogue, plans, availability)
      return {
        id: service.id,
        ...(includesField('name') && { name: localize(service.name, language) }),
        ...(includesField('code') && { code: service.code }),
        ...(includesField('description') && { description: localize(service.description, language) }),
        ...(includesField('plan_count') && { planCount: plans.length }),
        short: localize(service.short, language),
        includes: service.includes.map((text) => localize(text, language)),
        excludes: service.excludes.map((text) => localize(text, language)),
        startingTotal: optionalMoney(price?.total ?? null),
        startingBasis: price?.basis ?? null,
      }
    })
  }),

  defineRoute(listServicePlans, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    if (!catalogue.service.has(params.id)) throw new Failure('not_found')
    const plans = catalogue.plans.filter((plan) => plan.active && plan.serviceId === params.id)
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return mapPage(paginate(plans, query.page, query.limit), (plan) =>
      toPlan(plan, catalogue, language, { ...app.config.policies, availability }),
    )
  }),

  defineRoute(listServiceJobs, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    if (!catalogue.service.has(params.id)) throw new Failure('not_found')
    const jobs = catalogue.serviceJobs
      .filter((row) => row.serviceId === params.id)
      .flatMap((row) => catalogue.job.get(row.jobId) ?? [])
    return mapPage(paginate(jobs, query.page, query.limit), (job) => ({
      id: job.id,
      name: localize(job.name, language),
      code: job.code,
    }))
  }),
]
