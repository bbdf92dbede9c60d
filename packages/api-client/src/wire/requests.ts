import * as v from 'valibot'
import { toRequest, toAcceptedRequest } from './entities/request.ts'
import { priorities, requestReasonLimit, returnActions, textLimits } from '@sakina/domain/vocabulary'
import { answered, answeredPage, envelopeSchema, toPage } from './envelope.ts'
import { optionalObject } from './fields.ts'
import { choice, dayInput, idInput, catalogueIdInput, line, lines, sar } from './inputs.ts'
import { operation } from './operation.ts'
import { paged, recordId } from './queries.ts'
import { requestAnswerEntries, requestSchema } from './shapes/request.ts'

const taken = /* @__PURE__ */ envelopeSchema({ result: /* @__PURE__ */ optionalObject(requestAnswerEntries) })

export const createCancellation = operation({
  id: 'createCancellation',
  area: 'requests',
  method: 'POST',
  path: '/cancellation/create',
  summary: 'Ask to cancel a contract; the quote shown is stored with it',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInput(),
    request_date: dayInput(),
    request_reason: lines(requestReasonLimit),
    priority: choice(priorities),
    attachment_upload_id: v.optional(idInput()),
    expected_fee: v.optional(sar()),
  }),
  answer: taken,
  idempotent: true,
  errors: [
    'not_found',
    'contract_not_open',
    'request_already_open',
    'quote_changed',
    'instalments_not_cancellable',
  ],
  cache: 'never',
  read: toAcceptedRequest,
})

export const createSuspension = operation({
  id: 'createSuspension',
  area: 'requests',
  method: 'POST',
  path: '/suspension/create',
  summary: 'Ask to suspend a contract from a day on',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInput(),
    priority: choice(priorities),
    request_reason: lines(requestReasonLimit),
    // The wire spelling of the specification, and the one of the complaint call; either will do.
    suspention_date: v.optional(dayInput()),
    suspension_date: v.optional(dayInput()),
    resume_date: v.optional(dayInput()),
    request_date: dayInput(),
    expected_fee: v.optional(sar()),
  }),
  answer: taken,
  idempotent: true,
  errors: ['not_found', 'contract_not_open', 'request_already_open', 'quote_changed'],
  cache: 'never',
  read: toAcceptedRequest,
})

export const createReplacement = operation({
  id: 'createReplacement',
  area: 'requests',
  method: 'POST',
  path: '/replacement/create',
  summary: 'Ask for another worker; with action_type, a wallet return',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInput(),
    replacement_start_date: v.optional(dayInput()),
    request_reason: lines(requestReasonLimit),
    selected_employee_id: v.optional(catalogueIdInput()),
    priority: choice(priorities),
    request_date: v.optional(dayInput()),
    email: v.optional(line(textLimits.email)),
    phone: v.optional(line(textLimits.phone)),
    action_type: v.optional(choice(returnActions)),
    /** Of a refund: what was shown before it was sent. */
    expected_refund: v.optional(sar()),
  }),
  answer: taken,
  idempotent: true,
  errors: [
    'not_found',
    'contract_not_open',
    'request_already_open',
    'quote_changed',
    'refund_not_allowed',
    'worker_unavailable',
    'instalments_not_cancellable',
  ],
  cache: 'never',
  read: toAcceptedRequest,
})

export const withdrawRequest = operation({
  id: 'withdrawRequest',
  area: 'requests',
  method: 'POST',
  path: '/my/requests/:id/withdraw',
  summary: 'Take back a request the office has not answered; the contract is as it was before',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: answered(requestSchema),
  idempotent: true,
  errors: ['not_found', 'request_already_answered'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toRequest(result),
})

export const listMyRequests = operation({
  id: 'listMyRequests',
  area: 'requests',
  method: 'GET',
  path: '/my/requests',
  summary: 'What the customer asked of the office, newest first',
  auth: 'required',
  query: v.strictObject({ ...paged, contract: v.optional(recordId()) }),
  answer: answeredPage(requestSchema),
  errors: [],
  cache: 'account',
  extension: true,
  read: (answer) => toPage(answer, toRequest),
})
