import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { requiredTextField, textField } from './fields.ts'
import {
  choiceInputSchema,
  requiredSingleLineInputSchema,
  singleLineInputSchema,
  wholeNumberInputSchema,
} from './inputs.ts'
import { body, field, resultOf } from './codec.ts'
import { successCodec } from './value-codecs.ts'
import { defineOperation } from './operation.ts'
import { choiceParam, recordIdParam } from './queries.ts'

/**
 * Opens the payment page of an order. The browser navigates here without a token, so the page shows
 * only amount and number.
 */
export const openCheckout = defineOperation({
  id: 'openCheckout',
  area: 'checkout',
  method: 'GET',
  root: 'host',
  path: '/checkout/:reservationId',
  summary: "The payment provider's door for an order: the sandbox page, or a redirect",
  auth: 'none',
  params: v.strictObject({ reservationId: recordIdParam() }),
  query: v.strictObject({
    method: v.optional(choiceParam(['card', 'instalments'])),
    lang: v.optional(choiceParam(['ar', 'en'])),
  }),
  answer: v.string(),
  answerType: 'html',
  errors: ['not_found', 'order_not_payable', 'provider_unavailable'],
  cache: 'never',
  limit: 'checkout',
  read: (page) => page,
})

/** The outcomes of a payment that a tester can choose in the sandbox checkout. */
export const sandboxOutcomes = [
  'succeed',
  'decline',
  'abandon',
  'slow',
  'late_callback',
  'duplicate_callback',
  'lost_callback',
] as const

/** Simulates the outcome of a payment that was chosen on the sandbox page. */
export const settleSandboxCheckout = defineOperation({
  id: 'settleSandboxCheckout',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/checkout/:reservationId',
  summary: 'What the visitor chose on the sandbox page; leads back to the site',
  auth: 'none',
  params: v.strictObject({ reservationId: recordIdParam() }),
  bodyType: 'form',
  body: v.strictObject({
    outcome: choiceInputSchema(sandboxOutcomes),
    method: v.optional(choiceInputSchema(['card', 'instalments'])),
    lang: v.optional(choiceInputSchema(['ar', 'en'])),
    save_card: v.optional(choiceInputSchema(['yes'])),
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

/**
 * Creates a token for a card at the sandbox provider, the only provider here that takes card
 * numbers; it does not store them.
 */
export const createCardToken = defineOperation({
  id: 'createCardToken',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/checkout/tokens',
  summary: "The sandbox provider's own door for card numbers; never stored, never logged",
  auth: 'none',
  body: body({
    number: field('number', requiredSingleLineInputSchema(textLimits.cardNumber)),
    holder: field('holder_name', requiredSingleLineInputSchema(textLimits.cardHolder)),
    expiryMonth: field('exp_month', wholeNumberInputSchema(1, 12)),
    expiryYear: field('exp_year', wholeNumberInputSchema(2020, 2100)),
    cvv: field('cvv', singleLineInputSchema(textLimits.cardCode)),
  }),
  answer: resultOf(v.object({ token: requiredTextField(), brand: textField(), last4: textField() })),
  status: 201,
  errors: ['card_refused'],
  cache: 'never',
  limit: 'checkout',
  extension: true,
})

/** Receives the signed callback of the payment provider about a payment. */
export const receivePaymentCallback = defineOperation({
  id: 'receivePaymentCallback',
  area: 'checkout',
  method: 'POST',
  root: 'host',
  path: '/payments/:provider/callback',
  summary: "The provider's signed word on a payment; believed only when its signature holds",
  auth: 'none',
  params: v.strictObject({ provider: choiceParam(['sandbox', 'geidea']) }),
  // The signature covers the bytes of the body, so it is not parsed.
  bodyType: 'raw',
  body: v.unknown(),
  answer: successCodec,
  errors: ['signature_invalid', 'not_found'],
  cache: 'never',
  extension: true,
})
