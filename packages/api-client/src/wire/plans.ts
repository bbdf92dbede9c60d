import * as v from 'valibot'
import { toPlanDays } from './entities/catalogue.ts'
import { toPlan, toPlanDetail } from './entities/plan.ts'
import { resultEnvelopeSchema, pageEnvelopeSchema, envelopeSchema, toPage } from './envelope.ts'
import { idListField, listField } from './fields.ts'
import { defineOperation } from './operation.ts'
import {
  catalogueIdParam,
  choiceParam,
  pageQuery,
  dayParam,
  booleanParam,
  wholeNumberParam,
  textParam,
} from './queries.ts'
import { planDaySchema } from './shapes/catalogue.ts'
import { planDetailSchema, planSchema } from './shapes/plan.ts'

export const getServicePlan = defineOperation({
  id: 'getServicePlan',
  area: 'plans',
  method: 'GET',
  path: '/services/:serviceId/plans/:planId',
  summary: 'One plan of a service, with the workers who could come',
  auth: 'none',
  params: v.strictObject({ serviceId: catalogueIdParam(), planId: catalogueIdParam() }),
  // Some providers send the ids of the available workers inside the plan, others beside it. Our
  // server does both.
  answer: envelopeSchema({
    result: planDetailSchema,
    available_employee_ids: idListField(),
    available_applicant_ids: idListField(),
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

/** The sort orders that the list of plans accepts. */
export const planSorts = ['recommended', 'price', '-price', 'duration', '-duration'] as const

export const listPlans = defineOperation({
  id: 'listPlans',
  area: 'plans',
  method: 'GET',
  path: '/plans',
  summary: 'Plans of all services, filtered, sorted and paged',
  auth: 'none',
  query: v.strictObject({
    ...pageQuery,
    category: v.optional(textParam(40)),
    service: v.optional(textParam(40)),
    nationality: v.optional(catalogueIdParam()),
    job: v.optional(textParam(40)),
    price_min: v.optional(wholeNumberParam(0, 1_000_000)),
    price_max: v.optional(wholeNumberParam(0, 1_000_000)),
    duration: v.optional(wholeNumberParam(1, 3_650)),
    insurance: v.optional(booleanParam()),
    economical: v.optional(booleanParam()),
    /** Only plans that can be had at a home in this neighbourhood. */
    neighborhood: v.optional(catalogueIdParam()),
    search: v.optional(textParam(100)),
    sort: v.optional(choiceParam(planSorts)),
  }),
  answer: pageEnvelopeSchema(planSchema),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: (answer) => toPage(answer, toPlan),
})

/**
 * Lists the arrival windows of each day and the plan that serves each one: visits of one kind at
 * different times of day are separate plans, which the site shows as one product. `to` is at most
 * 62 days after `from` and defaults to it; `from` defaults to today.
 */
export const listPlanWindows = defineOperation({
  id: 'listPlanWindows',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id/windows',
  summary: 'The arrival windows of a day or days: which plan of the same kind serves each, and at what price',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  query: v.strictObject({ from: v.optional(dayParam()), to: v.optional(dayParam()) }),
  answer: resultEnvelopeSchema(listField(planDaySchema)),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ result }) => toPlanDays(result),
})

export const getPlan = defineOperation({
  id: 'getPlan',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id',
  summary: 'One plan by its id alone, for an address that names no service',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  answer: resultEnvelopeSchema(planDetailSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => toPlanDetail(result),
})
