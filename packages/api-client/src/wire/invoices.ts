import * as v from 'valibot'
import { toInvoice, toInvoiceDetail } from './entities/invoice.ts'
import { toPlacedOrder } from './entities/order.ts'
import { paymentMethods } from '@sakina/domain/vocabulary'
import { answered, envelopeSchema } from './envelope.ts'
import { list } from './fields.ts'
import { choice, idInput, yesNo } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { invoiceDetailSchema, invoiceSchema } from './shapes/invoice.ts'
import { placedEntries } from './shapes/order.ts'

export const listInvoices = operation({
  id: 'listInvoices',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices',
  summary: "The customer's invoices and credit notes",
  auth: 'required',
  answer: answered(list(invoiceSchema)),
  errors: [],
  cache: 'account',
  read: ({ result }) => result.map(toInvoice),
})

export const getInvoice = operation({
  id: 'getInvoice',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices/:id',
  summary: 'One invoice in full, with its QR code',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: answered(invoiceDetailSchema),
  errors: ['not_found'],
  cache: 'account',
  extension: true,
  read: ({ result }) => toInvoiceDetail(result),
})

export const payInvoice = operation({
  id: 'payInvoice',
  area: 'invoices',
  method: 'POST',
  path: '/my/invoices/:id/pay',
  summary: 'Open the payment of an unpaid invoice',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  body: v.strictObject({
    method: choice(paymentMethods),
    card_id: v.optional(idInput()),
    save_card: v.optional(yesNo()),
  }),
  answer: envelopeSchema(placedEntries),
  idempotent: true,
  errors: [
    'not_found',
    'invoice_not_payable',
    'balance_too_low',
    'method_not_available',
    'provider_unavailable',
  ],
  cache: 'never',
  limit: 'order',
  extension: true,
  read: toPlacedOrder,
})
