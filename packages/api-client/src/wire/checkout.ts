import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import { answered } from './envelope.ts'
import { requiredText, text } from './fields.ts'
import { choice, filledLine, line, wholeNumberInput } from './inputs.ts'
import { operation } from './operation.ts'
import { oneOf, recordId } from './queries.ts'

/** The browser navigates here without a token, so the page shows only amount and number. */
export const openCheckout = operation({
  id: 'openCheckout',
  area: 'checkout',
  method: 'GET',
  root: 'host',
  path: '/checkout/:reservationId',
  summary: "The payment provider's door for an order: the sandbox page, or a redirect",
  auth: 'none',
  params: v.strictObject({ reservationId: recordId() }),
  query: v.strictObject({
    method: v.optional(oneOf(['card', 'instalments'])),
    lang: v.optional(oneOf(['ar', 'en'])),
  }),
  answer: v.string(),
  answerType: 'html',
  errors: [
    'not_found',
    'order_not_payable',
    'order_awaiting_payment',
    'total_changed',
    'provider_unavailable',
  ],
  cache: 'never',
  limit: 'checkout',
  read: (page) => page,
})

export const sandboxOutcomes = [
  'succeed',
  'decline',
  'abandon',
  'slow',
  'late_callback',
  'duplicate_callback',
  'lost_callback',
] as const

export const settleSandboxCheckout = operation({
  id: 'settleSandboxCheckout',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/checkout/:reservationId',
  summary: 'What the visitor chose on the sandbox page; leads back to the site',
  auth: 'none',
  params: v.strictObject({ reservationId: recordId() }),
  bodyType: 'form',
  body: v.strictObject({
    outcome: choice(sandboxOutcomes),
    method: v.optional(choice(['card', 'instalments'])),
    lang: v.optional(choice(['ar', 'en'])),
    save_card: v.optional(choice(['yes'])),
  }),
  answer: v.string(),
  answerType: 'html',
  status: 303,
  errors: ['not_found', 'order_not_payable'],
  cache: 'never',
  limit: 'checkout',
  extension: true,
  read: (page) => page,
})

export const createCardToken = operation({
  id: 'createCardToken',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/checkout/tokens',
  summary: "The sandbox provider's own door for card numbers; never stored, never logged",
  auth: 'none',
  body: v.strictObject({
    number: filledLine(textLimits.cardNumber),
    holder_name: filledLine(textLimits.cardHolder),
    exp_month: wholeNumberInput(1, 12),
    exp_year: wholeNumberInput(2020, 2100),
    cvv: line(textLimits.cardCode),
  }),
  answer: answered(v.object({ token: requiredText(), brand: text(), last4: text() })),
  status: 201,
  errors: ['card_refused'],
  cache: 'never',
  limit: 'checkout',
  extension: true,
  read: ({ result }) => result,
})

export const receivePaymentCallback = operation({
  id: 'receivePaymentCallback',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/payments/:provider/callback',
  summary: "The provider's signed word on a payment; believed only when its signature holds",
  auth: 'none',
  params: v.strictObject({ provider: oneOf(['sandbox', 'geidea']) }),
  // The signature covers the bytes of the body, so it is not parsed.
  bodyType: 'raw',
  body: v.unknown(),
  answer: successSchema,
  errors: ['signature_invalid', 'not_found'],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})
