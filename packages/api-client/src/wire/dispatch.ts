import { dispatchOrders, dispatchTasks, dispatchViews } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { field, listOf, record } from './codec.ts'
import {
  booleanField,
  countField,
  idField,
  listField,
  relationField,
  relationFieldWith,
  textField,
  optionalTextField,
} from './fields.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, choiceParam, dayParam, pageQuery, textParam } from './queries.ts'
import { extended, optionalInstant, pageOf } from './value-codecs.ts'

/** Lists what has to be done on a day: its visits, and the orders for days that still lack a worker. */
export const opsListDispatch = defineOperation({
  id: 'opsListDispatch',
  area: 'ops',
  root: 'host',
  auth: 'ops',
  cache: 'never',
  extension: true,
  roles: ['desk', 'dispatch', 'branch_manager', 'owner', 'auditor'],
  method: 'GET',
  path: '/ops/dispatch',
  summary:
    'The day of a branch: its visits, the orders that begin by then without a worker, counts, drivers and workers',
  query: v.strictObject({
    ...pageQuery,
    date: dayParam(),
    branch: v.optional(catalogueIdParam()),
    /** Only those that still need something, or that are over. */
    view: v.optional(choiceParam(dispatchViews)),
    worker: v.optional(catalogueIdParam()),
    driver: v.optional(textParam(60)),
    search: v.optional(textParam(60)),
    /** By time unless it is named. */
    order: v.optional(choiceParam(dispatchOrders)),
  }),
  answer: extended(
    pageOf(
      record({
        id: field('id', idField()),
        kind: field('kind', v.picklist(dispatchTasks)),
        /** `CT-…/1` of a visit, `SK-…` of an order. */
        number: field('number', textField()),
        /** The state of the visit, or of the order. */
        state: field('state', textField()),
        arrivesFrom: field('arrives_from', optionalInstant()),
        arrivesTo: field('arrives_to', optionalInstant()),
        /** Whether the arrival time is over and nobody has begun. */
        isLate: field('is_late', booleanField()),
        /** Whether the worker does not work on the day. */
        isWorkerAbsent: field('is_worker_absent', booleanField()),
        /** How many workers come together. */
        workerCount: field('worker_count', countField()),
        worker: field('employee_id', relationField()),
        driver: field('driver', optionalTextField()),
        customer: field('partner_id', relationFieldWith({ phone: textField() })),
        branch: field('branch_id', relationField()),
        address: field('address', optionalTextField()),
      }),
    ),
    {
      counts: field('counts', listField(v.object({ view: v.picklist(dispatchViews), count: countField() }))),
      drivers: field('drivers', listField(v.object({ name: textField(), count: countField() }))),
      /** Every worker of the branches, with her visits of the day. */
      workers: field(
        'workers',
        listOf(
          record({
            id: field('id', idField()),
            name: field('name', textField()),
            count: field('count', countField()),
            isAbsent: field('is_absent', booleanField()),
          }),
        ),
      ),
    },
  ),
  errors: [],
})
