export { InvoiceSheet, InvoiceSheetSkeleton } from './invoice-sheet.tsx'
export type { InvoiceSheetProps, SecondLanguage } from './invoice-sheet.tsx'
export type { InvoiceSheetInvoice, InvoiceSheetLine, InvoiceSheetParty } from './types.ts'
