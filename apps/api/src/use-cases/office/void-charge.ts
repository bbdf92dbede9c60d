import type { Application } from '../../application.ts'
import { lockContract } from '../../db/repositories/contracts.ts'
import { invoiceById, lockInvoice, lockRefundableInvoicePayments } from '../../db/repositories/invoices.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { Failure } from '../../failures/failure.ts'
import { endDefaultWithout } from '../invoices/complete-paid-invoice.ts'
import { creditInvoice } from '../invoices/issue-fee.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { recordRefund } from '../payments/record-refund.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'

/**
 * Takes a charge or a fee back: its invoice is credited in full, what was paid goes back to where it was paid,
 * and a contract that was in default for it runs again.
 */
export const voidCharge = (app: Application, command: MoneyCommand) =>
  runMoneyCommand(app, command, 'invoice', async (tx) => {
    const known = await invoiceById(tx, command.id)
    // Locks the contract first, like a payment of the invoice.
    if (known?.contractId != null) await lockContract(tx, known.contractId)
    const invoice = await lockInvoice(tx, command.id)
    if (invoice === undefined) throw new Failure('not_found')
    const { id, number, customerId, total } = invoice
    const isCharge = invoice.kind !== 'order' && invoice.kind !== 'credit_note'
    const wasPaid = invoice.state === 'paid'
    if (!isCharge || (!wasPaid && invoice.state !== 'unpaid')) throw new Failure('transition_not_allowed')
    const creditNoteId = await creditInvoice(tx, app, invoice, invoice.lines)
    let left = wasPaid ? total : 0
    for (const payment of await lockRefundableInvoicePayments(tx, id)) {
      const amount = Math.min(left, payment.amount - payment.refunded)
      if (amount <= 0) continue
      left -= amount
      await recordRefund(tx, app, { payment, amount, creditNoteId })
    }
    if (left > 0) {
      await lockLedgerAccount(tx, customerId, 'wallet')
      await postLedgerEntry(tx, 'wallet', {
        id: app.newId(),
        customerId,
        kind: 'refund',
        amount: left,
        reference: `voided:${id}`,
        at: app.now(),
      })
    }
    await notifyCustomer(tx, app, customerId, {
      kind: 'charge_voided',
      about: id,
      facts: { number, amount: total, paid: wasPaid },
    })
    await endDefaultWithout(tx, app, invoice)
  })
