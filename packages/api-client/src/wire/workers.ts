import * as v from 'valibot'
import { periods } from '@sakina/domain/vocabulary'
import { toWorker } from './entities/worker.ts'
import { answeredPage, toPage } from './envelope.ts'
import { operation } from './operation.ts'
import { catalogueId, oneOf, paged, queryDay } from './queries.ts'
import { workerSchema } from './shapes/worker.ts'

export const listWorkers = operation({
  id: 'listWorkers',
  area: 'workers',
  method: 'GET',
  path: '/workers',
  summary: 'Available workers, for a service and plan where named, free from a day on where one is named',
  auth: 'none',
  query: v.strictObject({
    ...paged,
    service: v.optional(catalogueId()),
    plan: v.optional(catalogueId()),
    nationality: v.optional(catalogueId()),
    from: v.optional(queryDay()),
    window: v.optional(oneOf(periods)),
    /** The neighbourhood of the home: the nearest come first, and each says how near she is. */
    neighborhood: v.optional(catalogueId()),
  }),
  answer: answeredPage(workerSchema),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: (answer) => toPage(answer, toWorker),
})
