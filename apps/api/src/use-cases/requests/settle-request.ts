import { creditNoteLines, negateInvoiceLines } from '@sakina/domain/invoice'
import { percent } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeContractState, type Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { linkCreditNote, type ContractRequestRow } from '../../db/repositories/requests.ts'
import { Failure } from '../../failures/failure.ts'
import { issueFee } from '../invoices/issue-fee.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { endContract } from '../office/end-contract.ts'
import { returnVoucherToCustomer } from '../orders/return-voucher.ts'
import { refundPayments } from '../payments/refund-payments.ts'
import type { StoredContractRequestQuote } from './stored-quote.ts'

/** A request about a contract with what its settlement needs. */
export type ContractRequestContext = {
  readonly request: Pick<ContractRequestRow, 'id' | 'number' | 'customerId'>
  readonly contract: Contract
  readonly order: Order
  readonly quote: StoredContractRequestQuote
}

const noTax = percent(0)

/** Invoices the fee of a request about a contract. */
export async function invoiceRequestFee(
  tx: Tx,
  app: Application,
  { contract, order, quote }: Omit<ContractRequestContext, 'request'>,
  kind: 'suspension_fee' | 'cancellation_balance',
): Promise<void> {
  if (quote.fee <= 0) return
  const lines = negateInvoiceLines(creditNoteLines(quote.lines, order.quote?.taxPercent ?? noTax))
  await issueFee(tx, app, { contract, kind, lines })
}

/** Refunds what a request about a contract gives back, and the voucher if it comes back whole. */
export async function refundForRequest(
  tx: Tx,
  app: Application,
  { request, contract, order, quote }: ContractRequestContext,
  hold?: string,
): Promise<void> {
  const creditNoteId = await refundPayments(tx, app, {
    order,
    contract,
    amount: quote.refund,
    lines: creditNoteLines(quote.lines, order.quote?.taxPercent ?? noTax),
    reference: `request:${request.id}`,
    hold,
  })
  if (creditNoteId !== undefined) await linkCreditNote(tx, request.id, creditNoteId)
  if (quote.voucher?.outcome === 'returned') await returnVoucherToCustomer(tx, app, order)
}

/** Executes a granted cancellation: the refund or the fee, the contract, its visits and its order. */
export async function cancelContract(
  tx: Tx,
  app: Application,
  context: ContractRequestContext,
): Promise<void> {
  const { contract } = context
  const move = { id: contract.id, from: contract.state, to: 'cancelled', at: app.now() } as const
  if (!(await changeContractState(tx, move))) throw new Failure('transition_not_allowed')
  await refundForRequest(tx, app, context)
  await invoiceRequestFee(tx, app, context, 'cancellation_balance')
  await endContract(tx, app, contract, 'cancelled')
}

/** Notifies a customer that a request was approved or rejected. */
export const notifyOfRequestAnswer = (
  tx: Tx,
  app: Application,
  { id, number, customerId }: ContractRequestContext['request'],
  status: 'approved' | 'rejected',
) =>
  notifyCustomer(tx, app, customerId, {
    kind: 'request_answered',
    about: id,
    facts: { number, approved: status === 'approved' },
  })
