import * as v from 'valibot'
import { toInvoice, toInvoiceDetail } from './entities/invoice.ts'
import { toPlacedOrder } from './entities/order.ts'
import { paymentMethods } from '@sakina/domain/vocabulary'
import { resultEnvelopeSchema, envelopeSchema } from './envelope.ts'
import { listField } from './fields.ts'
import { choiceInputSchema, idInputSchema, booleanInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'
import { invoiceDetailSchema, invoiceSchema } from './shapes/invoice.ts'
import { placedOrderFields } from './shapes/order.ts'

export const listInvoices = defineOperation({
  id: 'listInvoices',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices',
  summary: "The customer's invoices and credit notes",
  auth: 'required',
  answer: resultEnvelopeSchema(listField(invoiceSchema)),
  errors: [],
  cache: 'account',
  read: ({ result }) => result.map(toInvoice),
})

export const getInvoice = defineOperation({
  id: 'getInvoice',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices/:id',
  summary: 'One invoice in full, with its QR code',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultEnvelopeSchema(invoiceDetailSchema),
  errors: ['not_found'],
  cache: 'account',
  extension: true,
  read: ({ result }) => toInvoiceDetail(result),
})

export const payInvoice = defineOperation({
  id: 'payInvoice',
  area: 'invoices',
  method: 'POST',
  path: '/my/invoices/:id/pay',
  summary: 'Open the payment of an unpaid invoice',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: v.strictObject({
    method: choiceInputSchema(paymentMethods),
    card_id: v.optional(idInputSchema()),
    save_card: v.optional(booleanInputSchema()),
  }),
  answer: envelopeSchema(placedOrderFields),
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
