import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { newAddress, partnerCodec } from './address.ts'
import { body, field, record, resultOf } from './codec.ts'
import { idField } from './fields.ts'
import { requiredSingleLineInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { getOrderAttempt, quoteOrder } from './orders.ts'
import { recordIdParam } from './queries.ts'
import { officeContractRequest, officeQuoteRequest, officeVisitsRequest } from './records/order-request.ts'
import { placedOrderCodec } from './records/order.ts'
import { successCodec } from './value-codecs.ts'

const office = { area: 'ops', root: 'host', auth: 'ops', cache: 'never', extension: true } as const

/** Who takes orders of families. */
const clerks = ['desk', 'branch_manager', 'owner'] as const

/** Operations about one customer, who is the owner of all that they make. */
const oneCustomer = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ recordIdParam() })
const ofCustomer = { ...office, roles: clerks, params: oneCustomer } as const

const recordId = /* @__PURE__ */ resultOf(/* @__PURE__ */ record({ id: field('id', idField()) }))

// The family

/** Opens the account of a family whose password nobody at the office knows. */
export const opsRegisterCustomer = defineOperation({
  ...office,
  id: 'opsRegisterCustomer',
  roles: clerks,
  method: 'POST',
  path: '/ops/customers',
  summary: 'Open an account for a family; it signs in by a code to its mobile and chooses a password itself',
  body: body({
    name: field('name', requiredSingleLineInputSchema(textLimits.personName)),
    mobile: field('mobile', requiredSingleLineInputSchema(textLimits.phone)),
    nationalId: field('id_card', requiredSingleLineInputSchema(textLimits.nationalId)),
  }),
  answer: recordId,
  status: 201,
  idempotent: true,
  errors: ['login_taken'],
})

/** Sends the code that a family tells the clerk, to confirm its mobile. */
export const opsSendMobileCode = defineOperation({
  ...ofCustomer,
  id: 'opsSendMobileCode',
  method: 'POST',
  path: '/ops/customers/:id/mobile-code',
  summary: 'Text a code to the mobile of a family that has verified nothing yet, which it tells the office',
  answer: successCodec,
  errors: ['not_found', 'transition_not_allowed'],
})

/** Confirms the mobile of a family by the code that it told. */
export const opsVerifyMobile = defineOperation({
  ...ofCustomer,
  id: 'opsVerifyMobile',
  method: 'POST',
  path: '/ops/customers/:id/mobile',
  summary:
    'Confirm the mobile of a family by the code that it told the office; a password from before no longer works',
  body: v.strictObject({ code: requiredSingleLineInputSchema(textLimits.oneTimeCode) }),
  answer: successCodec,
  errors: ['not_found', 'transition_not_allowed', 'code_invalid'],
})

/** Reads the addresses of a family as the family itself reads them. */
export const opsGetAddressBook = defineOperation({
  ...ofCustomer,
  id: 'opsGetAddressBook',
  method: 'GET',
  path: '/ops/customers/:id/addresses',
  summary: 'The addresses of a customer, with their ids',
  answer: resultOf(partnerCodec, 'partner'),
  errors: ['not_found'],
})

/** Adds an address to those of a family. */
export const opsAddAddress = defineOperation({
  ...ofCustomer,
  id: 'opsAddAddress',
  method: 'POST',
  path: '/ops/customers/:id/addresses',
  summary: 'Add an address for a customer',
  body: newAddress,
  answer: recordId,
  status: 201,
  idempotent: true,
  errors: ['not_found', 'forbidden'],
})

// The order: what the family itself would send, without its wallet, its vouchers and its agreement

/** Prices a choice for a family, and says which of its times are free. */
export const opsQuoteOrder = defineOperation({
  ...ofCustomer,
  id: 'opsQuoteOrder',
  method: 'POST',
  path: '/ops/customers/:id/quote',
  summary:
    'What an order of a customer would cost, line by line, and which of its dates are free; orders nothing',
  body: officeQuoteRequest,
  answer: quoteOrder.answer,
  errors: ['not_found', 'plan_unavailable', 'city_not_reached', 'date_unavailable'],
})

const placingErrors = [
  'forbidden',
  'not_found',
  'total_changed',
  'address_incomplete',
  'city_not_served',
  'plan_unavailable',
  'worker_unavailable',
  'no_worker_free',
  'order_awaiting_payment',
  'mobile_unproved',
] as const

/** Orders visits for a family, which agrees to the terms when it pays. */
export const opsPlaceHourlyOrder = defineOperation({
  ...ofCustomer,
  id: 'opsPlaceHourlyOrder',
  method: 'POST',
  path: '/ops/customers/:id/orders/hourly',
  summary: 'Order hourly visits for a customer, who agrees to the terms with the payment',
  body: officeVisitsRequest,
  answer: placedOrderCodec,
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'city_not_reached', 'date_unavailable'],
})

/** Orders a worker for days for a family, which agrees to the terms when it pays. */
export const opsPlaceResidentOrder = defineOperation({
  ...ofCustomer,
  id: 'opsPlaceResidentOrder',
  method: 'POST',
  path: '/ops/customers/:id/orders/resident',
  summary: 'Order a resident or transferred plan for a customer, who agrees to the terms with the payment',
  body: officeContractRequest,
  answer: placedOrderCodec,
  status: 201,
  idempotent: true,
  errors: [...placingErrors, 'worker_city_not_accepted'],
})

/** Says what became of an order for a family whose response was lost. */
export const opsGetOrderAttempt = defineOperation({
  ...ofCustomer,
  id: 'opsGetOrderAttempt',
  method: 'GET',
  path: '/ops/customers/:id/attempts/:key',
  summary: 'What became of an order for a customer whose answer was lost, by its Idempotency-Key',
  params: /* @__PURE__ */ v.strictObject({ id: recordIdParam(), key: recordIdParam() }),
  answer: getOrderAttempt.answer,
  errors: [],
})
