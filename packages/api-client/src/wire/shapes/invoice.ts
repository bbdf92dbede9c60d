import * as v from 'valibot'
import {
  amount,
  day,
  decimal,
  flag,
  id,
  labelled,
  list,
  moment,
  optionalText,
  relation,
  text,
} from '../fields.ts'

const invoiceEntries = {
  id: id(),
  name: text(),
  kind: text(),
  amount_total: amount(),
  amount_due: amount(),
  state: labelled(),
  invoice_date: day(),
  due_date: day(),
  contract_id: relation(),
  order_id: relation(),
  payable: flag(),
}

export const invoiceSchema = v.object(invoiceEntries)
export type WireInvoice = v.InferOutput<typeof invoiceSchema>

const partySchema = v.object({
  name: text(),
  vat_number: optionalText(),
  registration: optionalText(),
  address: optionalText(),
  phone: optionalText(),
})

export const invoiceDetailSchema = v.object({
  ...invoiceEntries,
  issued_at: moment(),
  seller: partySchema,
  buyer: partySchema,
  lines: list(
    v.object({
      description: text(),
      quantity: decimal(),
      unit_price: amount(),
      amount: amount(),
      tax_percent: decimal(),
      tax: amount(),
    }),
  ),
  amount_untaxed: amount(),
  amount_tax: amount(),
  /** The ZATCA TLV, base64. */
  qr: text(),
  paid_at: moment(),
  payment_method: text(),
  /** The invoice a credit note belongs to. */
  credit_of: relation(),
})
export type WireInvoiceDetail = v.InferOutput<typeof invoiceDetailSchema>
