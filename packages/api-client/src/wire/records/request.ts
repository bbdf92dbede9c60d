import { contractRequestStates, requestKinds } from '@sakina/domain/vocabulary'
import { codec, field, listOf, record, type Codec, type ValueOf } from '../codec.ts'
import { envelopeSchema } from '../envelope.ts'
import {
  booleanField,
  idField,
  optionalIdField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'
import {
  code,
  extended,
  labelledCode,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalRecord,
  withNumber,
} from '../value-codecs.ts'
import { payoutCodec } from './payout.ts'
import { contractQuoteLineCodec } from './quote.ts'

/** A request of the customer about a contract: cancellation, suspension, replacement or refund. */
export const requestCodec = /* @__PURE__ */ withNumber(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    number: field('number', textField()),
    kind: field('kind', code(requestKinds)),
    status: field('status', labelledCode(contractRequestStates)),
    contract: field('contract_id', relationField()),
    reason: field('request_reason', textField()),
    requestedOn: field('request_date', optionalDay()),
    effectiveOn: field('effective_date', optionalDay()),
    resumesOn: field('resume_date', optionalDay()),
    worker: field('employee_id', relationField()),
    fee: field('fee', optionalAmount()),
    refund: field('refund', optionalAmount()),
    lines: field('lines', listOf(contractQuoteLineCodec)),
    answerDue: field('answer_due', optionalInstant()),
    answeredAt: field('answered_at', optionalInstant()),
    answerNote: field('answer_note', optionalTextField()),
    exchangeDue: field('exchange_due', optionalDay()),
    payout: field('payout', optionalRecord(payoutCodec)),
    hasAttachment: field('has_attachment', booleanField()),
  }),
)
export type ContractRequest = ValueOf<typeof requestCodec>

/** The confirmation of a submitted request: the provider's message, and an id where it sends one. */
const submittedRequest = /* @__PURE__ */ record({
  status: field('status', textField()),
  message: field('message', textField()),
  id: field('id', optionalIdField()),
  number: field('number', textField()),
})
const sums = { fee: field('fee', optionalAmount()), refund: field('refund', optionalAmount()) }
const submittedContractRequest = /* @__PURE__ */ extended(submittedRequest, sums)
const submittedCancellation = /* @__PURE__ */ extended(submittedContractRequest, {
  // Whether it was granted at once, because it is free.
  isGranted: field('granted', booleanField()),
})

type Submitted = ValueOf<typeof submittedRequest> & Partial<ValueOf<typeof submittedCancellation>>
/** The confirmation of a request; the sums as they were done can be better than those that were expected. */
export type SubmittedRequest = Omit<ValueOf<typeof submittedCancellation>, 'status' | 'message'> & {
  readonly message: string | null
}

// @__NO_SIDE_EFFECTS__
const confirmation = (inner: Codec<Submitted>): Codec<SubmittedRequest> => {
  const result = optionalRecord(inner)
  return codec(envelopeSchema({ result }), {
    decode: (wire) => {
      const { status: _, message = '', ...sent } = result.decode(wire.result) ?? { id: null, number: '' }
      return {
        isGranted: false,
        fee: null,
        refund: null,
        ...sent,
        message: message || (wire.message ?? null),
      }
    },
    encode: ({ message, ...sent }: SubmittedRequest) => ({
      success: true,
      message: message ?? undefined,
      result: inner.encode({ ...sent, status: 'success', message: message ?? '' }),
    }),
  })
}

export const complaintConfirmation = /* @__PURE__ */ confirmation(submittedRequest)
export const requestConfirmation = /* @__PURE__ */ confirmation(submittedContractRequest)
export const cancellationConfirmation = /* @__PURE__ */ confirmation(submittedCancellation)
