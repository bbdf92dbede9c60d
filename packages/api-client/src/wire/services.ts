import * as v from 'valibot'
import { toPlan } from './entities/plan.ts'
import { hasUsableName, toJob, toService } from './entities/service.ts'
import { pageEnvelopeSchema, toPage } from './envelope.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, pageQuery, textParam } from './queries.ts'
import { planSchema } from './shapes/plan.ts'
import { jobSchema, serviceSchema } from './shapes/service.ts'

export const listServices = defineOperation({
  id: 'listServices',
  area: 'services',
  method: 'GET',
  path: '/services',
  summary: 'The services on offer',
  auth: 'none',
  query: v.strictObject({
    ...pageQuery,
    search: v.optional(textParam(100)),
    fields: v.optional(textParam(200)),
  }),
  answer: pageEnvelopeSchema(serviceSchema),
  errors: [],
  cache: 'catalogue',
  read: (answer) => toPage({ ...answer, result: answer.result.filter(hasUsableName) }, toService),
})

export const listServicePlans = defineOperation({
  id: 'listServicePlans',
  area: 'services',
  method: 'GET',
  path: '/services/:id/plans',
  summary: 'The plans of one service',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  query: v.strictObject(pageQuery),
  answer: pageEnvelopeSchema(planSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  read: (answer) => toPage(answer, toPlan),
})

export const listServiceJobs = defineOperation({
  id: 'listServiceJobs',
  area: 'services',
  method: 'GET',
  path: '/services/:id/jobs',
  summary: 'The jobs one service is offered for',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  query: v.strictObject(pageQuery),
  answer: pageEnvelopeSchema(jobSchema),
  errors: ['not_found'],
  cache: 'catalogue',
  read: (answer) => toPage(answer, toJob),
})
