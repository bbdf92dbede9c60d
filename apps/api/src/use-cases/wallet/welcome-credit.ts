import type { Money } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'

const PREFIX = 'welcome:'

/** Tells from a ledger reference whether the entry is the welcome credit of a customer. */
export const isWelcomeCreditReference = (reference: string): boolean => reference.startsWith(PREFIX)

/** Credits the wallet of a new customer once, and notifies the customer. */
export const grantWelcomeCredit = (app: Application, customerId: string, amount: Money): Promise<void> =>
  app.database.write(async (tx) => {
    await lockLedgerAccount(tx, customerId, 'wallet')
    const id = app.newId()
    const isPosted = await postLedgerEntry(tx, 'wallet', {
      id,
      customerId,
      kind: 'compensation',
      amount,
      reference: `${PREFIX}${customerId}`,
      at: app.now(),
    })
    if (isPosted)
      await notifyCustomer(tx, app, customerId, { kind: 'wallet_adjusted', about: id, facts: { amount } })
  })
