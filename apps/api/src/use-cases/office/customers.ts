import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAdjustWallet, opsGrantVoucher } from '@sakina/api-client/wire/ops'
import { moneyFromWire } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeCustomer, lockCustomer, type Customer } from '../../db/repositories/customers.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { addVoucher, addVoucherToCustomer } from '../../db/repositories/vouchers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { endAllSessions } from '../identity/end-sessions.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { singleUseVoucherTerms } from '../wallet/rewards.ts'
import { readWalletBalance } from '../wallet/wallet.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'

async function somebody(tx: Tx, id: string): Promise<Customer> {
  const customer = await lockCustomer(tx, id)
  if (customer === undefined) throw new Failure('not_found')
  return customer
}

/**
 * Requires a new password from a customer, for which the old one is not needed, and ends all
 * sessions; or no longer requires it.
 */
export const setPasswordChangeRequired = (app: Application, command: OfficeCommand, required: boolean) =>
  runOfficeCommand(app, command, async (tx) => {
    const { id } = await somebody(tx, command.id)
    await changeCustomer(tx, id, { mustChangePassword: required })
    if (required) await endAllSessions(tx, app, id)
  })

/** Credits or debits a wallet by hand, never below the frozen amount. */
export async function adjustWallet(
  app: Application,
  command: MoneyCommand,
  { amount, reason }: BodyOf<typeof opsAdjustWallet>,
): Promise<number> {
  const halalas = moneyFromWire(Math.abs(amount))
  if (halalas === 0) throw invalidFieldsFailure({ amount: 'too_small' })
  await runMoneyCommand(app, command, 'customer', async (tx) => {
    const { id: customerId } = await somebody(tx, command.id)
    await lockLedgerAccount(tx, customerId, 'wallet')
    if (amount < 0 && (await readWalletBalance(tx, customerId)).available < halalas)
      throw new Failure('balance_too_low')
    const id = app.newId()
    await postLedgerEntry(tx, 'wallet', {
      id,
      customerId,
      kind: amount < 0 ? 'payout' : 'compensation',
      amount: halalas,
      reference: `office:${id}`,
      note: reason,
      at: app.now(),
    })
    const change = amount < 0 ? -halalas : halalas
    await notifyCustomer(tx, app, customerId, {
      kind: 'wallet_adjusted',
      about: id,
      facts: { amount: change },
    })
  })
  return (await readWalletBalance(app.database.reader, command.id)).balance
}

export const grantVoucher = (app: Application, command: MoneyCommand, body: BodyOf<typeof opsGrantVoucher>) =>
  runMoneyCommand(app, command, 'customer', async (tx) => {
    const customer = await somebody(tx, command.id)
    if ((body.percent === undefined) === (body.amount === undefined))
      throw invalidFieldsFailure({ amount: 'not_allowed' })
    const code = createRecordNumber('GV', app.randomBytes)
    const now = app.now()
    await addVoucher(tx, {
      code,
      name: { ar: body.name, en: body.name },
      terms: singleUseVoucherTerms,
      percent: body.percent ?? null,
      amount: body.amount ?? null,
      services: [],
      firstOrderOnly: false,
      validTo: body.lastDay,
      customerId: customer.id,
      active: true,
      createdAt: now,
    })
    await addVoucherToCustomer(tx, { code, customerId: customer.id, at: now })
    await notifyCustomer(tx, app, customer.id, {
      kind: 'voucher_granted',
      about: code,
      facts: { code, day: body.lastDay },
    })
    return code
  })
