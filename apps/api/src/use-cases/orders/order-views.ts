import type { Queries } from '../../db/database.ts'
import {
  contractsOfOrders,
  invoicesOfOrders,
  type Contract,
  type Invoice,
} from '../../db/repositories/contracts.ts'
import { newestPaymentsOf } from '../../db/repositories/payments.ts'
import { stagesOfOrders, type Order, type Stage } from '../../db/repositories/orders.ts'

export type OrderView = {
  readonly order: Order
  readonly stages: readonly Stage[]
  readonly contract: Contract | undefined
  readonly invoice: Invoice | undefined
  /** How its newest payment stands; empty while none was opened. */
  readonly paymentState: string
}

/** Orders with what belongs to them, in four questions for any number of them. */
export async function viewsOf(db: Queries, orders: readonly Order[]): Promise<readonly OrderView[]> {
  const ids = orders.map((order) => order.id)
  const [stages, contracts, invoices, payments] = await Promise.all([
    stagesOfOrders(db, ids),
    contractsOfOrders(db, ids),
    invoicesOfOrders(db, ids),
    newestPaymentsOf(db, ids),
  ])
  return orders.map((order) => ({
    order,
    stages: stages.filter((stage) => stage.orderId === order.id),
    contract: contracts.find((contract) => contract.orderId === order.id),
    invoice: invoices.find((invoice) => invoice.orderId === order.id && invoice.kind === 'order'),
    paymentState: payments.find((payment) => payment.orderId === order.id)?.status ?? '',
  }))
}

export async function viewOf(db: Queries, order: Order): Promise<OrderView> {
  const [view] = await viewsOf(db, [order])
  return view ?? { order, stages: [], contract: undefined, invoice: undefined, paymentState: '' }
}
