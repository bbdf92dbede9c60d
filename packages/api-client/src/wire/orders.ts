import * as v from 'valibot'
import { body, field, record, resultOf } from './codec.ts'
import {
  contractRequest,
  orderAgreement,
  packageRequest,
  quoteRequest,
  visitsRequest,
} from './records/order-request.ts'
import { orderAttemptCodec, orderCodec, paymentBody, placedOrderCodec } from './records/order.ts'
import { refundBody } from './records/payout.ts'
import { orderQuoteCodec } from './records/quote.ts'
import { optionalAmount, pageOf } from './value-codecs.ts'
import { packageChoices } from '@sakina/domain/vocabulary'
import { catalogueIdInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { choiceParam, pageQuery, recordIdParam, wholeNumberParam } from './queries.ts'

const placingErrors = [
  'forbidden',
  'not_found',
  'total_changed',
  'terms_outdated',
  'address_incomplete',
  'city_not_served',
  'plan_unavailable',
  'worker_unavailable',
  'no_worker_free',
  'order_awaiting_payment',
  'mobile_unproved',
  'balance_too_low',
  'voucher_unknown',
  'voucher_used',
  'voucher_expired',
  'voucher_not_applicable',
] as const

export const placeResidentOrder = defineOperation({
  id: 'placeResidentOrder',
  area: 'orders',
  method: 'POST',
  path: '/sale_order/resident',
  summary: 'Order a resident, mediation or transferred plan',
  auth: 'required',
  body: contractRequest,
  answer: placedOrderCodec,
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'worker_city_not_accepted'],
  cache: 'never',
  limit: 'order',
})

export const placeHourlyOrder = defineOperation({
  id: 'placeHourlyOrder',
  area: 'orders',
  method: 'POST',
  path: '/sale_order/hourly',
  summary: 'Order hourly visits',
  auth: 'required',
  body: visitsRequest,
  answer: placedOrderCodec,
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'city_not_reached', 'date_unavailable'],
  cache: 'never',
  limit: 'order',
})

export const estimateSpecialPackage = defineOperation({
  id: 'estimateSpecialPackage',
  area: 'orders',
  method: 'GET',
  path: '/special_packages/estimate',
  summary: 'What a personalised package costs about, with tax; nothing where it is told on request',
  auth: 'none',
  query: body({
    workerType: field('worker_type', choiceParam(packageChoices.workerTypes)),
    nationality: field('nationality', choiceParam(packageChoices.nationalities)),
    workerCount: field('worker_count', wholeNumberParam(1, 3)),
    duration: field('duration', choiceParam(packageChoices.durations)),
  }),
  answer: resultOf(record({ indicativeTotal: field('indicative_total', optionalAmount()) })),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ indicativeTotal }) => indicativeTotal,
})

export const requestSpecialPackage = defineOperation({
  id: 'requestSpecialPackage',
  area: 'orders',
  method: 'POST',
  path: '/special_packages',
  summary: 'Ask for a personalised package; the office prices it',
  auth: 'required',
  body: packageRequest,
  answer: placedOrderCodec,
  status: 201,
  idempotent: true,
  errors: ['mobile_unproved'],
  cache: 'never',
  limit: 'order',
  extension: true,
})

export const quoteOrder = defineOperation({
  id: 'quoteOrder',
  area: 'orders',
  method: 'POST',
  path: '/quote',
  summary: 'The exact total of a choice, line by line, and which of its dates are free, without ordering it',
  auth: 'optional',
  body: quoteRequest,
  answer: resultOf(orderQuoteCodec),
  errors: [
    'not_found',
    'plan_unavailable',
    'city_not_reached',
    'date_unavailable',
    'balance_too_low',
    'voucher_unknown',
    'voucher_used',
    'voucher_expired',
    'voucher_not_applicable',
  ],
  cache: 'never',
  extension: true,
})

export const listMyOrders = defineOperation({
  id: 'listMyOrders',
  area: 'orders',
  method: 'GET',
  path: '/my/orders',
  summary: "The customer's orders, newest first",
  auth: 'required',
  query: v.strictObject(pageQuery),
  answer: pageOf(orderCodec),
  errors: [],
  cache: 'live',
  extension: true,
})

export const getMyOrder = defineOperation({
  id: 'getMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id',
  summary: 'One order with its stages',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(orderCodec),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
})

/** Streams an order on each change, as server-sent events. */
export const followMyOrder = defineOperation({
  id: 'followMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id/events',
  summary: 'The order each time it changes, as server-sent events; Last-Event-ID resumes',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: record({ order: field('order', orderCodec) }),
  answerType: 'events',
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ order }) => order,
})

/** Agrees to the terms of an order that was placed without them, such as a package that the office has priced. */
export const acceptOrderTerms = defineOperation({
  id: 'acceptOrderTerms',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/terms',
  summary:
    'Agree to the terms of an unpaid order that was placed without them, and name the home of a package',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: orderAgreement,
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: [
    'not_found',
    'order_not_payable',
    'order_already_paid',
    'order_not_priced',
    'terms_outdated',
    'total_changed',
    'address_incomplete',
    'worker_city_not_accepted',
    'city_not_served',
  ],
  cache: 'never',
  limit: 'order',
  extension: true,
})

export const payMyOrder = defineOperation({
  id: 'payMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/pay',
  summary: 'Open the payment of an unpaid order, renewing its hold',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: paymentBody,
  answer: placedOrderCodec,
  idempotent: true,
  errors: [
    'not_found',
    'order_not_payable',
    'order_awaiting_payment',
    'order_already_paid',
    'order_not_priced',
    'terms_not_accepted',
    'total_changed',
    'address_incomplete',
    'worker_unavailable',
    'worker_city_not_accepted',
    'balance_too_low',
    'method_not_available',
    'provider_unavailable',
  ],
  cache: 'never',
  limit: 'order',
  extension: true,
})

export const cancelMyOrder = defineOperation({
  id: 'cancelMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/cancel',
  summary: 'Cancel an order that is not paid',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: ['not_found', 'order_not_cancellable', 'order_already_paid'],
  cache: 'never',
  extension: true,
})

/** Says that the worker of a live-in or transferred order has come. */
export const confirmArrival = defineOperation({
  id: 'confirmArrival',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/arrived',
  summary: 'Say that the worker has come, from the evening she was expected on; her days run from today',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})

/** Says that the worker was not offered as the office recorded. */
export const disputeOffer = defineOperation({
  id: 'disputeOffer',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/not-offered',
  summary:
    'Say that the worker was neither at the door nor ready at the branch; no day counts until that is decided',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})

/** Assigns another worker to an order whose payment arrived after its worker was taken. */
export const chooseOrderWorker = defineOperation({
  id: 'chooseOrderWorker',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/worker',
  summary: 'Choose another worker for an order paid after its own was gone',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: body({ workerId: field('employee_id', v.optional(catalogueIdInputSchema())) }),
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
  cache: 'never',
  extension: true,
})

/** Refunds an order that was paid after its worker was taken. */
export const refundMyOrder = defineOperation({
  id: 'refundMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/refund',
  summary: 'Take the money back of an order paid after its worker was gone',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: refundBody,
  isBodyOptional: true,
  answer: resultOf(orderCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'quote_changed'],
  cache: 'never',
  extension: true,
})

/** Returns what became of an order request whose response was lost, by its idempotency key. */
export const getOrderAttempt = defineOperation({
  id: 'getOrderAttempt',
  area: 'orders',
  method: 'GET',
  path: '/my/attempts/:key',
  summary: 'What became of an order whose answer was lost, by its Idempotency-Key',
  auth: 'required',
  params: v.strictObject({ key: recordIdParam() }),
  answer: resultOf(orderAttemptCodec),
  errors: [],
  cache: 'never',
  extension: true,
})
