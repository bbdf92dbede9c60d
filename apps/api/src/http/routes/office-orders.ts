import * as calls from '@sakina/api-client/wire/office-orders'
import type { Application } from '../../application.ts'
import { Failure } from '../../failures/failure.ts'
import { readAccount } from '../../use-cases/identity/read-account.ts'
import {
  addAddressOfFamily,
  placeOrderForFamily,
  registerFamily,
  sendMobileCode,
  verifyFamilyMobile,
} from '../../use-cases/office/serve-family.ts'
import { toOrderRequest } from '../../use-cases/orders/order-request.ts'
import { calculateOrderQuote } from '../../use-cases/orders/quote-order.ts'
import { readIdOfLostOrder, readOwnOrder } from '../../use-cases/orders/read-orders.ts'
import { defineRoute, type Route } from '../route.ts'
import { toPartner } from '../shapes/customer.ts'
import { toLostOrderResult, toPlacedOrder } from '../shapes/order.ts'
import { toQuote } from '../shapes/quote.ts'

const readFamily = async (app: Application, id: string) => {
  const account = await readAccount(app, id)
  if (account === undefined) throw new Failure('not_found')
  return account
}

/** The routes by which the office takes orders for families. */
export const officeOrderRoutes: readonly Route[] = [
  defineRoute(calls.opsRegisterCustomer, async ({ app, body, idempotencyKey: key, staff }) => ({
    id: await registerFamily(app, { operation: 'opsRegisterCustomer', content: body, key, staff }, body),
  })),
  defineRoute(calls.opsSendMobileCode, async ({ app, params, staff, address }) => {
    await sendMobileCode(app, params.id, { staff, address })
    return { message: null }
  }),
  defineRoute(calls.opsVerifyMobile, async ({ app, params, body, staff }) => {
    const command = { operation: 'opsVerifyMobile', id: params.id, content: {}, key: undefined, staff }
    await verifyFamilyMobile(app, command, body.code)
    return { message: null }
  }),
  defineRoute(calls.opsGetAddressBook, async ({ app, params, language }) => {
    const { customer, addresses } = await readFamily(app, params.id)
    return toPartner(customer, addresses, await app.catalogue.read(), language)
  }),
  defineRoute(calls.opsAddAddress, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const { customer } = await readFamily(app, params.id)
    return addAddressOfFamily(app, { customerId: customer.id, key, staff }, body)
  }),
  defineRoute(calls.opsQuoteOrder, async ({ app, params, body, language }) => {
    const { customer } = await readFamily(app, params.id)
    const { quote, ...rest } = await calculateOrderQuote(app, customer, body)
    return toQuote(quote, rest, language)
  }),
  defineRoute(calls.opsPlaceHourlyOrder, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const { customer } = await readFamily(app, params.id)
    if (body.customerId !== customer.id) throw new Failure('forbidden')
    const call = { customerId: customer.id, key, staff, operation: 'opsPlaceHourlyOrder', content: body }
    const { orderId } = await placeOrderForFamily(app, call, toOrderRequest(body))
    return toPlacedOrder(app, await readOwnOrder(app, customer, orderId))
  }),
  defineRoute(calls.opsPlaceResidentOrder, async ({ app, params, body, idempotencyKey: key, staff }) => {
    const { customer } = await readFamily(app, params.id)
    if (body.customerId !== customer.id) throw new Failure('forbidden')
    const call = { customerId: customer.id, key, staff, operation: 'opsPlaceResidentOrder', content: body }
    const { orderId } = await placeOrderForFamily(app, call, toOrderRequest(body))
    return toPlacedOrder(app, await readOwnOrder(app, customer, orderId))
  }),
  defineRoute(calls.opsGetOrderAttempt, async ({ app, params }) => {
    return toLostOrderResult(app, await readIdOfLostOrder(app, { id: params.id }, params.key))
  }),
]
