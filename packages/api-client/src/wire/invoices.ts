import * as v from 'valibot'
import { listOf, resultOf } from './codec.ts'
import { invoiceCodec, invoiceDetailCodec } from './records/invoice.ts'
import { paymentBody, placedOrderCodec } from './records/order.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

export const listInvoices = defineOperation({
  id: 'listInvoices',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices',
  summary: "The customer's invoices and credit notes",
  auth: 'required',
  answer: resultOf(listOf(invoiceCodec)),
  errors: [],
  cache: 'account',
})

export const getInvoice = defineOperation({
  id: 'getInvoice',
  area: 'invoices',
  method: 'GET',
  path: '/my/invoices/:id',
  summary: 'One invoice in full, with its QR code',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: resultOf(invoiceDetailCodec),
  errors: ['not_found'],
  cache: 'account',
  extension: true,
})

export const payInvoice = defineOperation({
  id: 'payInvoice',
  area: 'invoices',
  method: 'POST',
  path: '/my/invoices/:id/pay',
  summary: 'Open the payment of an unpaid invoice',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: paymentBody,
  answer: placedOrderCodec,
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
})
