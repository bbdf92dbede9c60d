import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { invoiceKinds, invoiceStates, paymentMethods } from '@sakina/domain/vocabulary'
import type { InvoiceKind, InvoiceState, PaymentMethod } from '@sakina/domain/vocabulary'
import type { WireInvoice, WireInvoiceDetail } from '../shapes/invoice.ts'
import type { Id, CodeWithLabel, RecordReference } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toCodeWithLabel, toOptionalMoney } from './values.ts'

export type Invoice = {
  readonly id: Id
  readonly number: string
  readonly kind: InvoiceKind | 'unknown'
  readonly total: Money | null
  readonly due: Money | null
  readonly state: CodeWithLabel<InvoiceState>
  readonly date: LocalDate | null
  readonly dueDate: LocalDate | null
  readonly contract: RecordReference | null
  readonly order: RecordReference | null
  /** The plan that was bought; null for a special package or a charge of the office. */
  readonly plan: RecordReference | null
  readonly isPayable: boolean
}

/** Converts an invoice from the wire format. */
export const toInvoice = (wire: WireInvoice): Invoice => ({
  id: wire.id,
  number: wire.name || String(wire.id),
  kind: knownCode(invoiceKinds, wire.kind),
  total: toOptionalMoney(wire.amount_total),
  due: toOptionalMoney(wire.amount_due),
  state: toCodeWithLabel(wire.state, invoiceStates),
  date: toOptionalDay(wire.invoice_date),
  dueDate: toOptionalDay(wire.due_date),
  contract: wire.contract_id,
  order: wire.order_id,
  plan: wire.plan_id,
  isPayable: wire.payable,
})

/** The seller or the buyer on an invoice. */
export type InvoiceParty = {
  readonly name: string
  readonly vatNumber: string | null
  readonly registration: string | null
  readonly address: string | null
  readonly phone: string | null
}

const toParty = (wire: WireInvoiceDetail['seller']): InvoiceParty => ({
  name: wire.name,
  vatNumber: wire.vat_number,
  registration: wire.registration,
  address: wire.address,
  phone: wire.phone,
})

export type InvoiceDetail = Invoice & {
  readonly issuedAt: Instant | null
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly {
    readonly description: string
    readonly quantity: number | null
    readonly unitPrice: Money | null
    readonly amount: Money | null
    readonly taxPercent: number | null
    readonly tax: Money | null
  }[]
  readonly untaxed: Money | null
  readonly tax: Money | null
  readonly qr: string
  readonly paidAt: Instant | null
  readonly paymentMethod: PaymentMethod | 'unknown'
  /** The first and the last day of the service, for an order whose days are known. */
  readonly serviceFrom: LocalDate | null
  readonly serviceUntil: LocalDate | null
  readonly creditOf: RecordReference | null
}

/** Converts an invoice with its details from the wire format. */
export const toInvoiceDetail = (wire: WireInvoiceDetail): InvoiceDetail => ({
  ...toInvoice(wire),
  issuedAt: toOptionalInstant(wire.issued_at),
  seller: toParty(wire.seller),
  buyer: toParty(wire.buyer),
  lines: wire.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    unitPrice: toOptionalMoney(line.unit_price),
    amount: toOptionalMoney(line.amount),
    taxPercent: line.tax_percent,
    tax: toOptionalMoney(line.tax),
  })),
  untaxed: toOptionalMoney(wire.amount_untaxed),
  tax: toOptionalMoney(wire.amount_tax),
  qr: wire.qr,
  paidAt: toOptionalInstant(wire.paid_at),
  paymentMethod: knownCode(paymentMethods, wire.payment_method),
  serviceFrom: toOptionalDay(wire.service_from),
  serviceUntil: toOptionalDay(wire.service_until),
  creditOf: wire.credit_of,
})
