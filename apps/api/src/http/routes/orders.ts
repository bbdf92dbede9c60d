import { optionalMoney } from '../optional-values.ts'
import {
  acceptOrderTerms as acceptOrderTermsCall,
  cancelMyOrder,
  chooseOrderWorker,
  confirmArrival,
  disputeOffer,
  estimateSpecialPackage,
  followMyOrder,
  getOrderAttempt,
  getMyOrder,
  listMyOrders,
  payMyOrder as payMyOrderCall,
  placeHourlyOrder,
  placeResidentOrder,
  quoteOrder,
  refundMyOrder,
  requestSpecialPackage,
} from '@sakina/api-client/wire/orders'
import type { Application } from '../../application.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../../use-cases/identity/signed-in-customer.ts'
import { limitVoucherGuesses } from '../../use-cases/limits.ts'
import { acceptOrderTerms } from '../../use-cases/orders/accept-order-terms.ts'
import {
  cancelUnpaidOrder,
  chooseAnotherWorker,
  refundOrderWithoutWorker,
} from '../../use-cases/orders/change-order.ts'
import { confirmMyArrival } from '../../use-cases/orders/confirm-arrival.ts'
import { disputeMyOffer } from '../../use-cases/orders/offer-worker.ts'
import { toOrderRequest } from '../../use-cases/orders/order-request.ts'
import { readOrderView, readOrderViews } from '../../use-cases/orders/order-views.ts'
import { placeOrder } from '../../use-cases/orders/place-order.ts'
import { calculateOrderQuote } from '../../use-cases/orders/quote-order.ts'
import { readIdOfLostOrder, readOwnOrder, listOwnOrders } from '../../use-cases/orders/read-orders.ts'
import { estimatePackage, requestPackage } from '../../use-cases/orders/request-package.ts'
import { payMyOrder } from '../../use-cases/payments/pay-order.ts'
import { mapPage, pageOfRows, toPageRange } from '../../use-cases/catalogue/page.ts'
import { streamRecordResponse } from '../stream-record-response.ts'
import type { Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toLostOrderResult, toOrder, toPlacedOrder } from '../shapes/order.ts'
import { toQuote } from '../shapes/quote.ts'

const placed = async (app: Application, customer: SignedInCustomer, orderId: string, method?: string) =>
  toPlacedOrder(app, await readOwnOrder(app, customer, orderId), method)

const shown = async (app: Application, customer: SignedInCustomer, orderId: string, language: Language) => {
  const order = await readOwnOrder(app, customer, orderId)
  const view = await readOrderView(app.database.reader, order)
  return toOrder(view, { app, catalogue: await app.catalogue.read(), language })
}

export const orderRoutes: readonly Route[] = [
  defineRoute(quoteOrder, async ({ app, customer, address, body, language }) => {
    const quoteIt = () => calculateOrderQuote(app, customer, body)
    const who = customer === undefined ? { address } : { customerId: customer.id }
    const { quote, ...rest } =
      body.voucherCode === undefined ? await quoteIt() : await limitVoucherGuesses(app, who, quoteIt)
    return toQuote(quote, rest, language)
  }),

  defineRoute(placeResidentOrder, async ({ app, customer, body, idempotencyKey }) => {
    if (body.customerId !== customer.id) throw new Failure('forbidden')
    const { orderId } = await placeOrder(app, customer, toOrderRequest(body), {
      operation: 'placeResidentOrder',
      content: body,
      key: idempotencyKey,
    })
    return placed(app, customer, orderId)
  }),

  defineRoute(placeHourlyOrder, async ({ app, customer, body, idempotencyKey }) => {
    if (body.customerId !== customer.id) throw new Failure('forbidden')
    const { orderId } = await placeOrder(app, customer, toOrderRequest(body), {
      operation: 'placeHourlyOrder',
      content: body,
      key: idempotencyKey,
    })
    return placed(app, customer, orderId)
  }),

  defineRoute(estimateSpecialPackage, async ({ app, query }) => {
    const estimate = estimatePackage(await app.catalogue.read(), query)
    return { indicativeTotal: optionalMoney(estimate ?? null) }
  }),

  defineRoute(requestSpecialPackage, async ({ app, customer, body, idempotencyKey }) => {
    const { orderId } = await requestPackage(app, customer, body, idempotencyKey)
    return placed(app, customer, orderId)
  }),

  defineRoute(listMyOrders, async ({ app, customer, query, language }) => {
    const { rows, total } = await listOwnOrders(app, customer, toPageRange(query))
    const views = await readOrderViews(app.database.reader, rows)
    const catalogue = await app.catalogue.read()
    return mapPage(pageOfRows(views, total, query), (view) => toOrder(view, { app, catalogue, language }))
  }),

  defineRoute(
    getMyOrder,
    async ({ app, customer, params, language }) => await shown(app, customer, params.id, language),
  ),

  defineRoute(followMyOrder, async (call) => {
    const { app, customer, params, language } = call
    const order = await readOwnOrder(app, customer, params.id)
    const read = async () => ({ order: await shown(app, customer, order.id, language) })
    streamRecordResponse(call, followMyOrder, { event: 'order', ids: [order.id], read })
    return read()
  }),

  defineRoute(acceptOrderTermsCall, async ({ app, customer, params, body, idempotencyKey, language }) => {
    await acceptOrderTerms(app, customer, { orderId: params.id, body, key: idempotencyKey })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(payMyOrderCall, async ({ app, customer, params, body, language }) => {
    await payMyOrder(app, customer, {
      orderId: params.id,
      method: body.method,
      language,
      card: {
        cardId: body.cardId === undefined ? undefined : String(body.cardId),
        saveCard: body.saveCard ?? false,
      },
    })
    return placed(app, customer, params.id, body.method === 'wallet' ? undefined : body.method)
  }),

  defineRoute(cancelMyOrder, async ({ app, customer, params, idempotencyKey, language }) => {
    await cancelUnpaidOrder(app, customer, { orderId: params.id, key: idempotencyKey })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(confirmArrival, async ({ app, customer, params, idempotencyKey, language }) => {
    await confirmMyArrival(app, customer, { orderId: params.id, key: idempotencyKey })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(disputeOffer, async ({ app, customer, params, idempotencyKey, language }) => {
    await disputeMyOffer(app, customer, { orderId: params.id, key: idempotencyKey })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(chooseOrderWorker, async ({ app, customer, params, body, idempotencyKey, language }) => {
    await chooseAnotherWorker(app, customer, {
      orderId: params.id,
      key: idempotencyKey,
      workerId: body.workerId,
    })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(refundMyOrder, async ({ app, customer, params, body, idempotencyKey, language }) => {
    await refundOrderWithoutWorker(app, customer, {
      orderId: params.id,
      expected: body.expectedRefund,
      key: idempotencyKey,
    })
    return await shown(app, customer, params.id, language)
  }),

  defineRoute(getOrderAttempt, async ({ app, customer, params }) => {
    return toLostOrderResult(app, await readIdOfLostOrder(app, customer, params.key))
  }),
]
