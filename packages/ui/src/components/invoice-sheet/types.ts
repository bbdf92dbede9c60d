import type { Moment } from '../../internal/moment-text.tsx'

export interface InvoiceSheetParty {
  name: string
  vatNumber: string | null
  registration: string | null
  address: string | null
  phone: string | null
}

/** Sums in halalas. */
export interface InvoiceSheetLine {
  description: string
  quantity: number | null
  unitPrice: number | null
  /** Before tax. */
  amount: number | null
  taxPercent: number | null
  tax: number | null
}

export interface InvoiceSheetInvoice {
  number: string
  isCreditNote: boolean
  state: 'unpaid' | 'paid' | 'cancelled' | 'credited' | 'unknown'
  /** Shown where the state is not one of those known. */
  stateLabel: string
  issued: Moment | null
  /** `YYYY-MM-DD`. */
  dueDate: string | null
  paid: Moment | null
  /** The number of the invoice a credit note belongs to. */
  creditOf: string | null
  seller: InvoiceSheetParty
  buyer: InvoiceSheetParty
  lines: readonly InvoiceSheetLine[]
  untaxed: number | null
  tax: number | null
  total: number | null
  /** What is left to pay. */
  due: number | null
  /** The text of the code: what the tax authority prescribes, base64. */
  qr: string
}
