import type { ContractState } from '@sakina/domain/vocabulary'
import { instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { matchesContractFilter, contractStateOnDay } from '@sakina/domain/lifecycles'
import { firstDayAfterOffer, type GrantedPause } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import {
  contractById,
  contractsOfCustomer,
  type Contract,
  type Invoice,
} from '../../db/repositories/contracts.ts'
import { customersByIds, type Customer } from '../../db/repositories/customers.ts'
import { invoicesOfContracts } from '../../db/repositories/invoices.ts'
import { ordersByIds, stagesOfOrders, type Order, type OrderStage } from '../../db/repositories/orders.ts'
import { creditNotesWithRefunds, type CreditNoteWithRefunds } from '../../db/repositories/refunds.ts'
import {
  grantedSuspensionsOfContracts,
  findOpenRequestsOfContracts,
  type ContractRequestRow,
} from '../../db/repositories/requests.ts'
import { visitsOfContracts, visitsOfCustomer, type Visit } from '../../db/repositories/visits.ts'
import { isVisitUndecided } from '../visits/undecided-visit.ts'
import { parseSuspensionPause } from '../requests/stored-quote.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'

/** A contract with its current state, order, customer and visits. */
export type ContractView = {
  readonly contract: Contract
  /** The state as of today: a running contract may be expiring or finished. */
  readonly state: ContractState
  readonly order: Order
  readonly customer: Customer | undefined
  readonly visits: readonly Visit[]
  readonly invoices: readonly Invoice[]
  readonly stages: readonly OrderStage[]
  readonly openRequest: ContractRequestRow | undefined
  readonly pauses: readonly GrantedPause[]
  /** Refunds of this contract. */
  readonly creditNotes: readonly CreditNoteWithRefunds[]
}

type Offer = Pick<Contract, 'offeredAt' | 'offerComplaintId' | 'offerSettledAt'>

/** Whether the family says that its worker was not offered, and that is not decided yet. */
export const isOfferDisputed = ({ offeredAt, offerComplaintId, offerSettledAt }: Offer): boolean =>
  offeredAt !== null && offerComplaintId !== null && offerSettledAt === null

/** Whether the days of a contract run: its worker has come, or was offered on an earlier day. */
export function haveDaysBegun(contract: Offer & Pick<Contract, 'receivedAt'>, now: Date): boolean {
  if (contract.receivedAt !== null) return true
  if (contract.offeredAt === null || isOfferDisputed(contract)) return false
  return firstDayAfterOffer(instant(contract.offeredAt)) <= riyadhDay(instant(now))
}

/** Whether the worker of a contract by days, one without visits, has neither come nor been offered yet. */
export const isWorkerAwaited = (
  { contract, visits }: { readonly contract: Contract; readonly visits: readonly Visit[] },
  now: Date,
): boolean => visits.length === 0 && !haveDaysBegun(contract, now)

/**
 * Returns the state of a contract today. The database stores only that it is in force; whether it
 * is expiring or finished depends on the day, and on whether one of its visits is undecided. One whose
 * worker has not come runs until she does.
 */
export function contractStateToday(contract: Contract, visits: readonly Visit[], now: Date): ContractState {
  const storedState = contract.state
  if (storedState !== 'running') return storedState
  const own = visits.filter(({ contractId }) => contractId === contract.id)
  if (isWorkerAwaited({ contract, visits: own }, now)) return storedState
  const term = { firstDay: localDate(contract.startDate), lastDay: localDate(contract.endDate) }
  const isUndecided = own.some((visit) => isVisitUndecided(visit, now))
  return contractStateOnDay(term, riyadhDay(instant(now)), isUndecided)
}

export async function readContractViews(
  db: QueryExecutor,
  contracts: readonly Contract[],
  now: Date,
): Promise<readonly ContractView[]> {
  const ids = contracts.map((contract) => contract.id)
  const orderIds = contracts.map((contract) => contract.orderId)
  // The queries run in sequence: a transaction has one connection, which runs one statement at a time.
  const visits = await visitsOfContracts(db, ids)
  const invoices = await invoicesOfContracts(db, ids)
  const requests = await findOpenRequestsOfContracts(db, ids)
  const suspensions = await grantedSuspensionsOfContracts(db, ids)
  const creditNotes = ids.length === 0 ? [] : await creditNotesWithRefunds(db, { contractIds: ids })
  const orders = await ordersByIds(db, orderIds)
  const stages = await stagesOfOrders(db, orderIds)
  const customers = await customersByIds(
    db,
    contracts.map(({ customerId }) => customerId),
  )
  return contracts.flatMap((contract) => {
    const order = orders.find(({ id }) => id === contract.orderId)
    if (order === undefined) return []
    return [
      {
        contract,
        state: contractStateToday(contract, visits, now),
        order,
        customer: customers.find(({ id }) => id === contract.customerId),
        visits: visits.filter((visit) => visit.contractId === contract.id),
        invoices: invoices.filter((invoice) => invoice.contractId === contract.id),
        stages: stages.filter((stage) => stage.orderId === contract.orderId),
        openRequest: requests.find((request) => request.contractId === contract.id),
        pauses: suspensions.filter((request) => request.contractId === contract.id).map(parseSuspensionPause),
        creditNotes: creditNotes.filter(({ note }) => note.contractId === contract.id),
      },
    ]
  })
}

export async function readContractView(
  db: QueryExecutor,
  contract: Contract,
  now: Date,
): Promise<ContractView> {
  const [view] = await readContractViews(db, [contract], now)
  if (view === undefined) throw new Failure('not_found')
  return view
}

/** The customer's contracts that match a filter; the id of another customer (`partner_id`) is refused. */
export async function listMyContracts(
  app: Application,
  customer: SignedInCustomer,
  filter: { readonly state: ContractState; readonly partnerId: string | undefined },
): Promise<readonly ContractView[]> {
  if (filter.partnerId !== undefined && filter.partnerId !== customer.id) throw new Failure('forbidden')
  const now = app.now()
  const db = app.database.reader
  const contracts = await contractsOfCustomer(db, customer.id)
  const visits = await visitsOfCustomer(db, customer.id)
  const matching = contracts.filter((contract) =>
    matchesContractFilter(contractStateToday(contract, visits, now), filter.state),
  )
  return readContractViews(db, matching, now)
}

/** Returns one of the customer's own contracts. */
export async function readMyContract(
  app: Application,
  customer: SignedInCustomer,
  id: string,
): Promise<ContractView> {
  const contract = await contractById(app.database.reader, id)
  if (contract === undefined || contract.customerId !== customer.id) throw new Failure('not_found')
  return readContractView(app.database.reader, contract, app.now())
}
