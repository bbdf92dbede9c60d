import { queueKinds, staffRoles } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toMoney, toOptionalInstant } from './entities/values.ts'
import { pageEnvelopeSchema, toPage } from './envelope.ts'
import {
  amountField,
  booleanField,
  countField,
  idField,
  instantField,
  listField,
  relationField,
  relationFieldWith,
  textField,
} from './fields.ts'
import { booleanInputSchema, choiceInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { booleanParam, catalogueIdParam, choiceParam, pageQuery, textParam } from './queries.ts'
import { successSchema, toSuccessResponse } from './success-response.ts'

const queue = { area: 'ops', root: 'host', cache: 'never', extension: true } as const

/** Lists what waits for the office, the earliest deadline first. */
export const opsListQueue = defineOperation({
  ...queue,
  id: 'opsListQueue',
  auth: 'ops',
  roles: staffRoles,
  method: 'GET',
  path: '/ops/queue',
  summary:
    'What waits for the office, the earliest deadline first, with counts by kind; a person sees what the roles answer',
  query: v.strictObject({
    ...pageQuery,
    kind: v.optional(choiceParam(queueKinds)),
    branch: v.optional(catalogueIdParam()),
    /** Only what the person who asks has taken. */
    mine: v.optional(booleanParam()),
    search: v.optional(textParam(60)),
    customer: v.optional(v.pipe(v.string('wrong_type'), v.uuid('not_found'))),
    /** Only this record, to read whether it still waits and who has taken it. */
    record: v.optional(v.pipe(v.string('wrong_type'), v.uuid('not_found'))),
  }),
  answer: v.object({
    ...pageEnvelopeSchema(
      v.object({
        id: idField(),
        kind: v.picklist(queueKinds),
        /** The printed number of the record, or of the order or contract that it belongs to. */
        number: textField(),
        /** The kind of request, complaint, service, charge or notice. */
        about: textField(),
        amount: amountField(),
        /** Until when the family was promised an answer; null where nothing was promised. */
        due: instantField(),
        since: instantField(),
        is_overdue: booleanField(),
        partner_id: relationFieldWith({ phone: textField() }),
        branch_id: relationField(),
        /** Who of the office has taken it. */
        owner_id: relationField(),
        is_mine: booleanField(),
      }),
    ).entries,
    counts: listField(v.object({ kind: v.picklist(queueKinds), count: countField(), overdue: countField() })),
  }),
  errors: [],
  read: (answer) => ({
    ...toPage(answer, (wire) => ({
      id: wire.id,
      kind: wire.kind,
      number: wire.number,
      about: wire.about,
      amount: wire.amount === null ? null : toMoney(wire.amount),
      due: toOptionalInstant(wire.due),
      since: toOptionalInstant(wire.since),
      isOverdue: wire.is_overdue,
      customer: wire.partner_id,
      branch: wire.branch_id,
      owner: wire.owner_id,
      isMine: wire.is_mine,
    })),
    counts: answer.counts,
  }),
})

/** Takes something from the queue, or lets go of it, so that two people do not work on one thing. */
export const takeFromQueue = defineOperation({
  ...queue,
  id: 'takeFromQueue',
  auth: 'staff',
  method: 'POST',
  path: '/ops/queue/:id/owner',
  summary: 'Take something that waits, or let go of it; refused if somebody else has taken it meanwhile',
  params: v.strictObject({ id: v.pipe(v.string('wrong_type'), v.uuid('not_found')) }),
  body: v.strictObject({
    kind: choiceInputSchema(queueKinds),
    /** Whether the person who asks takes it; otherwise nobody has it. */
    is_mine: booleanInputSchema(),
    /** Who had it when the person looked; nobody unless it is named. */
    seen_owner: v.optional(v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{1,64}$/, 'not_found'))),
  }),
  answer: successSchema,
  errors: ['not_found', 'transition_not_allowed'],
  read: toSuccessResponse,
})
