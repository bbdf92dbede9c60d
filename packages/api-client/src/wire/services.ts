import * as v from 'valibot'
import { planCodec } from './records/plan.ts'
import { hasUsableName, jobCodec, serviceCodec, toService } from './records/service.ts'
import { pageOf } from './value-codecs.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, pageQuery, textParam } from './queries.ts'

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
  answer: pageOf(serviceCodec),
  errors: [],
  cache: 'catalogue',
  read: (page) => ({ ...page, items: page.items.filter(hasUsableName).map(toService) }),
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
  answer: pageOf(planCodec),
  errors: ['not_found'],
  cache: 'catalogue',
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
  answer: pageOf(jobCodec),
  errors: ['not_found'],
  cache: 'catalogue',
})
