import { toStoredContractState } from '@sakina/domain/lifecycles'
import type { ContractState, OrderState, RefundState, VisitState } from '@sakina/domain/vocabulary'
import { refundArrivalDays } from '@sakina/domain/policies'
import { instant, instantAt, clockTime, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { paginateAlerts } from '../../db/repositories/availability-alerts.ts'
import { contractById, contractsOfOrders } from '../../db/repositories/contracts.ts'
import {
  paginateContracts,
  paginateCustomers,
  paginateMessages,
  paginateNotices,
  paginateOrders,
  paginateOutbox,
  refundById,
  paginateRefunds,
  paginateVisits,
  unsentOfNotices,
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
import { readOrderView, readOrderViews } from '../orders/order-views.ts'
import { toPageRange, pageOfRows, requestViews, type PageInput } from '../requests/request-views.ts'
import { viewOfVisit } from '../visits/read-visits.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

export async function listOfficeOrders(
  app: Application,
  wanted: PageInput & { readonly status?: OrderState | undefined; readonly search?: string | undefined },
) {
  const db = app.database.reader
  const { rows, total } = await paginateOrders(db, {
    status: wanted.status,
    search: wanted.search,
    ...toPageRange(wanted),
  })
  return pageOfRows(await readOrderViews(db, rows), total, wanted)
}

export async function listOfficeContracts(
  app: Application,
  wanted: PageInput & { readonly state?: ContractState | undefined; readonly search?: string | undefined },
) {
  const db = app.database.reader
  // The database stores no expiring state, so the list shows the state as of today beside each contract.
  const states = wanted.state === undefined ? undefined : [toStoredContractState(wanted.state)]
  const { rows, total } = await paginateContracts(db, {
    states,
    search: wanted.search,
    ...toPageRange(wanted),
  })
  return pageOfRows(await contractViews(db, rows, app.now()), total, wanted)
}

export async function listOfficeVisits(
  app: Application,
  wanted: PageInput & {
    readonly date?: string | undefined
    readonly contract?: string | undefined
    readonly state?: VisitState | undefined
  },
) {
  const { rows, total } = await paginateVisits(app.database.reader, {
    day: wanted.date,
    contract: wanted.contract,
    state: wanted.state,
    ...toPageRange(wanted),
  })
  return pageOfRows(await Promise.all(rows.map((visit) => viewOfVisit(app, visit))), total, wanted)
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
      refundArrivalDays(riyadhDay(instant(refund.createdAt)), app.config.policies).by,
      clockTime('23:59'),
    ),
  }))
}

export type RefundView = Awaited<ReturnType<typeof refundViews>>[number]

export async function listOfficeRefunds(
  app: Application,
  wanted: PageInput & { readonly state?: RefundState | undefined },
) {
  const { rows, total } = await paginateRefunds(app.database.reader, {
    state: wanted.state,
    ...toPageRange(wanted),
  })
  return pageOfRows(await refundViews(app, rows), total, wanted)
}

export async function readOfficeRefundById(app: Application, id: string): Promise<RefundView> {
  const [view] = await refundViews(app, [found(await refundById(app.database.reader, id))])
  return found(view)
}

export async function searchCustomers(
  app: Application,
  wanted: PageInput & { readonly search?: string | undefined },
) {
  const { rows, total } = await paginateCustomers(app.database.reader, {
    search: wanted.search,
    ...toPageRange(wanted),
  })
  return pageOfRows(rows, total, wanted)
}

export async function listOfficeMessages(app: Application, wanted: PageInput) {
  const { rows, total } = await paginateMessages(app.database.reader, toPageRange(wanted))
  return pageOfRows(rows, total, wanted)
}

export async function listOfficeAlerts(
  app: Application,
  wanted: PageInput & { readonly open?: boolean | undefined },
) {
  const { rows, total } = await paginateAlerts(app.database.reader, {
    open: wanted.open,
    ...toPageRange(wanted),
  })
  return pageOfRows(rows, total, wanted)
}

export async function listOfficeOutbox(
  app: Application,
  wanted: PageInput & { readonly dead?: boolean | undefined },
) {
  const { rows, total } = await paginateOutbox(app.database.reader, {
    dead: wanted.dead,
    ...toPageRange(wanted),
  })
  return pageOfRows(rows, total, wanted)
}

export async function listOfficeNotices(
  app: Application,
  wanted: PageInput & { readonly customer?: string | undefined; readonly failed?: boolean | undefined },
) {
  const db = app.database.reader
  const { customer, failed } = wanted
  const { rows, total } = await paginateNotices(db, { customer, failed, ...toPageRange(wanted) })
  const unsent = await unsentOfNotices(
    db,
    rows.map(({ id }) => id),
  )
  const views = rows.map((row) => ({ row, unsent: unsent.filter(({ noticeId }) => noticeId === row.id) }))
  return pageOfRows(views, total, wanted)
}

export const readOfficeOrderById = async (app: Application, id: string) =>
  readOrderView(app.database.reader, found(await orderById(app.database.reader, id)))

export const readOfficeContractById = async (app: Application, id: string) =>
  contractView(app.database.reader, found(await contractById(app.database.reader, id)), app.now())

export const readOfficeInvoiceById = async (app: Application, id: string) =>
  viewOfInvoice(app, found(await invoiceById(app.database.reader, id)))

export const readOfficeVisitById = async (app: Application, id: string) =>
  viewOfVisit(app, found(await visitById(app.database.reader, id)))

export async function readOfficeRequestById(app: Application, id: string) {
  const row = found(await requestById(app.database.reader, id))
  const [view] = await requestViews(app, [row])
  return found(view)
}

export async function readOfficeComplaintById(app: Application, id: string) {
  const row = found(await complaintById(app.database.reader, id))
  const [view] = await complaintViews(app.database.reader, [row])
  return found(view)
}
