import * as v from 'valibot'
import { toOrderAttempt, toOrder, toPlacedOrder } from './entities/order.ts'
import { toOrderQuote } from './entities/quote.ts'
import { toOptionalMoney } from './entities/values.ts'
import {
  MAX_REPEATS,
  MAX_WORKERS,
  packageChoices,
  paymentMethods,
  periods,
  textLimits,
} from '@sakina/domain/vocabulary'
import { answerEnvelope, pageEnvelope, envelopeSchema, toPage } from './envelope.ts'
import { amountField } from './fields.ts'
import {
  choiceInput,
  dayInput,
  filledLineInput,
  idInput,
  catalogueIdInput,
  lineInput,
  multilineInput,
  zeroOrOneInput,
  sarInput,
  wholeNumberInput,
  booleanInput,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { queryChoice, pageQuery, recordIdParam, queryWholeNumber } from './queries.ts'
import { orderAttemptSchema, orderSchema, placedOrderEntries } from './shapes/order.ts'
import { orderQuoteSchema } from './shapes/quote.ts'

/** The optional fields that every order call accepts besides the documented ones. */
const extras = {
  note: v.optional(multilineInput(textLimits.orderNote)),
  voucher_code: v.optional(lineInput(textLimits.voucherCode)),
  wallet_amount: v.optional(sarInput()),
  terms_version: v.optional(lineInput(textLimits.termsVersion)),
  expected_total: v.optional(sarInput()),
}

const schedule = {
  weekdays: v.optional(v.pipe(v.array(wholeNumberInput(0, 6), 'wrong_type'), v.maxLength(7, 'too_long'))),
  visit_window: v.optional(choiceInput(periods)),
}

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
  body: v.strictObject({
    ...extras,
    partner_id: idInput(),
    partner_shipping_id: v.optional(idInput()),
    is_service_contract: v.optional(booleanInput()),
    need_delivery: zeroOrOneInput(),
    branch_id: v.optional(idInput()),
    service_id: idInput(),
    first_visit_date: dayInput(),
    order_line: v.pipe(
      v.array(v.strictObject({ product_id: idInput() }), 'wrong_type'),
      v.minLength(1, 'required'),
      v.maxLength(1, 'too_long'),
    ),
    employee_id: v.optional(idInput()),
    visa_number: v.optional(lineInput(textLimits.visaNumber)),
    visa_expiry: v.optional(dayInput()),
    visa_id: v.optional(lineInput(textLimits.nationalId)),
    birth_date: v.optional(dayInput()),
    passport_upload_id: v.optional(idInput()),
    named_worker: v.optional(
      v.strictObject({
        name: filledLineInput(textLimits.personName),
        passport_number: filledLineInput(textLimits.passportNumber),
      }),
    ),
  }),
  answer: envelopeSchema(placedOrderEntries),
  status: 201,
  idempotent: true,
  errors: placingErrors,
  cache: 'never',
  limit: 'order',
  read: toPlacedOrder,
})

export const placeHourlyOrder = defineOperation({
  id: 'placeHourlyOrder',
  area: 'orders',
  method: 'POST',
  path: '/sale_order/hourly',
  summary: 'Order hourly visits',
  auth: 'required',
  body: v.strictObject({
    ...extras,
    ...schedule,
    customer_id: idInput(),
    service_package_id: idInput(),
    employee_id: v.optional(idInput()),
    service_date: dayInput(),
    quantity: wholeNumberInput(1, 10),
    repeat_count: wholeNumberInput(1, MAX_REPEATS),
    repeat_interval_days: wholeNumberInput(0, 366),
    partner_shipping_id: v.optional(idInput()),
    branch_id: v.optional(idInput()),
  }),
  answer: envelopeSchema(placedOrderEntries),
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'date_unavailable'],
  cache: 'never',
  limit: 'order',
  read: toPlacedOrder,
})

export const estimateSpecialPackage = defineOperation({
  id: 'estimateSpecialPackage',
  area: 'orders',
  method: 'GET',
  path: '/special_packages/estimate',
  summary: 'What a personalised package costs about, with tax; nothing where it is told on request',
  auth: 'none',
  query: v.strictObject({
    worker_type: queryChoice(packageChoices.workerTypes),
    nationality: queryChoice(packageChoices.nationalities),
    worker_count: queryWholeNumber(1, 3),
    duration: queryChoice(packageChoices.durations),
  }),
  answer: answerEnvelope(v.object({ indicative_total: amountField() })),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => toOptionalMoney(result.indicative_total),
})

export const requestSpecialPackage = defineOperation({
  id: 'requestSpecialPackage',
  area: 'orders',
  method: 'POST',
  path: '/special_packages',
  summary: 'Ask for a personalised package; the office prices it',
  auth: 'required',
  body: v.strictObject({
    worker_type: choiceInput(packageChoices.workerTypes),
    nationality: choiceInput(packageChoices.nationalities),
    worker_count: wholeNumberInput(1, packageChoices.mostWorkers),
    duration: choiceInput(packageChoices.durations),
    /** The first day; without it the package starts the day after it is paid. */
    start_date: v.optional(dayInput()),
    note: v.optional(multilineInput(textLimits.orderNote)),
    partner_shipping_id: v.optional(idInput()),
  }),
  answer: envelopeSchema(placedOrderEntries),
  status: 201,
  idempotent: true,
  errors: ['mobile_unproved'],
  cache: 'never',
  limit: 'order',
  extension: true,
  read: toPlacedOrder,
})

export const quoteOrder = defineOperation({
  id: 'quoteOrder',
  area: 'orders',
  method: 'POST',
  path: '/quote',
  summary: 'The exact total of a choice, line by line, and which of its dates are free, without ordering it',
  auth: 'optional',
  body: v.strictObject({
    ...schedule,
    plan_id: idInput(),
    employee_ids: v.optional(v.pipe(v.array(idInput(), 'wrong_type'), v.maxLength(MAX_WORKERS, 'too_long'))),
    need_delivery: v.optional(zeroOrOneInput()),
    service_date: v.optional(dayInput()),
    quantity: v.optional(wholeNumberInput(1, 10)),
    repeat_count: v.optional(wholeNumberInput(1, MAX_REPEATS)),
    repeat_interval_days: v.optional(wholeNumberInput(0, 366)),
    voucher_code: v.optional(lineInput(textLimits.voucherCode)),
    wallet_amount: v.optional(sarInput()),
  }),
  answer: answerEnvelope(orderQuoteSchema),
  errors: [
    'not_found',
    'plan_unavailable',
    'date_unavailable',
    'balance_too_low',
    'voucher_unknown',
    'voucher_used',
    'voucher_expired',
    'voucher_not_applicable',
  ],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrderQuote(result),
})

export const listMyOrders = defineOperation({
  id: 'listMyOrders',
  area: 'orders',
  method: 'GET',
  path: '/my/orders',
  summary: "The customer's orders, newest first",
  auth: 'required',
  query: v.strictObject(pageQuery),
  answer: pageEnvelope(orderSchema),
  errors: [],
  cache: 'live',
  extension: true,
  read: (answer) => toPage(answer, toOrder),
})

export const getMyOrder = defineOperation({
  id: 'getMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id',
  summary: 'One order with its stages',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: answerEnvelope(orderSchema),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const followMyOrder = defineOperation({
  id: 'followMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id/events',
  summary: 'The order each time it changes, as server-sent events; Last-Event-ID resumes',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: v.object({ order: orderSchema }),
  answerType: 'events',
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ order }) => toOrder(order),
})

export const payMyOrder = defineOperation({
  id: 'payMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/pay',
  summary: 'Open the payment of an unpaid order, renewing its hold',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: v.strictObject({
    method: choiceInput(paymentMethods),
    /** A saved card to pay with. */
    card_id: v.optional(idInput()),
    /** Asks the provider's page to save the card that the customer types there. */
    save_card: v.optional(booleanInput()),
  }),
  answer: envelopeSchema(placedOrderEntries),
  idempotent: true,
  errors: [
    'not_found',
    'order_not_payable',
    'order_awaiting_payment',
    'order_already_paid',
    'order_not_priced',
    'total_changed',
    'address_incomplete',
    'worker_unavailable',
    'balance_too_low',
    'method_not_available',
    'provider_unavailable',
  ],
  cache: 'never',
  limit: 'order',
  extension: true,
  read: toPlacedOrder,
})

export const cancelMyOrder = defineOperation({
  id: 'cancelMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/cancel',
  summary: 'Cancel an order that is not paid',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: answerEnvelope(orderSchema),
  idempotent: true,
  errors: ['not_found', 'order_not_cancellable', 'order_already_paid'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const chooseOrderWorker = defineOperation({
  id: 'chooseOrderWorker',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/worker',
  summary: 'Choose another worker for an order paid after its own was gone',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: v.strictObject({ employee_id: v.optional(catalogueIdInput()) }),
  answer: answerEnvelope(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const refundMyOrder = defineOperation({
  id: 'refundMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/refund',
  summary: 'Take the money back of an order paid after its worker was gone',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: answerEnvelope(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const getAttempt = defineOperation({
  id: 'getAttempt',
  area: 'orders',
  method: 'GET',
  path: '/my/attempts/:key',
  summary: 'What became of an order whose answer was lost, by its Idempotency-Key',
  auth: 'required',
  params: v.strictObject({ key: recordIdParam() }),
  answer: answerEnvelope(orderAttemptSchema),
  errors: [],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrderAttempt(result),
})
