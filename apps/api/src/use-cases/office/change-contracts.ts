import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsCancelContract, opsIssueCharge, opsSetContractState } from '@sakina/api-client/wire/ops'
import { clockTime, daysBetween, instant, instantAt, localDate, riyadhDay } from '@sakina/domain/calendar'
import { taxInclusiveInvoiceLine, untaxedInvoiceLine } from '@sakina/domain/invoice'
import { contractLifecycle, toStoredContractState } from '@sakina/domain/lifecycles'
import { sum } from '@sakina/domain/money'
import { isPausedOn } from '@sakina/domain/policies'
import type { ContractState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockContract, changeContractState, type Contract } from '../../db/repositories/contracts.ts'
import { contractsToAge } from '../../db/repositories/office.ts'
import { invoicesOfContracts } from '../../db/repositories/invoices.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { visitsOfContracts } from '../../db/repositories/visits.ts'
import { takeDueWorkerChanges } from '../../db/repositories/worker-changes.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { isWorkerOfContractLate, toPaidContract } from '../contracts/contract-terms.ts'
import { contractStateToday, readContractView } from '../contracts/contract-views.ts'
import { isInvoiceOverdue } from '../invoices/complete-paid-invoice.ts'
import { issueFee } from '../invoices/issue-fee.ts'
import { processEach } from '../process-each.ts'
import { announceChange } from '../changes/announce-change.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { askAboutArrival } from '../orders/confirm-arrival.ts'
import { settleDisputedOffer } from '../orders/offer-worker.ts'
import { standardVatRate } from '../orders/standard-vat-rate.ts'
import { pausesOfContract } from '../requests/stored-quote.ts'
import { putWorkerInto } from '../schedule/workers-of-order.ts'
import { cancelContractByFault, requireManager } from './cancel-contract.ts'
import { endContract } from './end-contract.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'
import { isUnconfirmed } from '../visits/undecided-visit.ts'

/** Reads and locks a contract, or throws `not_found`. */
export async function lockExistingContract(tx: Tx, id: string): Promise<Contract> {
  const contract = await lockContract(tx, id)
  if (contract === undefined) throw new Failure('not_found')
  return contract
}

/** Nothing paid is closed without a document: what is left of a contract is given back by cancelling it. */
async function requireNothingUnserved(tx: Tx, app: Application, contract: Contract): Promise<void> {
  const now = app.now()
  const { paid, units } = toPaidContract(await readContractView(tx, contract, now), now, app.config.policies)
  const unserved = units.total - units.used - (units.setAside ?? 0)
  if (unserved > 0 && sum(Object.values(paid)) > 0) throw new Failure('transition_not_allowed')
}

/**
 * Moves a contract to a state that the office chose. Cancelling it here is our fault, so everything unused is
 * given back.
 */
export const setContractState = (
  app: Application,
  command: MoneyCommand,
  { state: to, note }: BodyOf<typeof opsSetContractState>,
) =>
  runMoneyCommand(app, command, 'contract', async (tx) => {
    const contract = await lockExistingContract(tx, command.id)
    const visits = await visitsOfContracts(tx, [contract.id])
    const from = contractStateToday(contract, visits, app.now())
    // The days of a contract decide whether it is expiring, so the office cannot set that state.
    const already = toStoredContractState(to) === contract.state
    if (already || to === 'expiring' || !contractLifecycle.move(from, to).ok)
      throw new Failure('transition_not_allowed')
    if (to === 'cancelled') return cancelContractByFault(tx, app, contract, { fault: 'agency', reason: note })
    if (to === 'finished') await requireNothingUnserved(tx, app, contract)
    const move = { id: contract.id, from: contract.state, to: toStoredContractState(to), note, at: app.now() }
    if (!(await changeContractState(tx, move))) throw new Failure('transition_not_allowed')
    if (to === 'finished') return endContract(tx, app, contract, to)
    await notifyCustomer(
      tx,
      app,
      contract.customerId,
      {
        kind: 'contract_changed',
        about: contract.id,
        facts: { number: contract.number, state: move.to },
      },
      app.newId(),
    )
  })

/** Cancels a contract by fault: ours or nobody's gives back everything unused, the family's is its own quote. */
export const cancelContract = (
  app: Application,
  command: MoneyCommand,
  body: BodyOf<typeof opsCancelContract>,
) => {
  const fault = body.fault ?? 'agency'
  requireManager(fault, body.manager)
  return runMoneyCommand(app, command, 'contract', async (tx) => {
    const contract = await lockExistingContract(tx, command.id)
    await cancelContractByFault(tx, app, contract, {
      fault,
      reason: body.reason,
      expectedFee: body.expectedFee,
      expectedRefund: body.expectedRefund,
    })
  })
}

/** Issues an invoice for a charge that the office adds to a contract. */
export const issueCharge = (app: Application, command: MoneyCommand, body: BodyOf<typeof opsIssueCharge>) =>
  runMoneyCommand(app, command, 'contract', async (tx) => {
    const contract = await lockExistingContract(tx, command.id)
    if (body.dueOn !== undefined && body.dueOn < riyadhDay(instant(app.now())))
      throw invalidFieldsFailure({ dueOn: 'not_allowed' })
    const { amount } = body
    const line =
      body.taxed === false
        ? untaxedInvoiceLine(body.description, amount)
        : taxInclusiveInvoiceLine(body.description, amount, standardVatRate)
    return issueFee(tx, app, {
      contract,
      kind: 'office_charge',
      lines: [line],
      dueAt:
        body.dueOn === undefined ? undefined : new Date(instantAt(localDate(body.dueOn), clockTime('23:59'))),
    })
  })

/** On the first day of a change of worker, she becomes the worker of the contract. */
async function beginWorkerChanges(tx: Tx, app: Application, contract: Contract): Promise<boolean> {
  const at = app.now()
  const due = await takeDueWorkerChanges(tx, contract.id, riyadhDay(instant(at)))
  for (const { oldWorkerId: leaving, newWorkerId: coming } of due) {
    const order = await lockOrder(tx, contract.orderId)
    if (order !== undefined) await putWorkerInto(tx, order, contract, { leaving, coming, at })
  }
  if (due.length > 0) await announceChange(tx, app, contract.orderId)
  return due.length > 0
}

const waitsForWorker = async (tx: Tx, app: Application, contract: Contract): Promise<boolean> =>
  isWorkerOfContractLate(await readContractView(tx, contract, app.now()), app.now(), app.config.policies)

/** A contract in default runs again once its worker is late, so that the family may leave. */
async function liftDefaultOfLateWorker(tx: Tx, app: Application, contract: Contract): Promise<boolean> {
  const at = app.now()
  if (!(await waitsForWorker(tx, app, contract))) return false
  await announceChange(tx, app, contract.orderId)
  return changeContractState(tx, { id: contract.id, from: 'defaulted', to: 'running', at })
}

async function ageOne(tx: Tx, app: Application, id: string): Promise<boolean> {
  const contract = await lockContract(tx, id)
  if (contract === undefined) return false
  if (await settleDisputedOffer(tx, app, contract)) return true
  if (contract.state === 'defaulted') return liftDefaultOfLateWorker(tx, app, contract)
  if (contract.state !== 'running' && contract.state !== 'suspended') return false
  await askAboutArrival(tx, app, contract)
  const replaced = await beginWorkerChanges(tx, app, contract)
  return (await moveByItsDays(tx, app, contract)) || replaced
}

/** Shorter contracts end without a notice, because the customer knows their last day. */
const shortTerm = 27

async function tellOfEnd(tx: Tx, app: Application, contract: Contract, state: ContractState): Promise<void> {
  const now = app.now()
  const [first, last] = [localDate(contract.startDate), localDate(contract.endDate)]
  const days = daysBetween(riyadhDay(instant(now)), last)
  if (state !== 'expiring' || days < 0 || daysBetween(first, last) < shortTerm) return
  await notifyCustomer(
    tx,
    app,
    contract.customerId,
    {
      kind: 'contract_ending',
      about: contract.id,
      facts: { number: contract.number, day: last, days },
    },
    `${contract.id}:${last}`,
  )
}

async function moveByItsDays(tx: Tx, app: Application, contract: Contract): Promise<boolean> {
  const now = app.now()
  const today = riyadhDay(instant(now))
  const move = { id: contract.id, from: contract.state, at: now }
  if (contract.state === 'suspended') {
    const until = (await pausesOfContract(tx, contract.id)).at(-1)?.until
    if (until === undefined || until > today) return false
    if (!(await changeContractState(tx, { ...move, to: 'running' }))) return false
    const { id: about, number } = contract
    await notifyCustomer(
      tx,
      app,
      contract.customerId,
      { kind: 'contract_resumed', about, facts: { number } },
      `${about}:${until}`,
    )
    return true
  }
  if (contract.state !== 'running') return false
  if (isPausedOn(await pausesOfContract(tx, contract.id), today)) {
    await announceChange(tx, app, contract.orderId)
    return changeContractState(tx, { ...move, to: 'suspended' })
  }
  const visits = await visitsOfContracts(tx, [contract.id])
  const state = contractStateToday(contract, visits, now)
  if (state === 'finished') {
    if (!(await changeContractState(tx, { ...move, to: 'finished' }))) return false
    await endContract(tx, app, contract, 'finished')
    return true
  }
  await tellOfEnd(tx, app, contract, state)
  if (visits.some((visit) => visit.claimedAt !== null && isUnconfirmed(visit, now))) return false
  const invoices = await invoicesOfContracts(tx, [contract.id])
  const overdue = invoices.filter((invoice) => isInvoiceOverdue(invoice, now, app.config.policies))
  if (overdue.length === 0 || (await waitsForWorker(tx, app, contract))) return false
  for (const { id, number, total: amount } of overdue)
    await notifyCustomer(tx, app, contract.customerId, {
      kind: 'invoice_overdue',
      about: id,
      facts: { number, amount },
    })
  return changeContractState(tx, { ...move, to: 'defaulted' })
}

/**
 * Applies the changes that depend on the date, such as the end of a contract or a suspension, an
 * overdue invoice, the first day of a replacement, or the office's silence about an offer.
 */
export async function advanceContractsByDate(app: Application): Promise<number> {
  const due = await contractsToAge(app.database.reader)
  return processEach(
    app,
    due.map(({ id }) => id),
    (id) => app.database.write((tx) => ageOne(tx, app, id)),
  )
}
