import type { Fault } from '@sakina/domain/vocabulary'
import { instant } from '@sakina/domain/calendar'
import { creditNoteLines } from '@sakina/domain/invoice'
import { isContractOver } from '@sakina/domain/lifecycles'
import { money, moneyToWire, percent, sum } from '@sakina/domain/money'
import { agencyCancellationQuote, voucherOutcome } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { complaintsOfContract } from '../../db/repositories/complaints.ts'
import { changeContractState, type Contract } from '../../db/repositories/contracts.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { grantedRefundRequestsOfContract } from '../../db/repositories/requests.ts'
import { voucherUsedByOrder } from '../../db/repositories/vouchers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { quoteContractRequest } from '../contracts/contract-request-quote.ts'
import { toPaidContract } from '../contracts/contract-terms.ts'
import { readContractView, type ContractView } from '../contracts/contract-views.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { returnVoucherToCustomer } from '../orders/return-voucher.ts'
import { refundPayments } from '../payments/refund-payments.ts'
import { invoiceRequestFee } from '../requests/settle-request.ts'
import { parseStoredQuote, summarizeEarlierRefunds } from '../requests/stored-quote.ts'
import { endContract } from './end-contract.ts'

/** Why the office ends a contract, and the sums that it was shown. */
export type ContractEnding = {
  readonly fault: Fault
  readonly reason: string | undefined
  readonly expectedFee?: number | undefined
  readonly expectedRefund?: number | undefined
}

type EndingSums = Pick<ReturnType<typeof parseStoredQuote>, 'lines' | 'fee' | 'refund'> & {
  readonly isVoucherReturned: boolean
}

/** The family's own quote, for a contract that ends through its fault. */
async function quoteOfFamily(tx: Tx, app: Application, view: ContractView): Promise<EndingSums> {
  const quote = quoteContractRequest('cancellation', view, {
    now: app.now(),
    policies: app.config.policies,
    voucher: await voucherUsedByOrder(tx, view.order.id),
    complaints: await complaintsOfContract(tx, view.contract.id),
    refunded: summarizeEarlierRefunds(await grantedRefundRequestsOfContract(tx, view.contract.id)),
    from: undefined,
    until: undefined,
  })
  if (quote.refusal === 'instalments_not_cancellable') throw new Failure('instalments_not_cancellable')
  if (quote.refusal !== '') throw new Failure('transition_not_allowed')
  return { ...parseStoredQuote(quote), isVoucherReturned: quote.voucher?.outcome === 'returned' }
}

/** What we give back when we end a contract ourselves. */
function quoteOfAgency(app: Application, view: ContractView): EndingSums {
  const paid = toPaidContract(view, app.now(), app.config.policies)
  const quoted = agencyCancellationQuote(paid, instant(app.now()), app.config.policies)
  if (!quoted.ok) throw new Failure('transition_not_allowed')
  const { lines, due: fee, refund } = quoted.value
  const ended = { used: paid.units.used, paid: sum(Object.values(paid.paid)), refund, isByAgency: true }
  return { lines: [...lines], fee, refund, isVoucherReturned: voucherOutcome(ended) === 'returned' }
}

function refuseOtherSums({ fee, refund }: EndingSums, ending: ContractEnding): void {
  const { expectedFee = fee, expectedRefund = refund } = ending
  if (expectedFee === fee && expectedRefund === refund) return
  throw new Failure('quote_changed', {
    result: { fee: moneyToWire(money(fee)), refund: moneyToWire(money(refund)) },
  })
}

/**
 * Ends a contract for the office and gives back what its fault asks for: ours or nobody's everything unused,
 * the family's the family's own quote.
 */
export async function cancelContractByFault(
  tx: Tx,
  app: Application,
  contract: Contract,
  ending: ContractEnding,
): Promise<void> {
  const now = app.now()
  const view = await readContractView(tx, contract, now)
  if (isContractOver(view.state)) throw new Failure('transition_not_allowed')
  if (view.openRequest !== undefined) throw new Failure('request_already_open')
  const sums = ending.fault === 'family' ? await quoteOfFamily(tx, app, view) : quoteOfAgency(app, view)
  refuseOtherSums(sums, ending)
  const order = await lockOrder(tx, contract.orderId)
  const move = {
    id: contract.id,
    from: contract.state,
    to: 'cancelled',
    note: ending.reason,
    at: now,
  } as const
  if (order === undefined || !(await changeContractState(tx, move)))
    throw new Failure('transition_not_allowed')
  const { lines, fee, refund } = sums
  await notifyCustomer(
    tx,
    app,
    contract.customerId,
    {
      kind: 'contract_changed',
      about: contract.id,
      facts: { number: contract.number, state: 'cancelled' },
    },
    app.newId(),
  )
  await refundPayments(tx, app, {
    order,
    contract,
    amount: refund,
    lines: creditNoteLines(lines, order.quote?.taxPercent ?? percent(0)),
    reference: `ended:${contract.id}`,
  })
  if (sums.isVoucherReturned) await returnVoucherToCustomer(tx, app, order)
  const quote = { ...parseStoredQuote(undefined), lines: [...lines], fee, refund }
  await invoiceRequestFee(tx, app, { contract, order, quote }, 'cancellation_balance')
  await endContract(tx, app, contract, 'cancelled')
}

/** The family's fault needs a manager who says so. */
export function requireManager(fault: Fault, manager: string | undefined): void {
  if (fault === 'family' && (manager ?? '') === '') throw invalidFieldsFailure({ manager: 'required' })
}
