import * as v from 'valibot'
import { list, text } from './fields.ts'
import { operation } from './operation.ts'

export const getHealth = operation({
  id: 'getHealth',
  area: 'health',
  method: 'GET',
  root: 'host',
  path: '/healthz',
  summary: 'The process runs',
  auth: 'none',
  answer: v.object({ status: text() }),
  errors: [],
  cache: 'never',
  extension: true,
  read: (answer) => answer,
})

export const getReadiness = operation({
  id: 'getReadiness',
  area: 'health',
  method: 'GET',
  root: 'host',
  path: '/readyz',
  summary: 'The process can serve: its database answers and is migrated',
  auth: 'none',
  answer: v.object({ status: text(), checks: list(v.object({ name: text(), status: text() })) }),
  errors: [],
  cache: 'never',
  extension: true,
  read: (answer) => answer,
})

export const getMetrics = operation({
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
