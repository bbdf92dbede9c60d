import * as v from 'valibot'
import { toPlanDays } from './entities/catalogue.ts'
import { toPlan, toPlanDetail } from './entities/plan.ts'
import { answered, answeredPage, envelopeSchema, toPage } from './envelope.ts'
import { idList, list } from './fields.ts'
import { operation } from './operation.ts'
import { catalogueId, oneOf, paged, queryDay, queryBoolean, wholeNumber, queryText } from './queries.ts'
import { planDaySchema } from './shapes/catalogue.ts'
import { planDetailSchema, planSchema } from './shapes/plan.ts'

export const getServicePlan = operation({
  id: 'getServicePlan',
  area: 'plans',
  method: 'GET',
  path: '/services/:serviceId/plans/:planId',
  summary: 'One plan of a service, with the workers who could come',
  auth: 'none',
  params: v.strictObject({ serviceId: catalogueId(), planId: catalogueId() }),
  // The documented ids stand in the plan or beside it, depending on the provider; our server sends both.
  answer: envelopeSchema({
    result: planDetailSchema,
    available_employee_ids: idList(),
    available_applicant_ids: idList(),
  }),
  errors: ['not_found'],
  cache: 'catalogue',
  read: ({ result, available_employee_ids, available_applicant_ids }) =>
    toPlanDetail({
      ...result,
      available_employee_ids:
        result.available_employee_ids.length > 0 ? result.available_employee_ids : available_employee_ids,
      available_applicant_ids:
        result.available_applicant_ids.length > 0 ? result.available_applicant_ids : available_applicant_ids,
    }),
})

export const planSorts = ['recommended', 'price', '-price', 'duration', '-duration'] as const

export const listPlans = operation({
  id: 'listPlans',
  area: 'plans',
  method: 'GET',
  path: '/plans',
  summary: 'Plans of all services, filtered, sorted and paged',
  auth: 'none',
  query: v.strictObject({
    ...paged,
    category: v.optional(queryText(40)),
    service: v.optional(queryText(40)),
    nationality: v.optional(catalogueId()),
    job: v.optional(queryText(40)),
    price_min: v.optional(wholeNumber(0, 1_000_000)),
    price_max: v.optional(wholeNumber(0, 1_000_000)),
    duration: v.optional(wholeNumber(1, 3_650)),
    insurance: v.optional(queryBoolean()),
    economical: v.optional(queryBoolean()),
    search: v.optional(queryText(100)),
    sort: v.optional(oneOf(planSorts)),
  }),
  answer: answeredPage(planSchema),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: (answer) => toPage(answer, toPlan),
})

/**
 * Morning, afternoon and Friday visits of one kind are sold as plans of their own and chosen as times of one product.
 * `to` is at most 62 days after `from`, and `from` itself where it is left out; `from` is today where that is.
 */
export const listPlanWindows = operation({
  id: 'listPlanWindows',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id/windows',
  summary: 'The arrival windows of a day or days: which plan of the same kind serves each, and at what price',
  auth: 'none',
  params: v.strictObject({ id: catalogueId() }),
  query: v.strictObject({ from: v.optional(queryDay()), to: v.optional(queryDay()) }),
  answer: answered(list(planDaySchema)),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ result }) => toPlanDays(result),
})

export const getPlan = operation({
  id: 'getPlan',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id',
  summary: 'One plan by its id alone, for an address that names no service',
  auth: 'none',
  params: v.strictObject({ id: catalogueId() }),
  answer: answered(planDetailSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => toPlanDetail(result),
})
