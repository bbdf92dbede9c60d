import type { PaymentState } from '@sakina/domain/vocabulary'
import type { GrantedPause } from '@sakina/domain/policies'
import type { QueryExecutor } from '../../db/database.ts'
import { addressesByIds, type Address } from '../../db/repositories/addresses.ts'
import {
  contractsOfOrders,
  invoicesOfOrders,
  type Contract,
  type Invoice,
} from '../../db/repositories/contracts.ts'
import { paidOrNewestPaymentsOfOrders } from '../../db/repositories/payments.ts'
import { stagesOfOrders, type Order, type OrderStage } from '../../db/repositories/orders.ts'
import {
  findOpenRequestsOfContracts,
  grantedSuspensionsOfContracts,
  type ContractRequestRow,
} from '../../db/repositories/requests.ts'
import { creditNotesWithRefunds, type CreditNoteWithRefunds } from '../../db/repositories/refunds.ts'
import { visitsOfContracts, type Visit } from '../../db/repositories/visits.ts'
import { parseSuspensionPause } from '../requests/stored-quote.ts'

/** An order with its address, stages, contract and visits. */
export type OrderView = {
  readonly order: Order
  readonly address: Address | undefined
  readonly stages: readonly OrderStage[]
  readonly contract: Contract | undefined
  /** The visits of its contract on their current days. */
  readonly visits: readonly Visit[]
  readonly invoice: Invoice | undefined
  /** The granted pauses of its contract. */
  readonly pauses: readonly GrantedPause[]
  /** Refunds of this order. */
  readonly creditNotes: readonly CreditNoteWithRefunds[]
  /** The open request about its contract. */
  readonly openRequest: ContractRequestRow | undefined
  /**
   * The state of the payment that paid it, or else of its newest one; null while there is none.
   */
  readonly paymentState: PaymentState | null
}

/** Reads orders with their related records in ten queries, however many orders there are. */
export async function readOrderViews(
  db: QueryExecutor,
  orders: readonly Order[],
): Promise<readonly OrderView[]> {
  const ids = orders.map((order) => order.id)
  const [addresses, stages, contracts, invoices, payments] = await Promise.all([
    addressesByIds(
      db,
      orders.flatMap(({ addressId }) => (addressId === null ? [] : [addressId])),
    ),
    stagesOfOrders(db, ids),
    contractsOfOrders(db, ids),
    invoicesOfOrders(db, ids),
    paidOrNewestPaymentsOfOrders(db, ids),
  ])
  const contractIds = contracts.map(({ id }) => id)
  const [requests, suspensions, visits, creditNotes] = await Promise.all([
    findOpenRequestsOfContracts(db, contractIds),
    grantedSuspensionsOfContracts(db, contractIds),
    visitsOfContracts(db, contractIds),
    contractIds.length === 0 ? [] : creditNotesWithRefunds(db, { contractIds }),
  ])
  return orders.map((order) => {
    const contract = contracts.find(({ orderId }) => orderId === order.id)
    return {
      order,
      address: addresses.find(({ id }) => id === order.addressId),
      stages: stages.filter((stage) => stage.orderId === order.id),
      contract,
      visits: visits.filter(({ contractId }) => contractId === contract?.id),
      pauses: suspensions.filter(({ contractId }) => contractId === contract?.id).map(parseSuspensionPause),
      creditNotes: creditNotes.filter(({ note }) => note.contractId === contract?.id),
      openRequest: requests.find(({ contractId }) => contractId === contract?.id),
      invoice: invoices.find((invoice) => invoice.orderId === order.id && invoice.kind === 'order'),
      paymentState: payments.find((payment) => payment.orderId === order.id)?.status ?? null,
    }
  })
}

/** Reads what a response about an order shows. */
export async function readOrderView(db: QueryExecutor, order: Order): Promise<OrderView> {
  const [view] = await readOrderViews(db, [order])
  return (
    view ?? {
      order,
      address: undefined,
      stages: [],
      contract: undefined,
      visits: [],
      pauses: [],
      creditNotes: [],
      invoice: undefined,
      openRequest: undefined,
      paymentState: null,
    }
  )
}
