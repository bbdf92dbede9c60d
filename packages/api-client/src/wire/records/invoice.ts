import { invoiceKinds, invoiceStates, receivedPaymentMethods } from '@sakina/domain/vocabulary'
import { field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanField,
  decimalField,
  idField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'
import {
  code,
  extended,
  labelledCode,
  optionalAmount,
  optionalDay,
  optionalInstant,
  withNumber,
} from '../value-codecs.ts'

export const invoiceCodec = /* @__PURE__ */ withNumber(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    number: field('name', textField()),
    kind: field('kind', code(invoiceKinds)),
    total: field('amount_total', optionalAmount()),
    due: field('amount_due', optionalAmount()),
    state: field('state', labelledCode(invoiceStates)),
    date: field('invoice_date', optionalDay()),
    dueDate: field('due_date', optionalDay()),
    contract: field('contract_id', relationField()),
    order: field('order_id', relationField()),
    plan: field('plan_id', relationField()),
    isPayable: field('payable', booleanField()),
  }),
)
export type Invoice = ValueOf<typeof invoiceCodec>

/** The seller or the buyer on an invoice. */
const partyCodec = /* @__PURE__ */ record({
  name: field('name', textField()),
  vatNumber: field('vat_number', optionalTextField()),
  registration: field('registration', optionalTextField()),
  address: field('address', optionalTextField()),
  phone: field('phone', optionalTextField()),
})
export type InvoiceParty = ValueOf<typeof partyCodec>

export const invoiceDetailCodec = /* @__PURE__ */ extended(invoiceCodec, {
  issuedAt: field('issued_at', optionalInstant()),
  seller: field('seller', partyCodec),
  buyer: field('buyer', partyCodec),
  lines: field(
    'lines',
    listOf(
      record({
        description: field('description', textField()),
        quantity: field('quantity', decimalField()),
        unitPrice: field('unit_price', optionalAmount()),
        amount: field('amount', optionalAmount()),
        taxPercent: field('tax_percent', decimalField()),
        tax: field('tax', optionalAmount()),
      }),
    ),
  ),
  untaxed: field('amount_untaxed', optionalAmount()),
  tax: field('amount_tax', optionalAmount()),
  qr: field('qr', textField()),
  paidAt: field('paid_at', optionalInstant()),
  paymentMethod: field('payment_method', code(receivedPaymentMethods)),
  serviceFrom: field('service_from', optionalDay()),
  serviceUntil: field('service_until', optionalDay()),
  creditOf: field('credit_of', relationField()),
})
export type InvoiceDetail = ValueOf<typeof invoiceDetailCodec>
