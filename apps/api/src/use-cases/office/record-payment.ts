import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsRecordPayment } from '@sakina/api-client/wire/ops'
import type { Application } from '../../application.ts'
import { lockCustomer } from '../../db/repositories/customers.ts'
import { invoiceById, lockInvoice } from '../../db/repositories/invoices.ts'
import { branchOfInvoice } from '../../db/repositories/money.ts'
import { addPaymentOnce } from '../../db/repositories/payments.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { completePaidInvoice } from '../invoices/complete-paid-invoice.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'

/**
 * Records that the office took the whole sum of an unpaid invoice. A card payment of it that comes later goes
 * back, and a receipt of the machine or of a transfer counts for one invoice.
 */
export const recordPayment = (
  app: Application,
  command: MoneyCommand,
  { method, receipt }: BodyOf<typeof opsRecordPayment>,
) =>
  runMoneyCommand(app, command, 'invoice', async (tx) => {
    const known = await invoiceById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    // Locks like a payment through the provider: customer, then invoice.
    await lockCustomer(tx, known.customerId)
    const invoice = await lockInvoice(tx, known.id)
    if (invoice?.state !== 'unpaid' || invoice.kind === 'credit_note')
      throw new Failure('transition_not_allowed')
    if (method !== 'cash' && receipt === undefined) throw invalidFieldsFailure({ receipt: 'required' })
    const now = app.now()
    const isNew = await addPaymentOnce(tx, {
      id: app.newId(),
      customerId: invoice.customerId,
      invoiceId: invoice.id,
      provider: method,
      method,
      status: 'paid',
      amount: invoice.total,
      providerRef: receipt ?? null,
      branchId: await branchOfInvoice(tx, invoice.id),
      createdAt: now,
      settledAt: now,
    })
    if (!isNew) throw invalidFieldsFailure({ receipt: 'not_allowed' })
    await completePaidInvoice(tx, app, invoice.id)
  })
