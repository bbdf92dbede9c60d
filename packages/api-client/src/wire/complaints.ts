import * as v from 'valibot'
import { body, field, listOf, record, resultOf } from './codec.ts'
import { idField, textField } from './fields.ts'
import { complaintCodec } from './records/complaint.ts'
import { complaintConfirmation } from './records/request.ts'
import {
  complaintReasonLimit,
  complaintTypes,
  MAX_COMPLAINT_PICTURES,
  requestPriorities,
  textLimits,
} from '@sakina/domain/vocabulary'
import {
  booleanInputSchema,
  choiceInputSchema,
  dayInputSchema,
  idInputSchema,
  multilineInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

/** Pictures that the family has uploaded as attachments, each for one message. */
// @__NO_SIDE_EFFECTS__
const pictures = () =>
  v.optional(v.pipe(v.array(idInputSchema(), 'wrong_type'), v.maxLength(MAX_COMPLAINT_PICTURES, 'too_long')))

// @__NO_SIDE_EFFECTS__
const stateList = <const Id extends string>(id: Id, path: `/${string}`, summary: string) =>
  defineOperation({
    id,
    area: 'complaints',
    method: 'GET',
    path,
    summary,
    auth: 'required',
    query: v.strictObject({ partner_id: v.optional(recordIdParam()) }),
    answer: resultOf(listOf(complaintCodec)),
    errors: ['forbidden'],
    cache: 'account',
  })

export const listComplaints = /* @__PURE__ */ stateList(
  'listComplaints',
  '/complaint/requests',
  "The customer's complaints",
)
export const listOpenComplaints = /* @__PURE__ */ stateList(
  'listOpenComplaints',
  '/complaint/requests/open',
  "The customer's open complaints",
)
export const listOnHoldComplaints = /* @__PURE__ */ stateList(
  'listOnHoldComplaints',
  '/complaint/requests/on_hold',
  "The customer's complaints that are on hold",
)

export const createComplaint = defineOperation({
  id: 'createComplaint',
  area: 'complaints',
  method: 'POST',
  path: '/complaint/create',
  summary: 'Complain about a contract; `GET /policies` says within how many hours it is answered',
  auth: 'required',
  body: body({
    contractId: field('contract_id', idInputSchema()),
    priority: field('priority', choiceInputSchema(requestPriorities)),
    reasonText: field('request_reason', multilineInputSchema(complaintReasonLimit)),
    // The documented call reuses the date of the suspension, in either spelling.
    suspensionDate: field('suspension_date', v.optional(dayInputSchema())),
    suspensionDateMisspelled: field('suspention_date', v.optional(dayInputSchema())),
    requestedOn: field('request_date', dayInputSchema()),
    type: field('complaint_type', v.optional(choiceInputSchema(complaintTypes))),
    details: field('details', v.optional(multilineInputSchema(textLimits.complaintDetails))),
    visitId: field('visit_id', v.optional(idInputSchema())),
    pictureUploadIds: field('picture_upload_ids', pictures()),
  }),
  answer: complaintConfirmation,
  idempotent: true,
  errors: ['not_found'],
  cache: 'never',
  limit: 'complaint',
})

export const replyToComplaint = defineOperation({
  id: 'replyToComplaint',
  area: 'complaints',
  method: 'POST',
  path: '/my/complaints/:id/replies',
  summary:
    'Write more about a complaint, or say that it is solved; writing about one that was closed at most seven days ago opens it again',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: body({
    /** What the family writes; required unless the complaint is solved. */
    text: field('text', v.optional(multilineInputSchema(textLimits.complaintDetails))),
    /** Says that a closed complaint is solved. */
    isSolved: field('is_solved', v.optional(booleanInputSchema())),
    pictureUploadIds: field('picture_upload_ids', pictures()),
  }),
  answer: resultOf(complaintCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  limit: 'complaint',
  extension: true,
})

export const getComplaintPicture = defineOperation({
  id: 'getComplaintPicture',
  area: 'complaints',
  method: 'GET',
  path: '/my/complaint-pictures/:id',
  summary: 'A picture that the customer sent in a complaint, in base64',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(
    record({
      id: field('id', idField()),
      type: field('type', textField()),
      content: field('content', textField()),
    }),
  ),
  errors: ['not_found'],
  cache: 'never',
  extension: true,
})
