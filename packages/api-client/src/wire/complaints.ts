import * as v from 'valibot'
import { toComplaint } from './entities/complaint.ts'
import { toTaken } from './entities/request.ts'
import { complaintReasonLimit, complaintTypes, priorities, textLimits } from '@sakina/domain/vocabulary'
import { answered, top } from './envelope.ts'
import { list, optionalObject } from './fields.ts'
import { choice, dayOf, idOf, lines } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { complaintSchema } from './shapes/complaint.ts'
import { requestAnswerEntries } from './shapes/request.ts'

// @__NO_SIDE_EFFECTS__
const stateList = <const Id extends string>(id: Id, path: `/${string}`, summary: string) =>
  operation({
    id,
    area: 'complaints',
    method: 'GET',
    path,
    summary,
    auth: 'required',
    query: v.strictObject({ partner_id: v.optional(recordId()) }),
    answer: answered(list(complaintSchema)),
    errors: ['forbidden'],
    cache: 'account',
    read: ({ result }) => result.map(toComplaint),
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

export const createComplaint = operation({
  id: 'createComplaint',
  area: 'complaints',
  method: 'POST',
  path: '/complaint/create',
  summary: 'Complain about a contract; answered within 24 to 48 hours',
  auth: 'required',
  body: v.strictObject({
    contract_id: idOf(),
    priority: choice(priorities),
    request_reason: lines(complaintReasonLimit),
    suspension_date: v.optional(dayOf()),
    suspention_date: v.optional(dayOf()),
    request_date: dayOf(),
    complaint_type: v.optional(choice(complaintTypes)),
    details: v.optional(lines(textLimits.complaintDetails)),
  }),
  answer: top({ result: optionalObject(requestAnswerEntries) }),
  idempotent: true,
  errors: ['not_found'],
  cache: 'never',
  limit: 'complaint',
  read: toTaken,
})
