import { instant, riyadhDay } from '@sakina/domain/calendar'
import { invoiceLinesFromQuote, negateInvoiceLines, type InvoiceLine } from '@sakina/domain/invoice'
import { multiplyByRatio, sum, type Money } from '@sakina/domain/money'
import { paidAmountsOf, refundArrivalDateRange } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { invoicesOfOrders, type Contract } from '../../db/repositories/contracts.ts'
import { creditNotesOfInvoice, lockRefundablePayments } from '../../db/repositories/invoices.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { changeOrder, type Order } from '../../db/repositories/orders.ts'
import { closeOpenRemedies, visitsOfContracts } from '../../db/repositories/visits.ts'
import { isContractUnused, isVisitBought } from '../contracts/contract-terms.ts'
import { payOutRefund } from '../requests/frozen-refund.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { issueCreditNote } from '../invoices/issue-fee.ts'
import { returnVoucherToCustomer } from '../orders/return-voucher.ts'
import { recordRefund } from './record-refund.ts'
import { reverseRewards } from '../wallet/loyalty.ts'

type ReturnInput = {
  readonly order: Order
  readonly contract: Contract
  readonly amount: number
  readonly lines: readonly InvoiceLine[]
  readonly reference: string
  /** The reference of the wallet hold that already contains the refund, as after a refund request. */
  readonly hold?: string | undefined
}

/** The lines of a credit note that refund the service itself rather than tax, wage or fees. */
const serviceLines: ReadonlySet<string> = new Set([
  'service',
  'voucher',
  'points',
  'unused_service',
  'complained_service',
])

/**
 * The part of the service's value that is refunded; without a service line, the same share as of the whole
 * order.
 */
function refundedService({ order, amount, lines }: ReturnInput, service: Money): Money {
  const net = lines.filter(({ code }) => serviceLines.has(code)).map((line) => line.net)
  return net.length > 0 ? sum(net) : multiplyByRatio(service, Math.min(amount, order.total), order.total)
}

/**
 * The part of the service's value that was served: visit by visit, or all of it for a contract
 * without visits.
 */
async function servedService(tx: Tx, contract: Contract, service: Money): Promise<Money> {
  const visits = (await visitsOfContracts(tx, [contract.id])).filter(isVisitBought)
  if (visits.length === 0) return service
  return multiplyByRatio(service, visits.filter(({ status }) => status === 'done').length, visits.length)
}

const earlierCreditNotes = async (tx: Tx, order: Order) => {
  const invoice = (await invoicesOfOrders(tx, [order.id])).find(({ kind }) => kind === 'order')
  return invoice === undefined ? [] : creditNotesOfInvoice(tx, invoice.id)
}

const leftAfter = (earlier: readonly { readonly total: number }[], order: Order): number =>
  earlier.reduce((left, { total }) => left - total, order.total)

/** What goes back when an order is cancelled as a whole: what was paid, less what went back before. */
export const whatIsLeftToRefund = async (tx: Tx, order: Order): Promise<number> =>
  leftAfter(await earlierCreditNotes(tx, order), order)

/** Refunds a cancelled order in full, less what was returned before for visits that failed. */
export const refundCancelledOrder = async (
  tx: Tx,
  app: Application,
  { order, contract }: Pick<ReturnInput, 'order' | 'contract'>,
): Promise<void> => {
  if (order.quote === null) return
  await closeOpenRemedies(tx, contract.id)
  const earlier = await earlierCreditNotes(tx, order)
  await refundPayments(tx, app, {
    order,
    contract,
    amount: leftAfter(earlier, order),
    lines: [
      ...invoiceLinesFromQuote(order.quote),
      ...earlier.flatMap(({ lines }) => negateInvoiceLines(lines)),
    ],
    reference: `cancelled:${order.id}`,
  })
}

/** Whether all that was paid for an order has gone back, in one refund or in several. */
export async function isAllReturned(tx: Tx, order: Order): Promise<boolean> {
  const invoice = (await invoicesOfOrders(tx, [order.id])).find(({ kind }) => kind === 'order')
  return invoice?.state === 'credited'
}

/**
 * Refunds an order the way it was paid: to the card up to the card's part, the rest to the wallet. Issues a
 * credit note, takes back the rewards that the refunded part had earned, and gives the voucher back when
 * nothing was used and all was returned.
 */
export async function refundPayments(
  tx: Tx,
  app: Application,
  input: ReturnInput,
): Promise<string | undefined> {
  const { order, contract, amount } = input
  if (amount <= 0) return undefined
  // The customer chose the refund, so the order no longer needs another worker.
  if (order.needsAnotherWorker) await changeOrder(tx, order.id, { needsAnotherWorker: false })
  const creditNoteId = await issueCreditNote(tx, app, { contract, lines: input.lines })
  let left = amount
  for (const payment of await lockRefundablePayments(tx, order.id)) {
    const part = Math.min(left, payment.amount - payment.refunded)
    if (part <= 0) continue
    left -= part
    await recordRefund(tx, app, { payment, amount: part, creditNoteId })
  }
  if (input.hold !== undefined)
    await payOutRefund(tx, app, {
      customerId: order.customerId,
      hold: input.hold,
      toCard: amount - left,
      toWallet: left,
    })
  else if (left > 0) {
    await lockLedgerAccount(tx, order.customerId, 'wallet')
    await postLedgerEntry(tx, 'wallet', {
      id: app.newId(),
      customerId: order.customerId,
      kind: 'refund',
      amount: left,
      reference: input.reference,
      at: app.now(),
    })
  }
  const due = refundArrivalDateRange(riyadhDay(instant(app.now())), app.config.policies)
  await notifyCustomer(
    tx,
    app,
    order.customerId,
    {
      kind: 'refund_approved',
      about: order.id,
      facts: {
        number: order.number,
        toCard: amount - left,
        toWallet: left,
        dueFrom: due.from,
        dueBy: due.by,
      },
    },
    input.reference,
  )
  if (
    order.voucherCode !== null &&
    (await isAllReturned(tx, order)) &&
    (await isContractUnused(tx, app, contract))
  )
    await returnVoucherToCustomer(tx, app, order)
  if (order.quote === null) return creditNoteId
  const { service } = paidAmountsOf(order.quote)
  await reverseRewards(tx, app, {
    order,
    served: await servedService(tx, contract, service),
    refunded: refundedService(input, service),
    reference: input.reference,
  })
  return creditNoteId
}
