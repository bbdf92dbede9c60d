import { openCheckout, receivePaymentCallback, settleSandboxCheckout } from '@sakina/api-client/wire/checkout'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../../application.ts'
import { Failure } from '../../failures/failure.ts'
import { failureMessages } from '../../failures/messages.ts'
import type { Language } from '../../ports/payment.ts'
import { readOpenPaymentAtCheckout, readOrderAtCheckout } from '../../use-cases/orders/read-orders.ts'
import {
  invoicePaymentReturnUrl,
  readInvoiceAtCheckout,
  openInvoicePayment,
  readOpenInvoicePayment,
} from '../../use-cases/invoices/pay-invoice.ts'
import { openOrderPayment, paymentResultUrl } from '../../use-cases/payments/open-payment.ts'
import { simulateSandboxOutcome } from '../../use-cases/payments/sandbox-outcome.ts'
import { applyPaymentCallback } from '../../use-cases/payments/settle-payment.ts'
import { renderErrorPage, renderSandboxPage } from '../checkout/page.ts'
import { toFailure } from '../errors.ts'
import { defineRoute, type Route } from '../route.ts'

const html = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8')

/** Shows an error during navigation as a page with the correct status. */
async function paged(
  {
    app,
    request,
    reply,
    language,
  }: {
    readonly app: Application
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly language: Language
  },
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work()
  } catch (error) {
    const failure = toFailure(error) ?? new Failure('internal')
    if (failure.code === 'internal') request.log.error({ err: error }, 'an unexpected fault')
    html(reply).code(failure.status)
    const { code, words } = failure
    return renderErrorPage(
      { code, message: (words ?? failureMessages[code])[language] },
      app.siteUrl(),
      language,
    )
  }
}

const leadTo = (reply: FastifyReply, address: string): string => {
  reply.code(303).header('location', address)
  return ''
}

const cardOf = ({ cardId, saveCard }: { readonly cardId: string | null; readonly saveCard: boolean }) =>
  cardId === null ? ({ kind: 'typed', save: saveCard } as const) : ({ kind: 'saved' } as const)

export const checkoutRoutes: readonly Route[] = [
  defineRoute(openCheckout, async ({ app, params, query, language: accepted, request, reply }) => {
    const language = query.lang ?? accepted
    return paged({ app, request, reply, language }, async () => {
      const invoice = await readInvoiceAtCheckout(app, params.reservationId)
      if (invoice !== undefined) {
        if (invoice.state === 'paid') return leadTo(reply, invoicePaymentReturnUrl(app, invoice.id, language))
        const opened = await openInvoicePayment(app, invoice.id, { method: query.method ?? 'card', language })
        if (app.payment.provider !== 'sandbox') return leadTo(reply, opened.url)
        html(reply)
        return renderSandboxPage({
          reservationId: invoice.id,
          number: invoice.number,
          amount: opened.payment.amount,
          method: 'card',
          card: cardOf(opened.payment),
          back: invoicePaymentReturnUrl(app, invoice.id, language),
          language,
        })
      }
      const order = await readOrderAtCheckout(app, params.reservationId)
      if (order.paidAt !== null) return leadTo(reply, paymentResultUrl(app, order.id, language))
      const method = query.method ?? 'card'
      const opened = await openOrderPayment(app, order.id, { method, language, holdAgain: false })
      if (app.payment.provider !== 'sandbox') return leadTo(reply, opened.url)
      html(reply)
      return renderSandboxPage({
        reservationId: order.id,
        number: order.number,
        amount: opened.payment.amount,
        method,
        card: cardOf(opened.payment),
        back: paymentResultUrl(app, order.id, language),
        language,
      })
    })
  }),

  defineRoute(settleSandboxCheckout, async ({ app, params, body, language: accepted, request, reply }) => {
    const language = body.lang ?? accepted
    return paged({ app, request, reply, language }, async () => {
      if (app.payment.provider !== 'sandbox') throw new Failure('not_found')
      const invoice = await readInvoiceAtCheckout(app, params.reservationId)
      if (invoice !== undefined) {
        const open = await readOpenInvoicePayment(app, invoice.id)
        if (open !== undefined)
          await simulateSandboxOutcome(app, open, body.outcome, body.save_card === 'yes')
        return leadTo(reply, invoicePaymentReturnUrl(app, invoice.id, language))
      }
      const order = await readOrderAtCheckout(app, params.reservationId)
      const payment = await readOpenPaymentAtCheckout(app, {
        orderId: order.id,
        provider: 'sandbox',
        method: body.method ?? 'card',
        amount: order.total - order.walletAmount,
      })
      if (payment === undefined) {
        // The order was paid in another tab, or the browser came back to a finished checkout: the result
        // page shows the state.
        if (order.paidAt !== null) return leadTo(reply, paymentResultUrl(app, order.id, language))
        throw new Failure('order_not_payable')
      }
      await simulateSandboxOutcome(app, payment, body.outcome, body.save_card === 'yes')
      return leadTo(reply, paymentResultUrl(app, order.id, language))
    })
  }),

  defineRoute(receivePaymentCallback, async ({ app, params, body }) => {
    await applyPaymentCallback(app, params.provider, body)
    return { message: null }
  }),
]
