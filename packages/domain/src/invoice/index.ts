export { encodeQr } from './qr.ts'
export type { QrContent } from './qr.ts'
export { toBase64 } from './base64.ts'
export { isVatNumber, vatNumber } from './vat-number.ts'
export type { VatNumber } from './vat-number.ts'
export { isInvoicePastDue } from './past-due.ts'
export { documentNumber } from './document-number.ts'
export {
  taxInclusiveInvoiceLine,
  invoiceLinesFromQuote,
  creditNoteLines,
  negateInvoiceLines,
  taxedInvoiceLine,
  invoiceTotals,
  untaxedInvoiceLine,
} from './lines.ts'
export type { InvoiceLine } from './lines.ts'
export { createCreditNote, createTaxInvoice } from './document.ts'
export type { Seller, TaxInvoice } from './document.ts'
