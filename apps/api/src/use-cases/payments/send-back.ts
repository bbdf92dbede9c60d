import type { InvoiceLine } from '@sakina/domain/invoice'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import { paidPaymentsOfOrder } from '../../db/repositories/invoices.ts'
import { lockAccount, postEntry } from '../../db/repositories/ledger.ts'
import { changeOrder, type Order } from '../../db/repositories/orders.ts'
import { issueCreditNote } from '../invoices/issue-fee.ts'
import { returnMoney } from './return-money.ts'
import { reverseServed } from '../wallet/loyalty.ts'

type Given = {
  readonly order: Order
  readonly contract: Contract
  readonly amount: number
  readonly lines: readonly InvoiceLine[]
  readonly reference: string
}

/**
 * Money goes back the way it came: to the card as far as the card paid, the rest to the wallet. A credit note says it,
 * and what the refunded part had earned is taken back.
 */
export async function sendBack(tx: Tx, app: Application, given: Given): Promise<void> {
  const { order, contract, amount } = given
  if (amount <= 0) return
  // whoever waited for another worker has the money now, and neither of the two once more
  if (order.needsAnotherWorker) await changeOrder(tx, order.id, { needsAnotherWorker: false })
  const creditNoteId = await issueCreditNote(tx, app, { contract, lines: given.lines })
  let left = amount
  for (const payment of await paidPaymentsOfOrder(tx, order.id)) {
    const part = Math.min(left, payment.amount - payment.refunded)
    if (part <= 0) continue
    left -= part
    await returnMoney(tx, app, { payment, amount: part, creditNoteId })
  }
  if (left > 0) {
    await lockAccount(tx, order.customerId, 'wallet')
    await postEntry(tx, 'wallet', {
      id: app.newId(),
      customerId: order.customerId,
      kind: 'refund',
      amount: left,
      reference: given.reference,
      at: app.now(),
    })
  }
  await reverseServed(tx, app, { order, refund: amount, reference: given.reference })
}
