import * as v from 'valibot'
import {
  amountField,
  dayField,
  decimalField,
  booleanField,
  idField,
  labelledCodeField,
  listField,
  instantField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'

const invoiceEntries = {
  id: idField(),
  name: textField(),
  kind: textField(),
  amount_total: amountField(),
  amount_due: amountField(),
  state: labelledCodeField(),
  invoice_date: dayField(),
  due_date: dayField(),
  contract_id: relationField(),
  order_id: relationField(),
  /** The plan that was bought; null for a special package or a charge of the office. */
  plan_id: relationField(),
  payable: booleanField(),
}

export const invoiceSchema = v.object(invoiceEntries)
export type WireInvoice = v.InferOutput<typeof invoiceSchema>

const partySchema = v.object({
  name: textField(),
  vat_number: optionalTextField(),
  registration: optionalTextField(),
  address: optionalTextField(),
  phone: optionalTextField(),
})

export const invoiceDetailSchema = v.object({
  ...invoiceEntries,
  issued_at: instantField(),
  seller: partySchema,
  buyer: partySchema,
  lines: listField(
    v.object({
      description: textField(),
      quantity: decimalField(),
      unit_price: amountField(),
      amount: amountField(),
      tax_percent: decimalField(),
      tax: amountField(),
    }),
  ),
  amount_untaxed: amountField(),
  amount_tax: amountField(),
  /** The ZATCA TLV, base64. */
  qr: textField(),
  paid_at: instantField(),
  payment_method: textField(),
  /** The first and the last day of the service, for an order whose days are known. */
  service_from: dayField(),
  service_until: dayField(),
  /** The invoice a credit note belongs to. */
  credit_of: relationField(),
})
export type WireInvoiceDetail = v.InferOutput<typeof invoiceDetailSchema>
