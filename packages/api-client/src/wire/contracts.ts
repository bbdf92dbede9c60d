import * as v from 'valibot'
import { body, field, listOf, resultOf } from './codec.ts'
import { contractCodec, contractDetailCodec } from './records/contract.ts'
import { contractRequestQuoteCodec } from './records/quote.ts'
import { workerCodec } from './records/worker.ts'
import { answerOf, pageOf } from './value-codecs.ts'
import { defineOperation } from './operation.ts'
import { choiceParam, pageQuery, dayParam, recordIdParam } from './queries.ts'

const A_PIECE = 100

/**
 * Splits a response into pieces to decode one at a time, because the list has no pages, and a
 * customer of many years has hundreds of contracts.
 */
const inPieces = (answer: unknown): readonly unknown[] => {
  const all: unknown =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  if (!Array.isArray(all) || all.length <= A_PIECE) return [answer]
  return Array.from({ length: Math.ceil(all.length / A_PIECE) }, (_, place) => ({
    success: true,
    result: all.slice(place * A_PIECE, (place + 1) * A_PIECE),
  }))
}

// @__NO_SIDE_EFFECTS__
const stateList = <const Id extends string>(id: Id, state: string) =>
  defineOperation({
    id,
    area: 'contracts',
    method: 'GET',
    path: `/services/${state}`,
    summary: `The customer's contracts: ${state.replace('_', ' ')}`,
    auth: 'required',
    query: body({ customerId: field('partner_id', v.optional(recordIdParam())) }),
    answer: resultOf(listOf(contractCodec)),
    errors: ['forbidden'],
    cache: 'account',
    pieces: inPieces,
  })

/** Lists the running contracts, including those that end soon. */
export const listRunningContracts = defineOperation({
  id: 'listRunningContracts',
  area: 'contracts',
  method: 'GET',
  path: '/services/running',
  summary: "The customer's contracts: running, those about to end among them",
  auth: 'required',
  query: body({ customerId: field('partner_id', v.optional(recordIdParam())) }),
  // The two specifications name the list differently, so the response contains both keys.
  answer: answerOf({
    result: field('result', listOf(contractCodec)),
    contracts: field('contracts', listOf(contractCodec)),
  }),
  errors: ['forbidden'],
  cache: 'account',
  pieces: inPieces,
  read: ({ result, contracts }) => (result.length > 0 ? result : contracts),
})

export const listCancelledContracts = /* @__PURE__ */ stateList('listCancelledContracts', 'cancelled')
export const listExpiringContracts = /* @__PURE__ */ stateList('listExpiringContracts', 'expiring')
export const listDefaultedContracts = /* @__PURE__ */ stateList('listDefaultedContracts', 'defaulted')
export const listOnHoldContracts = /* @__PURE__ */ stateList('listOnHoldContracts', 'on_hold')
export const listPendingSwapContracts = /* @__PURE__ */ stateList('listPendingSwapContracts', 'pending_swap')
export const listSuspendedContracts = /* @__PURE__ */ stateList('listSuspendedContracts', 'suspended')
export const listFinishedContracts = /* @__PURE__ */ stateList('listFinishedContracts', 'finished')

export const getMyContract = defineOperation({
  id: 'getMyContract',
  area: 'contracts',
  method: 'GET',
  path: '/my/contracts/:id',
  summary: 'One contract in full',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(contractDetailCodec),
  errors: ['not_found'],
  cache: 'account',
  extension: true,
})

/** Ends the suspension of a contract before its day. */
export const resumeContract = defineOperation({
  id: 'resumeContract',
  area: 'contracts',
  method: 'POST',
  path: '/my/contracts/:id/resume',
  summary: 'End a suspension before its day',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(contractDetailCodec),
  idempotent: true,
  errors: ['not_found', 'contract_not_open'],
  cache: 'never',
  extension: true,
})

/** Returns the cost or refund of a cancellation, a suspension or a refund request now. */
export const quoteContractChange = defineOperation({
  id: 'quoteContractChange',
  area: 'contracts',
  method: 'GET',
  path: '/my/contracts/:id/quote',
  summary: 'What a cancellation, a suspension or a refund would cost or give back now, line by line',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  query: v.strictObject({
    kind: choiceParam(['cancellation', 'suspension', 'refund_payment']),
    from: v.optional(dayParam()),
    until: v.optional(dayParam()),
  }),
  answer: resultOf(contractRequestQuoteCodec),
  errors: ['not_found', 'contract_not_open'],
  cache: 'live',
  extension: true,
})

export const listReplacementWorkers = defineOperation({
  id: 'listReplacementWorkers',
  area: 'contracts',
  method: 'GET',
  path: '/my/contracts/:id/workers',
  summary: 'Who may come instead of the worker of a contract, free from a day on; the nearest first',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  query: v.strictObject({ ...pageQuery, from: v.optional(dayParam()) }),
  answer: pageOf(workerCodec),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
})
