import { createHash } from 'node:crypto'
import { localDate } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { complaintsOfContract } from '../../db/repositories/complaints.ts'
import { grantedRefundRequestsOfContract } from '../../db/repositories/requests.ts'
import { voucherUsedByOrder } from '../../db/repositories/vouchers.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { readMyContract, type ContractView } from './contract-views.ts'
import { summarizeEarlierRefunds } from '../requests/stored-quote.ts'
import {
  quoteContractRequest,
  requireContractStateDuringRequest,
  type ContractRequestQuote,
} from './contract-request-quote.ts'

/** Returns the hash that tells whether a quote has changed since a customer saw it. */
export const hashQuote = (quote: ContractRequestQuote): string =>
  createHash('sha256')
    .update(JSON.stringify([quote.kind, quote.fee, quote.refund, quote.endsOn]))
    .digest('base64url')
    .slice(0, 22)

/** Calculates the cost or refund of a cancellation, a suspension or a refund request at this moment. */
export async function quoteMyContractRequest(
  app: Application,
  customer: SignedInCustomer,
  input: {
    readonly id: string
    readonly kind: 'cancellation' | 'suspension' | 'refund_payment'
    readonly from: string | undefined
    readonly until: string | undefined
  },
): Promise<{ readonly quote: ContractRequestQuote; readonly view: ContractView }> {
  const view = await readMyContract(app, customer, input.id)
  requireContractStateDuringRequest(input.kind, view, app.now())
  const db = app.database.reader
  const quote = quoteContractRequest(input.kind, view, {
    now: app.now(),
    policies: app.config.policies,
    voucher: await voucherUsedByOrder(db, view.order.id),
    complaints: await complaintsOfContract(db, view.contract.id),
    refunded: summarizeEarlierRefunds(await grantedRefundRequestsOfContract(db, view.contract.id)),
    from: input.from === undefined ? undefined : localDate(input.from),
    until: input.until === undefined ? undefined : localDate(input.until),
  })
  return { quote, view }
}
