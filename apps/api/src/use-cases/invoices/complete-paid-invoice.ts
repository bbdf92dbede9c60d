import { instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { contractDefaultDate, type PolicyConfig } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockContract, changeContractState, type Invoice } from '../../db/repositories/contracts.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { invoicesOfContracts, lockInvoice, changeInvoiceState } from '../../db/repositories/invoices.ts'

/** Whether an invoice is unpaid after its days of grace. */
export const isInvoiceOverdue = (
  invoice: Pick<Invoice, 'state' | 'issuedAt' | 'dueAt'>,
  now: Date,
  policies: PolicyConfig,
): boolean => {
  if (invoice.state !== 'unpaid') return false
  const from = localDate(riyadhDay(instant(invoice.issuedAt)))
  const today = riyadhDay(instant(now))
  const agreed = invoice.dueAt === null ? undefined : riyadhDay(instant(invoice.dueAt))
  return today >= contractDefaultDate(from, policies) && (agreed === undefined || today > agreed)
}

/**
 * Marks an invoice as paid once and sends the receipt; a contract in default runs again when no other invoice
 * is overdue.
 */
export async function completePaidInvoice(tx: Tx, app: Application, invoiceId: string): Promise<boolean> {
  const invoice = await lockInvoice(tx, invoiceId)
  const now = app.now()
  // Locks the contract first, so that a concurrent check for overdue invoices sees this payment.
  if (invoice?.contractId != null) await lockContract(tx, invoice.contractId)
  if (
    invoice === undefined ||
    !(await changeInvoiceState(tx, { id: invoice.id, from: 'unpaid', to: 'paid', paidAt: now }))
  )
    return false
  const { id: about, number, total: amount } = invoice
  await notifyCustomer(tx, app, invoice.customerId, {
    kind: 'invoice_paid',
    about,
    facts: { number, amount },
  })
  await endDefaultWithout(tx, app, invoice)
  return true
}

/** A contract in default runs again when no other invoice than this one, which is settled, is overdue. */
export async function endDefaultWithout(
  tx: Tx,
  app: Application,
  { id, contractId }: Pick<Invoice, 'id' | 'contractId'>,
): Promise<void> {
  if (contractId === null) return
  const now = app.now()
  const others = await invoicesOfContracts(tx, [contractId])
  if (others.every((other) => other.id === id || !isInvoiceOverdue(other, now, app.config.policies)))
    await changeContractState(tx, { id: contractId, from: 'defaulted', to: 'running', at: now })
}
