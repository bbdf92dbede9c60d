import { clockTime, instant, instantAt, riyadhDay } from '@sakina/domain/calendar'
import {
  createCreditNote,
  documentNumber,
  createTaxInvoice,
  type InvoiceLine,
  type TaxInvoice,
} from '@sakina/domain/invoice'
import { money } from '@sakina/domain/money'
import { invoiceDueDate } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  addInvoice,
  invoicesOfOrders,
  nextSeriesNumber,
  type Contract,
  type Invoice,
} from '../../db/repositories/contracts.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { creditNotesOfInvoice, changeInvoiceState } from '../../db/repositories/invoices.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { invoiceSeller } from './seller.ts'

type Parts = Pick<Application, 'database' | 'newId' | 'now' | 'whatsApp' | 'push'>

const endOfDay = clockTime('23:59')

type Fee = {
  readonly contract: Contract
  readonly kind: 'suspension_fee' | 'cancellation_balance' | 'office_charge'
  readonly lines: readonly InvoiceLine[]
  readonly dueAt?: Date | undefined
}

/** Issues a fee as a separate invoice, unpaid until the customer pays it. */
export async function issueFee(
  tx: Tx,
  parts: Parts & Pick<Application, 'config'>,
  fee: Fee,
): Promise<string> {
  const now = parts.now()
  const buyer = { name: (await customerById(tx, fee.contract.customerId))?.name ?? '' }
  const invoice = createTaxInvoice({
    number: documentNumber('INV', await nextSeriesNumber(tx, 'invoice')),
    issuedAt: instant(now),
    seller: invoiceSeller,
    buyer,
    lines: fee.lines,
  })
  const id = parts.newId()
  const dueAt =
    fee.dueAt ?? new Date(instantAt(invoiceDueDate(riyadhDay(instant(now)), parts.config.policies), endOfDay))
  await addInvoice(tx, {
    id,
    number: invoice.number,
    kind: fee.kind,
    state: 'unpaid',
    customerId: fee.contract.customerId,
    orderId: fee.contract.orderId,
    contractId: fee.contract.id,
    lines: invoice.lines,
    total: invoice.totals.gross,
    tax: invoice.totals.vat,
    buyer,
    qr: invoice.qr,
    issuedAt: now,
    dueAt,
  })
  await notifyCustomer(tx, parts, fee.contract.customerId, {
    kind: 'invoice_due',
    about: id,
    facts: { number: invoice.number, amount: invoice.totals.gross, day: riyadhDay(instant(dueAt)) },
  })
  return id
}

const asIssued = (row: Invoice): TaxInvoice => ({
  kind: 'invoice',
  number: row.number,
  issuedAt: instant(row.issuedAt),
  seller: invoiceSeller,
  buyer: { name: row.buyer['name'] ?? '' },
  lines: row.lines,
  totals: { net: money(row.total - row.tax), vat: money(row.tax), gross: money(row.total) },
  qr: row.qr,
})

/** Issues a credit note for a part of an order's invoice. */
export async function issueCreditNote(
  tx: Tx,
  parts: Parts,
  fee: { readonly contract: Contract; readonly lines: readonly InvoiceLine[] },
): Promise<string | undefined> {
  const { contract } = fee
  const original = (await invoicesOfOrders(tx, [contract.orderId])).find(({ kind }) => kind === 'order')
  if (original === undefined) return undefined
  return creditInvoice(tx, parts, original, fee.lines)
}

/** Issues a credit note for an invoice or a part of it; a full credit changes the state of the invoice. */
export async function creditInvoice(
  tx: Tx,
  parts: Parts,
  original: Invoice,
  lines: readonly InvoiceLine[],
): Promise<string> {
  const earlier = (await creditNotesOfInvoice(tx, original.id)).reduce((sum, note) => sum + note.total, 0)
  const now = parts.now()
  const note = createCreditNote({
    number: documentNumber('CN', await nextSeriesNumber(tx, 'credit_note')),
    issuedAt: instant(now),
    lines,
    invoice: asIssued(original),
    creditedBefore: money(earlier),
  })
  const id = parts.newId()
  await addInvoice(tx, {
    id,
    number: note.number,
    kind: 'credit_note',
    state: 'credited',
    customerId: original.customerId,
    orderId: original.orderId,
    contractId: original.contractId,
    refersTo: original.id,
    lines: note.lines,
    total: note.totals.gross,
    tax: note.totals.vat,
    buyer: original.buyer,
    qr: note.qr,
    issuedAt: now,
  })
  if (earlier + note.totals.gross >= original.total)
    await changeInvoiceState(tx, { id: original.id, from: original.state, to: 'credited' })
  return id
}
