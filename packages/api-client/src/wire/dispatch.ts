import { dispatchOrders, dispatchTasks, dispatchViews } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toOptionalInstant } from './entities/values.ts'
import { pageEnvelopeSchema, toPage } from './envelope.ts'
import {
  booleanField,
  countField,
  idField,
  instantField,
  listField,
  relationField,
  relationFieldWith,
  textField,
  optionalTextField,
} from './fields.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, choiceParam, dayParam, pageQuery, textParam } from './queries.ts'

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
  answer: v.object({
    ...pageEnvelopeSchema(
      v.object({
        id: idField(),
        kind: v.picklist(dispatchTasks),
        /** `CT-…/1` of a visit, `SK-…` of an order. */
        number: textField(),
        /** The state of the visit, or of the order. */
        state: textField(),
        arrives_from: instantField(),
        arrives_to: instantField(),
        /** Whether the arrival time is over and nobody has begun. */
        is_late: booleanField(),
        /** Whether the worker does not work on the day. */
        is_worker_absent: booleanField(),
        /** How many workers come together. */
        worker_count: countField(),
        employee_id: relationField(),
        driver: optionalTextField(),
        partner_id: relationFieldWith({ phone: textField() }),
        branch_id: relationField(),
        address: optionalTextField(),
      }),
    ).entries,
    counts: listField(v.object({ view: v.picklist(dispatchViews), count: countField() })),
    drivers: listField(v.object({ name: textField(), count: countField() })),
    /** Every worker of the branches, with her visits of the day. */
    workers: listField(
      v.object({ id: idField(), name: textField(), count: countField(), is_absent: booleanField() }),
    ),
  }),
  errors: [],
  read: (answer) => ({
    ...toPage(answer, (wire) => ({
      id: wire.id,
      kind: wire.kind,
      number: wire.number,
      state: wire.state,
      arrivesFrom: toOptionalInstant(wire.arrives_from),
      arrivesTo: toOptionalInstant(wire.arrives_to),
      isLate: wire.is_late,
      isWorkerAbsent: wire.is_worker_absent,
      workerCount: wire.worker_count,
      worker: wire.employee_id,
      driver: wire.driver,
      customer: wire.partner_id,
      branch: wire.branch_id,
      address: wire.address,
    })),
    counts: answer.counts,
    drivers: answer.drivers,
    workers: answer.workers.map(({ is_absent: isAbsent, ...worker }) => ({ ...worker, isAbsent })),
  }),
})
