import { documentAlerts, workerAvailabilities, workerDocumentKinds } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field, listOf, record, resultOf } from './codec.ts'
import { countField } from './fields.ts'
import { choiceInputSchema, dayInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, choiceParam, pageQuery, textParam } from './queries.ts'
import { workerCodec } from './records/worker.ts'
import { extended, optionalDay, pageOf } from './value-codecs.ts'

const office = { area: 'ops', root: 'host', auth: 'ops', cache: 'never', extension: true } as const

/** Who reads the files of workers. */
const readers = ['desk', 'recruitment', 'dispatch', 'branch_manager', 'owner', 'auditor'] as const

/** A worker as the office sees her: what she does today, and her documents that expire. */
const officeWorkerCodec = /* @__PURE__ */ extended(workerCodec, {
  availability: field('worker_availability', v.picklist(workerAvailabilities)),
  /** The last day of an absence that has begun. */
  absentUntil: field('absent_until', optionalDay()),
  documents: field(
    'documents',
    listOf(
      record({
        kind: field('kind', v.picklist(workerDocumentKinds)),
        expiresOn: field('expires_on', optionalDay()),
      }),
    ),
  ),
})

const oneWorker = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ catalogueIdParam() })

/** Lists the workers of the agency, those with the document that expires first at the top. */
export const opsListWorkers = defineOperation({
  ...office,
  id: 'opsListWorkers',
  roles: readers,
  method: 'GET',
  path: '/ops/workers',
  summary:
    'Workers of the agency, the document that expires first at the top, with counts by what they do today and by documents that expire',
  query: v.strictObject({
    ...pageQuery,
    branch: v.optional(catalogueIdParam()),
    availability: v.optional(choiceParam(workerAvailabilities)),
    /** Only workers with a document that has expired, or expires within as many days. */
    documents: v.optional(choiceParam(documentAlerts)),
    search: v.optional(textParam(60)),
  }),
  answer: extended(pageOf(officeWorkerCodec), {
    counts: field(
      'counts',
      listOf(
        record({
          availability: field('worker_availability', v.picklist(workerAvailabilities)),
          count: field('count', countField()),
        }),
      ),
    ),
    alerts: field(
      'alerts',
      listOf(
        record({ alert: field('alert', v.picklist(documentAlerts)), count: field('count', countField()) }),
      ),
    ),
  }),
  errors: [],
})

export const opsGetWorker = defineOperation({
  ...office,
  id: 'opsGetWorker',
  roles: readers,
  method: 'GET',
  path: '/ops/workers/:id',
  summary: 'One worker: what she does today, and her documents that expire',
  params: oneWorker,
  answer: resultOf(officeWorkerCodec),
  errors: ['not_found'],
})

/** Records until when a document of a worker is valid, unless somebody else has changed it meanwhile. */
export const opsSetWorkerDocument = defineOperation({
  ...office,
  id: 'opsSetWorkerDocument',
  roles: ['recruitment', 'branch_manager', 'owner'],
  method: 'POST',
  path: '/ops/workers/:id/documents',
  summary:
    'Record the day on which a document of a worker expires, or that she has none; refused if somebody has changed it meanwhile',
  params: oneWorker,
  body: body({
    kind: field('kind', choiceInputSchema(workerDocumentKinds)),
    /** Without a day the document is no longer recorded. */
    expiresOn: field('expires_on', v.optional(dayInputSchema())),
    /** The day that the person saw before; none if the document was not recorded. */
    seenExpiresOn: field('seen_expires_on', v.optional(dayInputSchema())),
  }),
  answer: resultOf(officeWorkerCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
})
