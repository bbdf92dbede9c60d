import type { InvoiceDetail } from '@sakina/api-client/client'
import type { InvoiceSheetInvoice } from '@sakina/ui/invoice-sheet'

import { toRiyadhMoment } from '../../shared/clock/now.ts'

/**
 * Converts an invoice to the props of the sheet. No amount is calculated here, because an invoice shows
 * what was issued.
 */
export const toInvoiceSheetInvoice = (invoice: InvoiceDetail): InvoiceSheetInvoice => ({
  number: invoice.number,
  isCreditNote: invoice.kind === 'credit_note',
  state: invoice.state.code,
  stateLabel: invoice.state.label,
  issued: toRiyadhMoment(invoice.issuedAt) ?? (invoice.date === null ? null : { date: invoice.date }),
  dueDate: invoice.dueDate,
  paid: toRiyadhMoment(invoice.paidAt),
  service:
    invoice.serviceFrom && invoice.serviceUntil
      ? { from: invoice.serviceFrom, until: invoice.serviceUntil }
      : null,
  creditOf: invoice.creditOf?.name ?? null,
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: invoice.lines,
  untaxed: invoice.untaxed,
  tax: invoice.tax,
  total: invoice.total,
  due: invoice.due,
  qr: invoice.qr,
})
