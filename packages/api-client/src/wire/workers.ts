import * as v from 'valibot'
import { resultOf } from './codec.ts'
import { workerCodec, workerDetailCodec } from './records/worker.ts'
import { pageOf } from './value-codecs.ts'
import { visitPeriods } from '@sakina/domain/vocabulary'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, choiceParam, pageQuery, dayParam } from './queries.ts'

export const listWorkers = defineOperation({
  id: 'listWorkers',
  area: 'workers',
  method: 'GET',
  path: '/workers',
  summary:
    'Available workers, for a service and plan where named, free from a day on where one is named; to a family that is signed in none whom it does not want again',
  auth: 'optional',
  query: v.strictObject({
    ...pageQuery,
    service: v.optional(catalogueIdParam()),
    plan: v.optional(catalogueIdParam()),
    nationality: v.optional(catalogueIdParam()),
    from: v.optional(dayParam()),
    window: v.optional(choiceParam(visitPeriods)),
    /** The neighbourhood of the home: sorts the workers by nearness and adds `nearness` to each. */
    neighborhood: v.optional(catalogueIdParam()),
  }),
  answer: pageOf(workerCodec),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
})

export const getWorker = defineOperation({
  id: 'getWorker',
  area: 'workers',
  method: 'GET',
  path: '/workers/:id',
  summary: 'One available worker, with the plans that can be booked with this worker now',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  answer: resultOf(workerDetailCodec),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
})
