import * as v from 'valibot'
import { toPlan } from './entities/plan.ts'
import { hasName, toJob, toService } from './entities/service.ts'
import { answeredPage, toPage } from './envelope.ts'
import { operation } from './operation.ts'
import { catalogueId, paged, queryText } from './queries.ts'
import { planSchema } from './shapes/plan.ts'
import { jobSchema, serviceSchema } from './shapes/service.ts'

export const listServices = operation({
  id: 'listServices',
  area: 'services',
  method: 'GET',
  path: '/services',
  summary: 'The services on offer',
  auth: 'none',
  query: v.strictObject({ ...paged, search: v.optional(queryText(100)), fields: v.optional(queryText(200)) }),
  answer: answeredPage(serviceSchema),
  errors: [],
  cache: 'catalogue',
  read: (answer) => toPage({ ...answer, result: answer.result.filter(hasName) }, toService),
})

export const listServicePlans = operation({
  id: 'listServicePlans',
  area: 'services',
  method: 'GET',
  path: '/services/:id/plans',
  summary: 'The plans of one service',
  auth: 'none',
  params: v.strictObject({ id: catalogueId() }),
  query: v.strictObject(paged),
  answer: answeredPage(planSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  read: (answer) => toPage(answer, toPlan),
})

export const listServiceJobs = operation({
  id: 'listServiceJobs',
  area: 'services',
  method: 'GET',
  path: '/services/:id/jobs',
  summary: 'The jobs one service is offered for',
  auth: 'none',
  params: v.strictObject({ id: catalogueId() }),
  query: v.strictObject(paged),
  answer: answeredPage(jobSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  read: (answer) => toPage(answer, toJob),
})
