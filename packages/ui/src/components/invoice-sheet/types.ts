import type { Moment } from '../../internal/moment-text.tsx'

/** The seller or buyer on an invoice. */
export interface InvoiceSheetParty {
  name: string
  vatNumber: string | null
  registration: string | null
  address: string | null
  phone: string | null
}

/** One line of an invoice. Amounts are in halalas. */
export interface InvoiceSheetLine {
  description: string
  quantity: number | null
  unitPrice: number | null
  /** The amount before tax. */
  amount: number | null
  taxPercent: number | null
  tax: number | null
}

/** The invoice that an `InvoiceSheet` shows. */
export interface InvoiceSheetInvoice {
  number: string
  isCreditNote: boolean
  state: 'unpaid' | 'paid' | 'cancelled' | 'credited' | 'unknown'
  /** The label to show when the kit does not know the state. */
  stateLabel: string
  issued: Moment | null
  /** The due date, as `YYYY-MM-DD`. */
  dueDate: string | null
  paid: Moment | null
  /** The first and the last day of the service, as `YYYY-MM-DD`. */
  service?: { readonly from: string; readonly until: string } | null | undefined
  /** The number of the invoice that the credit note corrects. */
  creditOf: string | null
  seller: InvoiceSheetParty
  buyer: InvoiceSheetParty
  lines: readonly InvoiceSheetLine[]
  untaxed: number | null
  tax: number | null
  total: number | null
  /** The amount left to pay. */
  due: number | null
  /** The content of the QR code that the tax authority prescribes, in base64. */
  qr: string
}
