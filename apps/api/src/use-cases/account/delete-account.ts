import { canOrderBeCancelledAtOnce, isContractOver } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { contractsOfCustomer } from '../../db/repositories/contracts.ts'
import type { Tx } from '../../db/database.ts'
import { customerById, verifiedContacts, type Customer } from '../../db/repositories/customers.ts'
import { erasePersonalData, unfinishedOrderIdsOfCustomer } from '../../db/repositories/customer-export.ts'
import { refundsOfCustomer } from '../../db/repositories/invoices.ts'
import { lockLedgerAccount } from '../../db/repositories/ledger.ts'
import { deleteUnsentEmailsTo, deleteUnsentTextsTo } from '../../db/repositories/outbox.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { accountDeletedEmail, accountDeletedText } from '../../emails/account-deleted-email.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { visitsOfCustomer } from '../../db/repositories/visits.ts'
import { isVisitUndecided } from '../visits/undecided-visit.ts'
import { contractStateToday } from '../contracts/contract-views.ts'
import { passwordAttemptsKey } from '../identity/rate-limit-keys.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { endUnpaidOrder } from '../orders/hold.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { enqueueText } from '../outbox/text-messages.ts'
import { readWalletBalance } from '../wallet/wallet.ts'

const farewellHours = 24

/** Says that the account is deleted, by email, or by text to a mobile without one; only where verified. */
async function sendFarewell(tx: Tx, app: Application, customer: Customer): Promise<void> {
  const { language } = customer
  const { email, mobile } = verifiedContacts(customer)
  if (email !== null) return enqueueEmail(tx, app, accountDeletedEmail(email, language))
  if (mobile === null) return undefined
  const expiresAt = new Date(app.now().getTime() + farewellHours * 3_600_000)
  const text = accountDeletedText(language)
  return enqueueText(tx, app, { to: mobile, text, expires_at: expiresAt.toISOString() })
}

/**
 * Deletes an account by erasing its personal data; refused during a running contract or a paid
 * order under way, and while money is frozen or being refunded. Unpaid orders are cancelled.
 */
export async function deleteAccount(
  app: Application,
  customer: SignedInCustomer,
  password: string,
): Promise<void> {
  await limitAttemptsOfAccount(app, 'login', passwordAttemptsKey('delete', customer.id))
  const account = await customerById(app.database.reader, customer.id)
  if (account === undefined) throw new Failure('unauthorized')
  if (!(await app.passwords.verify(password, account.passwordHash))) throw new Failure('wrong_password')
  await app.database.write(async (tx) => {
    const now = app.now()
    // The customer is locked before the orders are counted: an order in progress finishes first,
    // and the next one finds no account.
    await lockActiveCustomer(tx, customer)
    for (const id of await unfinishedOrderIdsOfCustomer(tx, customer.id)) {
      const order = await lockOrder(tx, id)
      if (order === undefined) continue
      if (order.paidAt !== null || !canOrderBeCancelledAtOnce(order.status))
        throw new Failure('account_has_running_contract')
      await endUnpaidOrder(tx, app, order, 'cancelled')
    }
    const contracts = await contractsOfCustomer(tx, customer.id)
    const visits = await visitsOfCustomer(tx, customer.id)
    if (
      contracts.some((contract) => !isContractOver(contractStateToday(contract, visits, now))) ||
      visits.some((visit) => isVisitUndecided(visit, now))
    )
      throw new Failure('account_has_running_contract')
    await lockLedgerAccount(tx, customer.id, 'wallet')
    const onTheWay = (await refundsOfCustomer(tx, customer.id)).some(({ state }) => state !== 'sent')
    if (onTheWay || (await readWalletBalance(tx, customer.id)).frozen > 0)
      throw new Failure('account_has_frozen_money')
    const { email, mobile } = verifiedContacts(account)
    if (email !== null) await deleteUnsentEmailsTo(tx, email)
    if (mobile !== null) await deleteUnsentTextsTo(tx, mobile)
    await erasePersonalData(tx, customer.id, now)
    await sendFarewell(tx, app, account)
    await announceChange(tx, app, customer.id)
  })
}
