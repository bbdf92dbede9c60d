import * as v from 'valibot'
import { listField, textField } from './fields.ts'
import { defineOperation } from './operation.ts'

export const getHealth = defineOperation({
  id: 'getHealth',
  area: 'health',
  method: 'GET',
  root: 'host',
  path: '/healthz',
  summary: 'The process runs',
  auth: 'none',
  answer: v.object({ status: textField() }),
  errors: [],
  cache: 'never',
  extension: true,
  read: (answer) => answer,
})

export const getReadiness = defineOperation({
  id: 'getReadiness',
  area: 'health',
  method: 'GET',
  root: 'host',
  path: '/readyz',
  summary: 'The process can serve: its database answers and is migrated',
  auth: 'none',
  answer: v.object({
    status: textField(),
    checks: listField(v.object({ name: textField(), status: textField() })),
  }),
  errors: [],
  cache: 'never',
  extension: true,
  read: (answer) => answer,
})

export const getMetrics = defineOperation({
  id: 'getMetrics',
  area: 'health',
  method: 'GET',
  root: 'host',
  path: '/metrics',
  summary: 'Counters for a monitor, in the Prometheus text form',
  auth: 'none',
  answer: v.string(),
  answerType: 'text',
  errors: [],
  cache: 'never',
  extension: true,
  read: (metrics) => metrics,
})
