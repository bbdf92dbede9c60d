import { getInvoice, listInvoices, payInvoice } from '@sakina/api-client/wire/invoices'
import { payMyInvoice } from '../../use-cases/invoices/pay-invoice.ts'
import { readMyInvoice, listMyInvoices } from '../../use-cases/invoices/read-invoices.ts'
import { defineRoute, type Route } from '../route.ts'
import { toInvoice, toInvoiceDetail } from '../shapes/invoice.ts'
import { paymentLink } from '../shapes/order.ts'

export const invoiceRoutes: readonly Route[] = [
  defineRoute(listInvoices, async ({ app, customer, language }) => {
    const context = { catalogue: await app.catalogue.read(), language }
    return (await listMyInvoices(app, customer)).map((view) => toInvoice(view, context))
  }),

  defineRoute(getInvoice, async ({ app, customer, params, language }) =>
    toInvoiceDetail(await readMyInvoice(app, customer, params.id), {
      catalogue: await app.catalogue.read(),
      language,
    }),
  ),

  defineRoute(payInvoice, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const invoice = await payMyInvoice(app, customer, {
      id: params.id,
      method: body.method,
      language,
      key: idempotencyKey,
      card: {
        cardId: body.cardId === undefined ? undefined : String(body.cardId),
        saveCard: body.saveCard ?? false,
      },
    })
    const { id, number, state: status } = invoice
    return {
      id,
      number,
      status,
      paymentLink: status === 'unpaid' ? paymentLink(app, id) : null,
      holdExpiresAt: null,
    }
  }),
]
