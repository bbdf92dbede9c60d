import * as v from 'valibot'
import { toContractRequest, toSubmittedRequest } from './entities/request.ts'
import {
  requestPriorities,
  requestReasonLimit,
  walletReturnActions,
  textLimits,
} from '@sakina/domain/vocabulary'
import { resultEnvelopeSchema, pageEnvelopeSchema, envelopeSchema, toPage } from './envelope.ts'
import { optionalObjectField } from './fields.ts'
import {
  choiceInputSchema,
  dayInputSchema,
  idInputSchema,
  catalogueIdInputSchema,
  singleLineInputSchema,
  multilineInputSchema,
  sarInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { pageQuery, recordIdParam } from './queries.ts'
import {
  newCancellationResponseFields,
  newContractRequestResponseFields,
  requestSchema,
} from './shapes/request.ts'

const taken = /* @__PURE__ */ envelopeSchema({
  result: /* @__PURE__ */ optionalObjectField(newContractRequestResponseFields),
})

export const createCancellation = defineOperation({
  id: 'createCancellation',
  area: 'requests',
  method: 'POST',
  path: '/cancellation/create',
  summary: 'Ask to cancel a contract; the quote shown is stored with it, and a free one is granted at once',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInputSchema(),
    request_date: dayInputSchema(),
    request_reason: multilineInputSchema(requestReasonLimit),
    priority: choiceInputSchema(requestPriorities),
    attachment_upload_id: v.optional(idInputSchema()),
    /** The sums as they were shown before the request was sent. */
    expected_fee: v.optional(sarInputSchema()),
    expected_refund: v.optional(sarInputSchema()),
  }),
  answer: envelopeSchema({ result: optionalObjectField(newCancellationResponseFields) }),
  idempotent: true,
  errors: [
    'not_found',
    'contract_not_open',
    'request_already_open',
    'quote_changed',
    'instalments_not_cancellable',
  ],
  cache: 'never',
  read: toSubmittedRequest,
})

export const createSuspension = defineOperation({
  id: 'createSuspension',
  area: 'requests',
  method: 'POST',
  path: '/suspension/create',
  summary: 'Ask to suspend a contract from a day on',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInputSchema(),
    priority: choiceInputSchema(requestPriorities),
    request_reason: multilineInputSchema(requestReasonLimit),
    // The specification spells this field `suspention_date`; the correct spelling is accepted too.
    suspention_date: v.optional(dayInputSchema()),
    suspension_date: v.optional(dayInputSchema()),
    resume_date: v.optional(dayInputSchema()),
    request_date: dayInputSchema(),
    expected_fee: v.optional(sarInputSchema()),
  }),
  answer: taken,
  idempotent: true,
  errors: ['not_found', 'contract_not_open', 'request_already_open', 'quote_changed'],
  cache: 'never',
  read: toSubmittedRequest,
})

export const createReplacement = defineOperation({
  id: 'createReplacement',
  area: 'requests',
  method: 'POST',
  path: '/replacement/create',
  summary: 'Ask for another worker; with action_type, a wallet return',
  auth: 'required',
  body: v.strictObject({
    contract_id: idInputSchema(),
    replacement_start_date: v.optional(dayInputSchema()),
    request_reason: multilineInputSchema(requestReasonLimit),
    selected_employee_id: v.optional(catalogueIdInputSchema()),
    priority: choiceInputSchema(requestPriorities),
    request_date: v.optional(dayInputSchema()),
    email: v.optional(singleLineInputSchema(textLimits.email)),
    phone: v.optional(singleLineInputSchema(textLimits.phone)),
    action_type: v.optional(choiceInputSchema(walletReturnActions)),
    /** The refund as it was shown before the request was sent. */
    expected_refund: v.optional(sarInputSchema()),
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
  read: toSubmittedRequest,
})

export const withdrawRequest = defineOperation({
  id: 'withdrawRequest',
  area: 'requests',
  method: 'POST',
  path: '/my/requests/:id/withdraw',
  summary: 'Take back a request the office has not answered; the contract is as it was before',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultEnvelopeSchema(requestSchema),
  idempotent: true,
  errors: ['not_found', 'request_already_answered'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toContractRequest(result),
})

export const listMyRequests = defineOperation({
  id: 'listMyRequests',
  area: 'requests',
  method: 'GET',
  path: '/my/requests',
  summary: 'What the customer asked of the office, newest first',
  auth: 'required',
  query: v.strictObject({ ...pageQuery, contract: v.optional(recordIdParam()) }),
  answer: pageEnvelopeSchema(requestSchema),
  errors: [],
  cache: 'account',
  extension: true,
  read: (answer) => toPage(answer, toContractRequest),
})
