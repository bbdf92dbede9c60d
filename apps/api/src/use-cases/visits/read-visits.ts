import { isVisitRemedyOpen, isVisitUnfinished } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { addressesByIds, type Address } from '../../db/repositories/addresses.ts'
import { contractById, contractsOfCustomer, type Contract } from '../../db/repositories/contracts.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { orderById, ordersByIds, type Order } from '../../db/repositories/orders.ts'
import {
  stepsOfVisits,
  visitsOfCustomer,
  visitsOfContracts,
  type VisitStep,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { contractStateToday } from '../contracts/contract-views.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { refundOfFailedVisit } from './return-visit.ts'
import { calendarEventVersion, type CalendarEventVersion } from './calendar-event-version.ts'

/** A visit with its contract, order, customer and address. */
export type VisitView = {
  readonly visit: Visit
  readonly contract: Contract
  readonly order: Order
  readonly customerName: string
  readonly address: Address | undefined
  readonly calendar: CalendarEventVersion
  /** The steps that the driver has reported, in order of time. */
  readonly steps: readonly VisitStep[]
  /** Whether the visit can be moved: it is upcoming, its contract is in force and it has a worker. */
  readonly movable: boolean
  /** What the family can choose for a failed visit: another time, or its price back. */
  readonly choice: { readonly until: Date; readonly refund: number } | undefined
}

const choiceOf = (visit: Visit, order: Order, all: readonly Visit[], now: Date): VisitView['choice'] =>
  visit.chooseBy === null || !isVisitRemedyOpen(visit)
    ? undefined
    : {
        until: visit.chooseBy,
        refund: refundOfFailedVisit(order, {
          all: all.filter(({ contractId }) => contractId === visit.contractId),
          now,
        }).refund,
      }

const canMove = (visit: Visit, contract: Contract, all: readonly Visit[], now: Date): boolean =>
  visit.status === 'scheduled' &&
  visit.workerId !== null &&
  ['running', 'expiring'].includes(contractStateToday(contract, all, now))

/** Sorts upcoming visits first, the next one at the top, then past visits, the latest first. */
function nextFirst(views: readonly VisitView[]): readonly VisitView[] {
  const ahead = views.filter(({ visit }) => isVisitUnfinished(visit.status))
  const over = views.filter((view) => !ahead.includes(view))
  return [...ahead, ...over.toReversed()]
}

/** Returns the visits of the customer's own contracts. */
export async function listMyVisits(
  app: Application,
  customer: SignedInCustomer,
): Promise<readonly VisitView[]> {
  const db = app.database.reader
  const now = app.now()
  const [visits, contracts, person] = await Promise.all([
    visitsOfCustomer(db, customer.id),
    contractsOfCustomer(db, customer.id),
    customerById(db, customer.id),
  ])
  const orders = await ordersByIds(
    db,
    contracts.map((contract) => contract.orderId),
  )
  const addresses = await addressesByIds(
    db,
    orders.flatMap(({ addressId }) => (addressId === null ? [] : [addressId])),
  )
  const allSteps = await stepsOfVisits(
    db,
    visits.map(({ id }) => id),
  )
  const views = visits.flatMap((visit) => {
    const contract = contracts.find(({ id }) => id === visit.contractId)
    const order = orders.find(({ id }) => id === contract?.orderId)
    if (contract === undefined || order === undefined) return []
    const address = addresses.find(({ id }) => id === order.addressId)
    const movable = canMove(visit, contract, visits, now)
    const choice = choiceOf(visit, order, visits, now)
    const calendar = calendarEventVersion(visit, order.id, visits)
    const steps = allSteps.filter(({ visitId }) => visitId === visit.id)
    return [
      { visit, contract, order, customerName: person?.name ?? '', address, movable, choice, calendar, steps },
    ]
  })
  return nextFirst(views)
}

async function visitView(db: QueryExecutor, visit: Visit, now: Date): Promise<VisitView> {
  const contract = await contractById(db, visit.contractId)
  const order = contract === undefined ? undefined : await orderById(db, contract.orderId)
  if (contract === undefined || order === undefined) throw new Failure('not_found')
  const [address] = order.addressId === null ? [] : await addressesByIds(db, [order.addressId])
  const customerName = (await customerById(db, visit.customerId))?.name ?? ''
  const all = await visitsOfContracts(db, [contract.id])
  const calendar = calendarEventVersion(visit, order.id, all)
  const steps = await stepsOfVisits(db, [visit.id])
  const movable = canMove(visit, contract, all, now)
  const choice = choiceOf(visit, order, all, now)
  return { visit, contract, order, customerName, address, movable, choice, calendar, steps }
}

export const readVisitView = (app: Application, visit: Visit): Promise<VisitView> =>
  visitView(app.database.reader, visit, app.now())
