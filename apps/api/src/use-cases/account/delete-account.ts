import { canBeWithdrawn, isOver } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { contractsOf } from '../../db/repositories/contracts.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { erasePerson, unpaidOrdersOf } from '../../db/repositories/everything-kept.ts'
import { refundsOf } from '../../db/repositories/invoices.ts'
import { lockAccount } from '../../db/repositories/ledger.ts'
import { dropLettersTo } from '../../db/repositories/outbox.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { stateOf } from '../contracts/contract-views.ts'
import { passwordAsked } from '../identity/counted-under.ts'
import { oneAtATime } from '../identity/one-at-a-time.ts'
import type { SignedIn } from '../identity/signed-in.ts'
import { limitAccount } from '../limits.ts'
import { endUnpaidOrder } from '../orders/hold.ts'
import { walletBalance } from '../wallet/wallet.ts'

/** Erases the person; refused while a contract runs, an order is under way or money is frozen or on its way back. */
export async function deleteAccount(app: Application, customer: SignedIn, password: string): Promise<void> {
  await limitAccount(app, 'login', passwordAsked('delete', customer.id))
  const known = await customerById(app.database.reader, customer.id)
  if (known === undefined) throw new Failure('unauthorized')
  if (!(await app.passwords.verify(password, known.passwordHash))) throw new Failure('wrong_password')
  await app.database.write(async (tx) => {
    const now = app.now()
    // before its orders are counted: one that is placed just now is waited for, the next finds nobody
    await oneAtATime(tx, customer)
    for (const id of await unpaidOrdersOf(tx, customer.id)) {
      const order = await lockOrder(tx, id)
      if (order === undefined) continue
      if (order.paidAt !== null || !canBeWithdrawn(order.status))
        throw new Failure('account_has_running_contract')
      await endUnpaidOrder(tx, app, order, 'cancelled')
    }
    const contracts = await contractsOf(tx, customer.id)
    if (contracts.some((contract) => !isOver(stateOf(contract, now))))
      throw new Failure('account_has_running_contract')
    await lockAccount(tx, customer.id, 'wallet')
    const onTheWay = (await refundsOf(tx, customer.id)).some(({ state }) => state !== 'sent')
    if (onTheWay || (await walletBalance(tx, customer.id)).frozen > 0)
      throw new Failure('account_has_frozen_money')
    if (known.email !== null) await dropLettersTo(tx, known.email)
    await erasePerson(tx, customer.id, now)
    await announceChange(tx, app, customer.id)
  })
}
