import * as v from 'valibot'
import { body, field, resultOf } from './codec.ts'
import { cancellationConfirmation, requestCodec, requestConfirmation } from './records/request.ts'
import { optionalMoneyInput, pageOf } from './value-codecs.ts'
import {
  requestPriorities,
  requestReasonLimit,
  walletReturnActions,
  textLimits,
} from '@sakina/domain/vocabulary'
import {
  choiceInputSchema,
  dayInputSchema,
  idInputSchema,
  catalogueIdInputSchema,
  singleLineInputSchema,
  multilineInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { pageQuery, recordIdParam } from './queries.ts'

const requestFields = {
  contractId: field('contract_id', idInputSchema()),
  reasonText: field('request_reason', multilineInputSchema(requestReasonLimit)),
  priority: field('priority', choiceInputSchema(requestPriorities)),
}

export const createCancellation = defineOperation({
  id: 'createCancellation',
  area: 'requests',
  method: 'POST',
  path: '/cancellation/create',
  summary: 'Ask to cancel a contract; the quote shown is stored with it, and a free one is granted at once',
  auth: 'required',
  body: body({
    ...requestFields,
    requestedOn: field('request_date', dayInputSchema()),
    attachmentUploadId: field('attachment_upload_id', v.optional(idInputSchema())),
    // The sums as they were shown before the request was sent.
    expectedFee: field('expected_fee', optionalMoneyInput()),
    expectedRefund: field('expected_refund', optionalMoneyInput()),
  }),
  answer: cancellationConfirmation,
  idempotent: true,
  errors: [
    'not_found',
    'contract_not_open',
    'request_already_open',
    'quote_changed',
    'instalments_not_cancellable',
  ],
  cache: 'never',
})

export const createSuspension = defineOperation({
  id: 'createSuspension',
  area: 'requests',
  method: 'POST',
  path: '/suspension/create',
  summary: 'Ask to suspend a contract from a day on',
  auth: 'required',
  body: body({
    ...requestFields,
    requestedOn: field('request_date', dayInputSchema()),
    // The specification misspells this field; the correct spelling is accepted too.
    suspensionDate: field('suspention_date', v.optional(dayInputSchema())),
    suspensionDateSpelledRight: field('suspension_date', v.optional(dayInputSchema())),
    resumeDate: field('resume_date', v.optional(dayInputSchema())),
    expectedFee: field('expected_fee', optionalMoneyInput()),
  }),
  answer: requestConfirmation,
  idempotent: true,
  errors: ['not_found', 'contract_not_open', 'request_already_open', 'quote_changed'],
  cache: 'never',
})

export const createReplacement = defineOperation({
  id: 'createReplacement',
  area: 'requests',
  method: 'POST',
  path: '/replacement/create',
  summary: 'Ask for another worker; with action_type, a wallet return',
  auth: 'required',
  body: body({
    ...requestFields,
    requestedOn: field('request_date', v.optional(dayInputSchema())),
    startDate: field('replacement_start_date', v.optional(dayInputSchema())),
    workerId: field('selected_employee_id', v.optional(catalogueIdInputSchema())),
    email: field('email', v.optional(singleLineInputSchema(textLimits.email))),
    phone: field('phone', v.optional(singleLineInputSchema(textLimits.phone))),
    action: field('action_type', v.optional(choiceInputSchema(walletReturnActions))),
    // The refund as it was shown before the request was sent.
    expectedRefund: field('expected_refund', optionalMoneyInput()),
  }),
  answer: requestConfirmation,
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
})

export const withdrawRequest = defineOperation({
  id: 'withdrawRequest',
  area: 'requests',
  method: 'POST',
  path: '/my/requests/:id/withdraw',
  summary: 'Take back a request the office has not answered; the contract is as it was before',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(requestCodec),
  idempotent: true,
  errors: ['not_found', 'request_already_answered'],
  cache: 'never',
  extension: true,
})

export const listMyRequests = defineOperation({
  id: 'listMyRequests',
  area: 'requests',
  method: 'GET',
  path: '/my/requests',
  summary: 'What the customer asked of the office, newest first',
  auth: 'required',
  query: v.strictObject({ ...pageQuery, contract: v.optional(recordIdParam()) }),
  answer: pageOf(requestCodec),
  errors: [],
  cache: 'account',
  extension: true,
})
