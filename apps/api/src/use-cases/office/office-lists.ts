import { storedContractState } from '@sakina/domain/lifecycles'
import type { ContractState, OrderState, RefundState, VisitState } from '@sakina/domain/vocabulary'
import { refundArrival } from '@sakina/domain/policies'
import { instant, instantAt, clockTime, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { alertsPage } from '../../db/repositories/availability-alerts.ts'
import { contractById, contractsOfOrders } from '../../db/repositories/contracts.ts'
import {
  contractsPage,
  customersPage,
  messagesPage,
  ordersPage,
  outboxPage,
  refundById,
  refundsPage,
  visitsPage,
} from '../../db/repositories/office.ts'
import { orderById, ordersByIds } from '../../db/repositories/orders.ts'
import { requestById } from '../../db/repositories/requests.ts'
import { complaintById } from '../../db/repositories/complaints.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { invoiceById } from '../../db/repositories/invoices.ts'
import { Failure } from '../../failures/failure.ts'
import { complaintViews } from '../complaints/complaints.ts'
import { contractView, contractViews } from '../contracts/contract-views.ts'
import { viewOfInvoice } from '../invoices/read-invoices.ts'
import { viewOf, viewsOf } from '../orders/order-views.ts'
import { cut, pageFrom, requestViews, type PageInput } from '../requests/request-views.ts'
import { viewOfVisit } from '../visits/read-visits.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

export async function allOrders(
  app: Application,
  wanted: PageInput & { readonly status?: OrderState | undefined; readonly search?: string | undefined },
) {
  const db = app.database.reader
  const { rows, total } = await ordersPage(db, {
    status: wanted.status,
    search: wanted.search,
    ...cut(wanted),
  })
  return pageFrom(await viewsOf(db, rows), total, wanted)
}

export async function allContracts(
  app: Application,
  wanted: PageInput & { readonly state?: ContractState | undefined; readonly search?: string | undefined },
) {
  const db = app.database.reader
  // The database stores no expiring state, so the list shows the state as of today beside each contract.
  const states = wanted.state === undefined ? undefined : [storedContractState(wanted.state)]
  const { rows, total } = await contractsPage(db, { states, search: wanted.search, ...cut(wanted) })
  return pageFrom(await contractViews(db, rows, app.now()), total, wanted)
}

export async function allVisits(
  app: Application,
  wanted: PageInput & {
    readonly date?: string | undefined
    readonly contract?: string | undefined
    readonly state?: VisitState | undefined
  },
) {
  const { rows, total } = await visitsPage(app.database.reader, {
    day: wanted.date,
    contract: wanted.contract,
    state: wanted.state,
    ...cut(wanted),
  })
  return pageFrom(await Promise.all(rows.map((visit) => viewOfVisit(app, visit))), total, wanted)
}

type RefundRow = NonNullable<Awaited<ReturnType<typeof refundById>>>

async function refundViews(app: Application, rows: readonly RefundRow[]) {
  const db = app.database.reader
  const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
  const [orders, contracts] = [await ordersByIds(db, ids), await contractsOfOrders(db, ids)]
  return rows.map(({ refund, orderId, paymentRef }) => ({
    refund,
    paymentRef,
    order: orders.find(({ id }) => id === orderId),
    contract: contracts.find((contract) => contract.orderId === orderId),
    due: instantAt(
      refundArrival(riyadhDay(instant(refund.createdAt)), app.config.policies).by,
      clockTime('23:59'),
    ),
  }))
}

export type RefundView = Awaited<ReturnType<typeof refundViews>>[number]

export async function allRefunds(
  app: Application,
  wanted: PageInput & { readonly state?: RefundState | undefined },
) {
  const { rows, total } = await refundsPage(app.database.reader, { state: wanted.state, ...cut(wanted) })
  return pageFrom(await refundViews(app, rows), total, wanted)
}

export async function refundNow(app: Application, id: string): Promise<RefundView> {
  const [view] = await refundViews(app, [found(await refundById(app.database.reader, id))])
  return found(view)
}

export async function allCustomers(
  app: Application,
  wanted: PageInput & { readonly search?: string | undefined },
) {
  const { rows, total } = await customersPage(app.database.reader, { search: wanted.search, ...cut(wanted) })
  return pageFrom(rows, total, wanted)
}

export async function allMessages(app: Application, wanted: PageInput) {
  const { rows, total } = await messagesPage(app.database.reader, cut(wanted))
  return pageFrom(rows, total, wanted)
}

export async function allAlerts(
  app: Application,
  wanted: PageInput & { readonly open?: boolean | undefined },
) {
  const { rows, total } = await alertsPage(app.database.reader, { open: wanted.open, ...cut(wanted) })
  return pageFrom(rows, total, wanted)
}

export async function waitingOutbox(
  app: Application,
  wanted: PageInput & { readonly dead?: boolean | undefined },
) {
  const { rows, total } = await outboxPage(app.database.reader, { dead: wanted.dead, ...cut(wanted) })
  return pageFrom(rows, total, wanted)
}

export const orderNow = async (app: Application, id: string) =>
  viewOf(app.database.reader, found(await orderById(app.database.reader, id)))

export const contractNow = async (app: Application, id: string) =>
  contractView(app.database.reader, found(await contractById(app.database.reader, id)), app.now())

export const invoiceNow = async (app: Application, id: string) =>
  viewOfInvoice(app, found(await invoiceById(app.database.reader, id)))

export const visitNow = async (app: Application, id: string) =>
  viewOfVisit(app, found(await visitById(app.database.reader, id)))

export async function requestNow(app: Application, id: string) {
  const row = found(await requestById(app.database.reader, id))
  const [view] = await requestViews(app, [row])
  return found(view)
}

export async function complaintNow(app: Application, id: string) {
  const row = found(await complaintById(app.database.reader, id))
  const [view] = await complaintViews(app.database.reader, [row])
  return found(view)
}
