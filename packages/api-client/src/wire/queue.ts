import { queueKinds, staffRoles } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field, record } from './codec.ts'
import {
  booleanField,
  countField,
  idField,
  listField,
  relationField,
  relationFieldWith,
  textField,
} from './fields.ts'
import { booleanInputSchema, choiceInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { booleanParam, catalogueIdParam, choiceParam, pageQuery, textParam } from './queries.ts'
import { extended, optionalAmount, optionalInstant, pageOf, successCodec } from './value-codecs.ts'

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
  answer: extended(
    pageOf(
      record({
        id: field('id', idField()),
        kind: field('kind', v.picklist(queueKinds)),
        /** The printed number of the record, or of the order or contract that it belongs to. */
        number: field('number', textField()),
        /** The kind of request, complaint, service, charge, notice or document. */
        about: field('about', textField()),
        amount: field('amount', optionalAmount()),
        /** Until when the family was promised an answer; null where nothing was promised. */
        due: field('due', optionalInstant()),
        since: field('since', optionalInstant()),
        isOverdue: field('is_overdue', booleanField()),
        customer: field('partner_id', relationFieldWith({ phone: textField() })),
        /** The worker whose document expires; null for what is about a family. */
        worker: field('employee_id', relationField()),
        branch: field('branch_id', relationField()),
        /** Who of the office has taken it. */
        owner: field('owner_id', relationField()),
        isMine: field('is_mine', booleanField()),
      }),
    ),
    {
      counts: field(
        'counts',
        listField(v.object({ kind: v.picklist(queueKinds), count: countField(), overdue: countField() })),
      ),
    },
  ),
  errors: [],
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
  body: body({
    kind: field('kind', choiceInputSchema(queueKinds)),
    /** Whether the person who asks takes it; otherwise nobody has it. */
    isMine: field('is_mine', booleanInputSchema()),
    /** Who had it when the person looked; nobody unless it is named. */
    seenOwner: field(
      'seen_owner',
      v.optional(v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{1,64}$/, 'not_found'))),
    ),
  }),
  answer: successCodec,
  errors: ['not_found', 'transition_not_allowed'],
})
