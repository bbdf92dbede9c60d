import type { RequestPriority, RequestKind } from '@sakina/domain/vocabulary'
import { addDays, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { isCancelledAtOnce, isWorseThanShown, requestReviewDeadline } from '@sakina/domain/policies'
import { moneyToWire, money } from '@sakina/domain/money'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { complaintsOfContract } from '../../db/repositories/complaints.ts'
import { lockContract, changeContractState, type Contract } from '../../db/repositories/contracts.ts'
import {
  addContractRequest,
  grantedRefundRequestsOfContract,
  findOpenRequestsOfContracts,
  contractRequestById,
  changeRequestState,
} from '../../db/repositories/requests.ts'
import { hasUpload } from '../../db/repositories/uploads.ts'
import { voucherUsedByOrder } from '../../db/repositories/vouchers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { readContractView } from '../contracts/contract-views.ts'
import {
  quoteContractRequest,
  requireContractStateDuringRequest,
  type ContractRequestQuote,
} from '../contracts/contract-request-quote.ts'
import { hashQuote } from '../contracts/quote-contract.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { joinMessages } from '../notices/join-messages.ts'
import { lockExistingOrder } from '../office/change-orders.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { freezeRefund } from './frozen-refund.ts'
import { findReplacementWorkers } from './replacement-workers.ts'
import { cancelContract, notifyOfRequestAnswer } from './settle-request.ts'
import { parseStoredQuote, summarizeEarlierRefunds } from './stored-quote.ts'
import { canWithdrawRequest } from '@sakina/domain/lifecycles'
import { undoContractRequest } from './restore-contract-state.ts'
import { readContractRequestViews, type ContractRequestView } from './request-views.ts'
import { parseContactDetails, refuseFieldProblems } from '../identity/parse-person.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

const StoredContractRequest = v.object({
  id: v.string(),
  number: v.string(),
  /** Whether a free cancellation was granted at once. */
  granted: v.optional(v.boolean(), false),
  /** The sums as they were done, in halalas. Keys of earlier requests hold none. */
  fee: v.optional(v.number()),
  refund: v.optional(v.number()),
})
/** The response of a submitted request, as the idempotency key stores it. */
export type SubmitRequestResponse = v.InferOutput<typeof StoredContractRequest>

/** The request about a contract that a customer submits. */
export type ContractRequestInput = {
  readonly kind: RequestKind
  readonly contractId: string | number
  readonly reason: string
  readonly priority: RequestPriority
  /** The requested first day of a suspension or a replacement. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly workerId?: number | undefined
  readonly attachmentId?: string | number | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  /** Halalas, as the customer saw them before sending the request. */
  readonly expectedFee?: number | undefined
  readonly expectedRefund?: number | undefined
}

type SentCall = { readonly operation: string; readonly content: unknown; readonly key: string | undefined }

/** Reads and locks a contract of the customer, or throws `not_found`. */
export async function lockOwnContract(
  tx: Tx,
  customer: SignedInCustomer,
  id: string | number,
): Promise<Contract> {
  const contract = await lockContract(tx, String(id))
  if (contract === undefined || contract.customerId !== customer.id) throw new Failure('not_found')
  return contract
}

function refuseQuote(quote: ContractRequestQuote): void {
  if (quote.refusal === '') return
  if (quote.refusal === 'instalments_not_cancellable' || quote.refusal === 'refund_not_allowed')
    throw new Failure(
      quote.kind === 'cancellation' && quote.refusal === 'refund_not_allowed'
        ? 'contract_not_open'
        : quote.refusal,
    )
  const field = quote.refusal === 'policies.suspension_too_long' ? 'resumeDate' : 'suspensionDate'
  throw new Failure('invalid', {
    fields: { [field]: field === 'resumeDate' ? 'too_large' : 'not_allowed' },
    ...(quote.earliestOn !== null && { result: { earliest_date: quote.earliestOn } }),
  })
}

/** Refuses the request when it would cost more or give back less than the customer was shown. */
function refuseWorseSum(
  quote: ContractRequestQuote,
  { expectedFee, expectedRefund }: ContractRequestInput,
): void {
  if (!isWorseThanShown(quote, { fee: expectedFee, refund: expectedRefund })) return
  throw new Failure('quote_changed', {
    result: {
      fee: moneyToWire(money(quote.fee)),
      refund: moneyToWire(money(quote.refund)),
      free_until: quote.freeUntil,
      valid_until: quote.validUntil,
      hash: hashQuote(quote),
    },
  })
}

async function ask(
  tx: Tx,
  app: Application,
  customer: SignedInCustomer,
  wish: ContractRequestInput,
): Promise<SubmitRequestResponse> {
  const contract = await lockOwnContract(tx, customer, wish.contractId)
  const now = app.now()
  const today = riyadhDay(instant(now))
  const [open] = await findOpenRequestsOfContracts(tx, [contract.id])
  if (open !== undefined) throw new Failure('request_already_open')
  const view = await readContractView(tx, contract, now)
  const during = requireContractStateDuringRequest(wish.kind, view, now)
  const attachment = wish.attachmentId === undefined ? undefined : String(wish.attachmentId)
  if (
    attachment !== undefined &&
    !(await hasUpload(tx, { customerId: customer.id, id: attachment, purpose: 'attachment' }))
  )
    throw invalidFieldsFailure({ attachmentUploadId: 'not_found' })
  if (
    wish.kind === 'replacement' &&
    wish.from !== undefined &&
    (wish.from < today || wish.from > contract.endDate)
  )
    throw invalidFieldsFailure({ startDate: 'not_allowed' })
  if (wish.workerId !== undefined) {
    const from = wish.from === undefined ? today : localDate(wish.from)
    const { order } = view
    const replacement = { contract, order, from, now }
    const { workers } = await findReplacementWorkers(tx, await app.catalogue.readIn(tx), replacement)
    if (!workers.some(({ id }) => id === wish.workerId)) throw new Failure('worker_unavailable')
  }
  const quote = quoteContractRequest(wish.kind, view, {
    now,
    policies: app.config.policies,
    voucher: await voucherUsedByOrder(tx, view.order.id),
    complaints: await complaintsOfContract(tx, contract.id),
    refunded: summarizeEarlierRefunds(await grantedRefundRequestsOfContract(tx, contract.id)),
    from: wish.from === undefined ? undefined : localDate(wish.from),
    until: wish.until === undefined ? undefined : localDate(wish.until),
  })
  refuseQuote(quote)
  refuseWorseSum(quote, wish)
  const isGranted =
    wish.kind === 'cancellation' &&
    isCancelledAtOnce(
      {
        lastFreeMoment: quote.freeUntil === null ? undefined : instant(quote.freeUntil),
        deductions: quote.lines.flatMap(({ amount }) => (amount < 0 ? [amount] : [])),
      },
      instant(now),
    )
  if (
    !isGranted &&
    during !== contract.state &&
    !(await changeContractState(tx, { id: contract.id, from: contract.state, to: during, at: now }))
  )
    throw new Failure('contract_not_open')
  const [id, number] = [app.newId(), createRecordNumber('RQ', app.randomBytes)]
  const from = wish.from ?? quote.earliestOn
  await addContractRequest(tx, {
    id,
    number,
    kind: wish.kind,
    status: isGranted ? 'approved' : 'open',
    customerId: customer.id,
    contractId: contract.id,
    reason: wish.reason,
    priority: wish.priority,
    requestDate: today,
    details: {
      from,
      until:
        wish.until ??
        (from !== null && quote.daysMoved > 0 ? addDays(localDate(from), quote.daysMoved) : null),
      worker_id: wish.workerId ?? null,
      email: wish.email ?? null,
      phone: wish.phone ?? null,
    },
    quote,
    contractStateBefore: contract.state,
    attachmentId: attachment ?? null,
    dueAt: new Date(requestReviewDeadline(instant(now), app.config.policies)),
    createdAt: now,
    ...(isGranted && { answeredAt: now }),
  })
  if (wish.kind === 'refund_payment' && quote.refund > 0)
    await freezeRefund(tx, app, { customerId: customer.id, requestId: id, amount: quote.refund })
  if (isGranted) {
    const request = { id, number, customerId: customer.id }
    const order = await lockExistingOrder(tx, contract.orderId)
    await cancelContract(tx, app, { request, contract, order, quote: parseStoredQuote(quote) })
    await notifyOfRequestAnswer(tx, app, request, 'approved')
    await joinMessages(tx, request.customerId, request.id)
  }
  return { id, number, granted: isGranted, fee: quote.fee, refund: quote.refund }
}

/**
 * Submits a request about a contract: its quote is stored with it, and the contract waits for the office. A
 * free cancellation is granted at once.
 */
export const submitContractRequest = (
  app: Application,
  customer: SignedInCustomer,
  wish: ContractRequestInput,
  sent: SentCall,
): Promise<SubmitRequestResponse> =>
  runIdempotentForCustomer(
    app,
    customer,
    { key: sent.key, operation: sent.operation, content: sent.content },
    StoredContractRequest,
    (tx) => ask(tx, app, customer, wish),
  )

/**
 * Withdraws a request the office has not decided: nothing is charged, and the contract continues as before.
 */
export async function withdrawMyRequest(
  app: Application,
  customer: SignedInCustomer,
  { id, key }: { readonly id: string; readonly key: string | undefined },
): Promise<ContractRequestView> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'withdrawRequest', content: { id } },
    StoredId,
    async (tx) => {
      const known = await contractRequestById(tx, id)
      if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
      const contract = await lockContract(tx, known.contractId)
      if (contract === undefined) throw new Failure('not_found')
      const settled =
        canWithdrawRequest(known.status) &&
        (await changeRequestState(tx, known, { status: 'withdrawn', note: undefined, at: app.now() }))
      if (!settled) throw new Failure('request_already_answered')
      await undoContractRequest(tx, app, { request: known, contract }, 'withdrawn')
      return { id: known.id }
    },
  )
  const request = await contractRequestById(app.database.reader, id)
  const [view] = request === undefined ? [] : await readContractRequestViews(app, [request])
  if (view === undefined) throw new Failure('not_found')
  return view
}

/**
 * Parses the email and the phone number that a refund request needs (portal §5); refuses a request
 * without them.
 */
export function parseRefundContact(input: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): { readonly email: string; readonly phone: string } {
  if (!input.email) throw invalidFieldsFailure({ email: 'required' })
  if (!input.phone) throw invalidFieldsFailure({ phone: 'required' })
  const problems = {}
  const contact = parseContactDetails({ email: input.email, phone: input.phone }, problems)
  refuseFieldProblems(problems)
  if (contact.email === null || contact.mobile === null) throw invalidFieldsFailure({ email: 'required' })
  return { email: contact.email, phone: contact.mobile }
}
