import * as v from 'valibot'
import { field, listOf, resultOf } from './codec.ts'
import { idListField } from './fields.ts'
import { planDayCodec, withDates } from './records/catalogue.ts'
import { planCodec, planDetailCodec, toPlanDetail } from './records/plan.ts'
import { answerOf, pageOf } from './value-codecs.ts'
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
  answer: answerOf({
    plan: field('result', planDetailCodec),
    availableEmployeeIds: field('available_employee_ids', idListField()),
    availableApplicantIds: field('available_applicant_ids', idListField()),
  }),
  errors: ['not_found'],
  cache: 'catalogue',
  read: ({ plan, availableEmployeeIds: employees, availableApplicantIds: applicants }) =>
    toPlanDetail({
      ...plan,
      availableEmployeeIds: plan.availableEmployeeIds.length > 0 ? plan.availableEmployeeIds : employees,
      availableApplicantIds: plan.availableApplicantIds.length > 0 ? plan.availableApplicantIds : applicants,
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
  answer: pageOf(planCodec),
  errors: [],
  cache: 'catalogue',
  extension: true,
})

/** The largest distance in days between the first and the last day of one call, enough for two months. */
export const mostDaysOfWindows = 62

/**
 * Lists the arrival windows of each day and the plan that serves each one: visits of one kind at
 * different times of day are separate plans, which the site shows as one product. `to` is at most
 * `mostDaysOfWindows` after `from` and defaults to it; `from` defaults to today.
 */
export const listPlanWindows = defineOperation({
  id: 'listPlanWindows',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id/windows',
  summary: 'The arrival windows of a day or days: which plan of the same kind serves each, and at what price',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  query: v.strictObject({
    from: v.optional(dayParam()),
    to: v.optional(dayParam()),
    /** Only whether this worker is free. */
    worker: v.optional(catalogueIdParam()),
  }),
  answer: resultOf(listOf(planDayCodec)),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: withDates,
})

export const getPlan = defineOperation({
  id: 'getPlan',
  area: 'plans',
  method: 'GET',
  path: '/plans/:id',
  summary: 'One plan by its id alone, for an address that names no service',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  answer: resultOf(planDetailCodec),
  errors: ['not_found'],
  cache: 'catalogue',
  extension: true,
  read: toPlanDetail,
})
