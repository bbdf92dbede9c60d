import * as v from 'valibot'
import { toOrderAttempt, toOrder, toPlacedOrder } from './entities/order.ts'
import { toOrderQuote } from './entities/quote.ts'
import { toOptionalMoney } from './entities/values.ts'
import {
  MOST_REPEATS,
  MOST_WORKERS,
  packageChoices,
  paymentMethods,
  periods,
  textLimits,
} from '@sakina/domain/vocabulary'
import { answered, answeredPage, envelopeSchema, toPage } from './envelope.ts'
import { amount } from './fields.ts'
import {
  choice,
  dayInput,
  filledLine,
  idInput,
  catalogueIdInput,
  line,
  lines,
  zeroOrOne,
  sar,
  wholeNumberInput,
  yesNo,
} from './inputs.ts'
import { operation } from './operation.ts'
import { oneOf, paged, recordId, wholeNumber } from './queries.ts'
import { attemptSchema, orderSchema, placedEntries } from './shapes/order.ts'
import { orderQuoteSchema } from './shapes/quote.ts'

/** What every order call may add to its documented fields. */
const extras = {
  note: v.optional(lines(textLimits.orderNote)),
  voucher_code: v.optional(line(textLimits.voucherCode)),
  wallet_amount: v.optional(sar()),
  terms_version: v.optional(line(textLimits.termsVersion)),
  expected_total: v.optional(sar()),
}

const schedule = {
  weekdays: v.optional(v.pipe(v.array(wholeNumberInput(0, 6), 'wrong_type'), v.maxLength(7, 'too_long'))),
  visit_window: v.optional(choice(periods)),
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
  'balance_too_low',
  'voucher_unknown',
  'voucher_used',
  'voucher_expired',
  'voucher_not_applicable',
] as const

export const placeResidentOrder = operation({
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
    is_service_contract: v.optional(yesNo()),
    need_delivery: zeroOrOne(),
    branch_id: v.optional(idInput()),
    service_id: idInput(),
    first_visit_date: dayInput(),
    order_line: v.pipe(
      v.array(v.strictObject({ product_id: idInput() }), 'wrong_type'),
      v.minLength(1, 'required'),
      v.maxLength(1, 'too_long'),
    ),
    employee_id: v.optional(idInput()),
    visa_number: v.optional(line(textLimits.visaNumber)),
    visa_expiry: v.optional(dayInput()),
    visa_id: v.optional(line(textLimits.nationalId)),
    birth_date: v.optional(dayInput()),
    passport_upload_id: v.optional(idInput()),
    named_worker: v.optional(
      v.strictObject({
        name: filledLine(textLimits.personName),
        passport_number: filledLine(textLimits.passportNumber),
      }),
    ),
  }),
  answer: envelopeSchema(placedEntries),
  status: 201,
  idempotent: true,
  errors: placingErrors,
  cache: 'never',
  limit: 'order',
  read: toPlacedOrder,
})

export const placeHourlyOrder = operation({
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
    repeat_count: wholeNumberInput(1, MOST_REPEATS),
    repeat_interval_days: wholeNumberInput(0, 366),
    partner_shipping_id: v.optional(idInput()),
    branch_id: v.optional(idInput()),
  }),
  answer: envelopeSchema(placedEntries),
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'date_unavailable'],
  cache: 'never',
  limit: 'order',
  read: toPlacedOrder,
})

export const estimateSpecialPackage = operation({
  id: 'estimateSpecialPackage',
  area: 'orders',
  method: 'GET',
  path: '/special_packages/estimate',
  summary: 'What a personalised package costs about, with tax; nothing where it is told on request',
  auth: 'none',
  query: v.strictObject({
    worker_type: oneOf(packageChoices.workerTypes),
    nationality: oneOf(packageChoices.nationalities),
    worker_count: wholeNumber(1, 3),
    duration: oneOf(packageChoices.durations),
  }),
  answer: answered(v.object({ indicative_total: amount() })),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => toOptionalMoney(result.indicative_total),
})

export const requestSpecialPackage = operation({
  id: 'requestSpecialPackage',
  area: 'orders',
  method: 'POST',
  path: '/special_packages',
  summary: 'Ask for a personalised package; the office prices it',
  auth: 'required',
  body: v.strictObject({
    worker_type: choice(packageChoices.workerTypes),
    nationality: choice(packageChoices.nationalities),
    worker_count: wholeNumberInput(1, packageChoices.mostWorkers),
    duration: choice(packageChoices.durations),
    /** The first day; without it the package starts the day after it is paid. */
    start_date: v.optional(dayInput()),
    note: v.optional(lines(textLimits.orderNote)),
    partner_shipping_id: v.optional(idInput()),
  }),
  answer: envelopeSchema(placedEntries),
  status: 201,
  idempotent: true,
  errors: [],
  cache: 'never',
  limit: 'order',
  extension: true,
  read: toPlacedOrder,
})

export const quoteOrder = operation({
  id: 'quoteOrder',
  area: 'orders',
  method: 'POST',
  path: '/quote',
  summary: 'The exact total of a choice, line by line, and which of its dates are free, without ordering it',
  auth: 'optional',
  body: v.strictObject({
    ...schedule,
    plan_id: idInput(),
    employee_ids: v.optional(v.pipe(v.array(idInput(), 'wrong_type'), v.maxLength(MOST_WORKERS, 'too_long'))),
    need_delivery: v.optional(zeroOrOne()),
    service_date: v.optional(dayInput()),
    quantity: v.optional(wholeNumberInput(1, 10)),
    repeat_count: v.optional(wholeNumberInput(1, MOST_REPEATS)),
    repeat_interval_days: v.optional(wholeNumberInput(0, 366)),
    voucher_code: v.optional(line(textLimits.voucherCode)),
    wallet_amount: v.optional(sar()),
  }),
  answer: answered(orderQuoteSchema),
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

export const listMyOrders = operation({
  id: 'listMyOrders',
  area: 'orders',
  method: 'GET',
  path: '/my/orders',
  summary: "The customer's orders, newest first",
  auth: 'required',
  query: v.strictObject(paged),
  answer: answeredPage(orderSchema),
  errors: [],
  cache: 'live',
  extension: true,
  read: (answer) => toPage(answer, toOrder),
})

export const getMyOrder = operation({
  id: 'getMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id',
  summary: 'One order with its stages',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: answered(orderSchema),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const followMyOrder = operation({
  id: 'followMyOrder',
  area: 'orders',
  method: 'GET',
  path: '/my/orders/:id/events',
  summary: 'The order each time it changes, as server-sent events; Last-Event-ID resumes',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: v.object({ order: orderSchema }),
  answerType: 'events',
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ order }) => toOrder(order),
})

export const payMyOrder = operation({
  id: 'payMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/pay',
  summary: 'Open the payment of an unpaid order, renewing its hold',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  body: v.strictObject({
    method: choice(paymentMethods),
    /** A saved card to pay with. */
    card_id: v.optional(idInput()),
    /** Asks the provider's page to keep the card that is typed there. */
    save_card: v.optional(yesNo()),
  }),
  answer: envelopeSchema(placedEntries),
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

export const cancelMyOrder = operation({
  id: 'cancelMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/cancel',
  summary: 'Cancel an order that is not paid',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'order_not_cancellable', 'order_already_paid'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const chooseOrderWorker = operation({
  id: 'chooseOrderWorker',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/worker',
  summary: 'Choose another worker for an order paid after its own was gone',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  body: v.strictObject({ employee_id: v.optional(catalogueIdInput()) }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed', 'worker_unavailable', 'no_worker_free'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const refundMyOrder = operation({
  id: 'refundMyOrder',
  area: 'orders',
  method: 'POST',
  path: '/my/orders/:id/refund',
  summary: 'Take the money back of an order paid after its worker was gone',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: answered(orderSchema),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrder(result),
})

export const getAttempt = operation({
  id: 'getAttempt',
  area: 'orders',
  method: 'GET',
  path: '/my/attempts/:key',
  summary: 'What became of an order whose answer was lost, by its Idempotency-Key',
  auth: 'required',
  params: v.strictObject({ key: recordId() }),
  answer: answered(attemptSchema),
  errors: [],
  cache: 'never',
  extension: true,
  read: ({ result }) => toOrderAttempt(result),
})
