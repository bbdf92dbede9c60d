import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAnswerRequest } from '@sakina/api-client/wire/ops'
import {
  addDays,
  addHours,
  daysBetween,
  instant,
  laterOf,
  localDate,
  riyadhDay,
  type LocalDate,
} from '@sakina/domain/calendar'
import {
  deductVisitsUsedDuringReview,
  isVisitMovedBySuspension,
  paidAmountsOf,
} from '@sakina/domain/policies'
import {
  contractLifecycle,
  contractStateAfterRequest,
  contractStateDuringRequest,
  isContractOver,
  contractRequestLifecycle,
} from '@sakina/domain/lifecycles'
import { visitSpan, visitWindowOn } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeContract, changeContractState } from '../../db/repositories/contracts.ts'
import {
  changeRequestDetails,
  changeRequestQuote,
  contractRequestById,
  changeRequestState,
  type ContractRequestRow,
} from '../../db/repositories/requests.ts'
import { reserveSlots } from '../../db/repositories/slots.ts'
import { addVisit, changeVisitState, visitsOfContracts, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { firstDayOfVisits, isVisitToCome } from '../contracts/contract-terms.ts'
import { contractStateToday } from '../contracts/contract-views.ts'
import { frozenRefundLedgerReference, removeFrozenRefund } from '../requests/frozen-refund.ts'
import { undoContractRequest } from '../requests/restore-contract-state.ts'
import {
  cancelContract,
  invoiceRequestFee,
  notifyOfRequestAnswer,
  refundForRequest,
  type ContractRequestContext,
} from '../requests/settle-request.ts'
import { parseStoredQuote, parseSuspensionPause, parseReplacementDetails } from '../requests/stored-quote.ts'
import { slotsOfLiveInContract } from '../schedule/free-workers.ts'
import { notifyOfMovedVisit } from '../notices/notify-of-visit.ts'
import { lockExistingContract } from './change-contracts.ts'
import { changeWorkerOfContract } from './change-worker.ts'
import { endContract } from './end-contract.ts'
import { lockExistingOrder } from './change-orders.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'
import { slotOfVisit } from '../visits/slot-of-visit.ts'
import { moveReservedTime } from '../visits/move-reserved-time.ts'
import { replacementsOnDay, workersOnDay } from '../visits/worker-on-day.ts'

type Answer = BodyOf<typeof opsAnswerRequest>

type RequestCase = ContractRequestContext & { readonly request: ContractRequestRow }

/**
 * Moves a skipped visit to a day after the suspension and after the last visit: the next one of the
 * same weekday on which the worker is free. Returns that day.
 */
async function appendVisit(
  tx: Tx,
  app: Application,
  requestCase: RequestCase,
  { visit, from }: { readonly visit: Visit; readonly from: LocalDate },
): Promise<LocalDate> {
  const { workerId } = visit
  if (workerId === null) throw new Failure('worker_unavailable')
  const now = app.now()
  const before = { orderId: requestCase.order.id, workerId, day: visit.day, period: visit.period }
  const all = await visitsOfContracts(tx, [requestCase.contract.id])
  const { day: planned, period } = slotOfVisit(visit)
  let day = planned
  const comesOn = await replacementsOnDay(tx, requestCase.contract.id)
  const last = all.at(-1)?.day ?? visit.day
  for (let weeks = 0; weeks < 60; weeks += 1) {
    day = addDays(day, 7)
    if (day <= last || day < from) continue
    const window = visitWindowOn(day, period, app.config.scheduleRules)
    const on = day
    const follows = (id: number) => comesOn(id, on)
    if (!window.ok || !(await moveReservedTime(tx, before, { day, period, follows }, now))) continue
    const span = visitSpan(day, window.value)
    await changeVisitState(tx, { id: visit.id, from: visit.status, to: 'moved', at: now })
    const moved = {
      id: app.newId(),
      contractId: requestCase.contract.id,
      customerId: visit.customerId,
      workerId: follows(workerId),
      sequence: Math.max(...all.map(({ sequence }) => sequence)) + 1,
      movedFrom: visit.id,
      day,
      period,
      arriveFrom: window.value.from,
      arriveTo: window.value.to,
      startsAt: new Date(span.arriveFrom),
      endsAt: new Date(span.ends),
      status: 'scheduled' as const,
      updatedAt: now,
    }
    await addVisit(tx, moved)
    await notifyOfMovedVisit(tx, app, moved)
    return day
  }
  throw new Failure('worker_unavailable')
}

/**
 * A pause that is approved after its first day begins with the approval: the days before it were served, and are
 * not added to the contract.
 */
async function fromApproval(tx: Tx, app: Application, requestCase: RequestCase): Promise<RequestCase> {
  const { request, quote } = requestCase
  const asked = parseSuspensionPause(request)
  const from = laterOf(asked.from, riyadhDay(instant(app.now())))
  if (from >= asked.until) throw new Failure('transition_not_allowed')
  const served = daysBetween(asked.from, from)
  if (served === 0) return requestCase
  const details = { ...request.details, from }
  const shorter = {
    ...quote,
    daysMoved: quote.daysMoved - served,
    endsOn: quote.endsOn === null ? null : addDays(localDate(quote.endsOn), -served),
  }
  await changeRequestDetails(tx, request.id, details)
  await changeRequestQuote(tx, request.id, shorter)
  return { ...requestCase, request: { ...request, details, quote: shorter }, quote: shorter }
}

async function suspend(tx: Tx, app: Application, asked: RequestCase): Promise<void> {
  const requestCase = await fromApproval(tx, app, asked)
  const { request, contract, order, quote } = requestCase
  const { from, until } = parseSuspensionPause(request)
  const visits = await visitsOfContracts(tx, [contract.id])
  const skipped = visits.filter(
    ({ status, day, startsAt }) =>
      status === 'scheduled' &&
      isVisitMovedBySuspension(
        { day: localDate(day), startsAt: instant(startsAt) },
        { from, until },
        instant(request.createdAt),
        app.config.policies,
      ),
  )
  // The contract may have other days now than when the family asked, as after a late arrival.
  const [start, end] = [localDate(contract.startDate), localDate(contract.endDate)]
  let endDate =
    visits.length === 0
      ? addDays(end, Math.max(0, daysBetween(laterOf(from, start), until)))
      : laterOf(end, localDate(quote.endsOn ?? end))
  for (const visit of skipped) {
    const day = await appendVisit(tx, app, requestCase, { visit, from: until })
    if (day > endDate) endDate = day
  }
  if (visits.length === 0) {
    const workerIds = await workersOnDay(tx, { contract, order }, endDate)
    const slots = slotsOfLiveInContract(addDays(end, 1), endDate)
    const reservation = { id: order.id, workerIds, heldUntil: null, now: app.now() }
    if ((await reserveSlots(tx, reservation, slots)).length > 0) throw new Failure('worker_unavailable')
  }
  const startDate = firstDayOfVisits(await visitsOfContracts(tx, [contract.id])) ?? contract.startDate
  await changeContract(tx, contract.id, { startDate, endDate, updatedAt: app.now() })
  await invoiceRequestFee(tx, app, requestCase, 'suspension_fee')
}

/**
 * Assigns another worker from the requested day on: the one whom the office chose or the customer
 * prefers, or else the first who is free for the rest of the contract.
 */
async function swap(
  tx: Tx,
  app: Application,
  { request, contract, order }: RequestCase,
  { workerId: chosen, familyAgreed = false }: Answer,
): Promise<void> {
  const today = riyadhDay(instant(app.now()))
  const wish = parseReplacementDetails(request)
  const from = laterOf(today, wish.from ?? today)
  const { coming } = await changeWorkerOfContract(tx, app, {
    contract,
    order,
    from,
    chosen: chosen ?? wish.preferredWorkerId,
    insteadOf: contract.workerId ?? undefined,
    wanted: wish.preferredWorkerId,
    familyAgreed,
  })
  await changeRequestDetails(tx, request.id, {
    ...request.details,
    from,
    given_worker_id: coming,
    replaced_worker_id: contract.workerId,
  })
}

/**
 * Reduces the refund by visits carried out since the request, because a used service is not refunded, and
 * by visits that failed or that nobody confirmed since, which are returned apart.
 */
async function asUsed(tx: Tx, app: Application, requestCase: RequestCase): Promise<RequestCase> {
  const { request, contract, order, quote } = requestCase
  if (
    order.quote === null ||
    quote.refund <= 0 ||
    (request.kind !== 'refund_payment' && request.kind !== 'cancellation')
  )
    return requestCase
  const visits = await visitsOfContracts(tx, [contract.id])
  if (visits.length === 0) return requestCase
  const now = app.now()
  const isNextLost = quote.lines.some(({ rule }) => rule === 'notice_48_hours')
  const noticeUntil = addHours(instant(request.createdAt), app.config.policies.noticeHours)
  // The visit that was lost to the notice may still be to come; it is none of those that are left.
  const left = visits.filter(
    (visit) => isVisitToCome(visit, now) && !(isNextLost && instant(visit.startsAt) <= noticeUntil),
  ).length
  const paid = paidAmountsOf(order.quote)
  const { lines, refund } = deductVisitsUsedDuringReview(quote.lines, paid, left)
  if (refund === quote.refund) return requestCase
  const voucher = quote.voucher && { ...quote.voucher, outcome: 'shared' as const }
  const reduced = { ...quote, lines: [...lines], refund, voucher }
  await changeRequestQuote(tx, request.id, reduced)
  return { ...requestCase, quote: reduced }
}

async function approve(tx: Tx, app: Application, requestCase: RequestCase, answer: Answer): Promise<void> {
  const { request, contract } = requestCase
  const { kind } = request
  const next =
    contractStateDuringRequest(kind) === undefined
      ? undefined
      : contractStateAfterRequest(
          kind,
          'approved',
          request.contractStateBefore,
          parseSuspensionPause(request).from > riyadhDay(instant(app.now())),
        )
  if (next !== undefined && !contractLifecycle.move(contract.state, next).ok)
    throw new Failure('transition_not_allowed')
  if (kind === 'refund_payment') {
    if (contract.state === 'cancelled') throw new Failure('transition_not_allowed')
    await refundForRequest(tx, app, requestCase, frozenRefundLedgerReference(request.id))
    await removeFrozenRefund(tx, app, { customerId: contract.customerId, requestId: request.id }, 'withdrawn')
    const visits = await visitsOfContracts(tx, [contract.id])
    const state = contractStateToday(contract, visits, app.now())
    if (isContractOver(state)) return
    if (
      !(await changeContractState(tx, {
        id: contract.id,
        from: contract.state,
        to: 'cancelled',
        at: app.now(),
      }))
    )
      throw new Failure('transition_not_allowed')
    return endContract(tx, app, contract, 'cancelled')
  }
  if (kind === 'cancellation') return cancelContract(tx, app, requestCase)
  if (kind === 'replace_service' || kind === 'replacement') await swap(tx, app, requestCase, answer)
  if (kind === 'suspension') await suspend(tx, app, requestCase)
  if (next === undefined) return
  const move = { id: contract.id, from: contract.state, to: next, at: app.now() }
  if (!(await changeContractState(tx, move))) throw new Failure('transition_not_allowed')
}

/** Decides a request of a customer; an approval executes it at the quoted price. */
export const answerContractRequest = (app: Application, command: MoneyCommand, answer: Answer) =>
  runMoneyCommand(app, command, 'request', async (tx) => {
    const known = await contractRequestById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const contract = await lockExistingContract(tx, known.contractId)
    const status = answer.decision === 'approve' ? 'approved' : 'rejected'
    const at = app.now()
    const settled =
      contractRequestLifecycle.move(known.status, status).ok &&
      (await changeRequestState(tx, known, { status, note: answer.note, at }))
    if (!settled) throw new Failure('transition_not_allowed')
    const order = await lockExistingOrder(tx, contract.orderId)
    const requestCase: RequestCase = { request: known, contract, order, quote: parseStoredQuote(known.quote) }
    if (answer.decision === 'approve') await approve(tx, app, await asUsed(tx, app, requestCase), answer)
    else await undoContractRequest(tx, app, requestCase, 'rejected')
    await notifyOfRequestAnswer(tx, app, known, status)
  })
