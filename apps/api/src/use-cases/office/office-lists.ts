import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import { toStoredContractState } from '@sakina/domain/lifecycles'
import type { ContractState, OrderState, RefundState, VisitState } from '@sakina/domain/vocabulary'
import { refundArrivalDateRange } from '@sakina/domain/policies'
import { instant, instantAt, clockTime, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import { paginateAlerts } from '../../db/repositories/availability-alerts.ts'
import { contractById, contractsOfOrders, type Invoice } from '../../db/repositories/contracts.ts'
import {
  paginateContracts,
  paginateCustomers,
  paginateContactMessages,
  paginateNotices,
  paginateOrders,
  paginateOutbox,
  refundById,
  paginateRefunds,
  paginateVisits,
  deliveriesOfNotices,
} from '../../db/repositories/office.ts'
import { branchOfInvoice } from '../../db/repositories/money.ts'
import { paginateOfficeActs } from '../../db/repositories/office-acts.ts'
import { orderById, ordersByIds } from '../../db/repositories/orders.ts'
import { contractRequestById } from '../../db/repositories/requests.ts'
import { complaintById } from '../../db/repositories/complaints.ts'
import { addressesOfCustomer } from '../../db/repositories/addresses.ts'
import { customerById, customersByIds, type Customer } from '../../db/repositories/customers.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { invoiceById, paginateInvoices, paymentsOfInvoice } from '../../db/repositories/invoices.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'
import { Failure } from '../../failures/failure.ts'
import { readComplaintViews } from '../complaints/complaints.ts'
import { readContractView, readContractViews } from '../contracts/contract-views.ts'
import { readInvoiceView, readInvoiceViews } from '../invoices/read-invoices.ts'
import { readOrderView, readOrderViews } from '../orders/order-views.ts'
import { readContractRequestViews } from '../requests/request-views.ts'
import { readWalletBalance } from '../wallet/wallet.ts'
import { readVisitView } from '../visits/read-visits.ts'
import { findRecordId } from './find-record.ts'

/** The query of a list that is limited to the branches of the person who asks. */
type BranchedInput = PageInput & { readonly branches?: BranchLimit }

/** The query of a list about one customer, or about those who match what was typed. */
type OfCustomer = { readonly customer?: string | undefined; readonly search?: string | undefined }

const requireRow = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

export async function listOfficeOrders(
  app: Application,
  query: BranchedInput & {
    readonly status?: OrderState | undefined
    readonly worker?: number | undefined
  } & OfCustomer,
) {
  const db = app.database.reader
  const today = riyadhDay(instant(app.now()))
  const { rows, total } = await paginateOrders(db, {
    status: query.status,
    worker: query.worker === undefined ? undefined : { id: query.worker, today },
    customer: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await readOrderViews(db, rows), total, query)
}

export async function listOfficeContracts(
  app: Application,
  query: BranchedInput & { readonly state?: ContractState | undefined } & OfCustomer,
) {
  const db = app.database.reader
  // The database stores no expiring state, so the list shows the state as of today beside each contract.
  const states = query.state === undefined ? undefined : [toStoredContractState(query.state)]
  const { rows, total } = await paginateContracts(db, {
    states,
    customer: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await readContractViews(db, rows, app.now()), total, query)
}

export async function listOfficeVisits(
  app: Application,
  query: BranchedInput & {
    readonly date?: string | undefined
    readonly contract?: string | undefined
    readonly worker?: number | undefined
    readonly state?: VisitState | undefined
    readonly rated?: 'yes' | undefined
  } & OfCustomer,
) {
  const { rows, total } = await paginateVisits(app.database.reader, {
    day: query.date,
    contract: query.contract === undefined ? undefined : await findRecordId(app, query.contract, 'contract'),
    worker: query.worker,
    state: query.state,
    isRated: query.rated === 'yes',
    customer: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await Promise.all(rows.map((visit) => readVisitView(app, visit))), total, query)
}

type RefundRow = NonNullable<Awaited<ReturnType<typeof refundById>>>

async function refundViews(app: Application, rows: readonly RefundRow[]) {
  const db = app.database.reader
  const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
  const [orders, contracts] = [await ordersByIds(db, ids), await contractsOfOrders(db, ids)]
  return rows.map(({ orderId, ...row }) => ({
    ...row,
    order: orders.find(({ id }) => id === orderId),
    contract: contracts.find((contract) => contract.orderId === orderId),
    due: instantAt(
      refundArrivalDateRange(riyadhDay(instant(row.refund.createdAt)), app.config.policies).by,
      clockTime('23:59'),
    ),
  }))
}

/** A refund as the office sees it. */
export type RefundView = Awaited<ReturnType<typeof refundViews>>[number]

export async function listOfficeRefunds(
  app: Application,
  query: BranchedInput & {
    readonly state?: RefundState | undefined
    readonly branch?: number | undefined
  } & OfCustomer,
) {
  const { rows, total } = await paginateRefunds(app.database.reader, {
    state: query.state,
    branch: query.branch,
    customer: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await refundViews(app, rows), total, query)
}

export async function readOfficeRefundById(app: Application, id: string): Promise<RefundView> {
  const [view] = await refundViews(app, [requireRow(await refundById(app.database.reader, id))])
  return requireRow(view)
}

/** Reads the customers of records by their ids. */
export async function readCustomersOf(
  app: Application,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const rows = await customersByIds(app.database.reader, [...new Set(ids)])
  return new Map(rows.map((customer) => [customer.id, customer]))
}

export async function searchCustomers(
  app: Application,
  query: BranchedInput & { readonly search?: string | undefined },
) {
  const { rows, total } = await paginateCustomers(app.database.reader, {
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

export async function listOfficeContactMessages(
  app: Application,
  query: PageInput & { readonly open?: boolean | undefined; readonly search?: string | undefined },
) {
  const { rows, total } = await paginateContactMessages(app.database.reader, {
    open: query.open,
    search: query.search,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

export async function listOfficeAlerts(
  app: Application,
  query: PageInput & { readonly open?: boolean | undefined },
) {
  const { rows, total } = await paginateAlerts(app.database.reader, {
    open: query.open,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

export async function listOfficeOutbox(
  app: Application,
  query: PageInput & { readonly dead?: boolean | undefined },
) {
  const { rows, total } = await paginateOutbox(app.database.reader, {
    dead: query.dead,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

export async function listOfficeNotices(
  app: Application,
  query: BranchedInput & {
    readonly customer?: string | undefined
    readonly failed?: boolean | undefined
    readonly language: Language
  },
) {
  const db = app.database.reader
  const { customer, failed, branches } = query
  const { rows, total } = await paginateNotices(db, { customer, failed, branches, ...toPageRange(query) })
  const deliveries = await deliveriesOfNotices(
    db,
    rows.map(({ id }) => id),
  )
  const views = rows.map((row) => ({
    row,
    words: noticeContent(row.notice, query.language),
    deliveries: deliveries.filter(({ noticeId }) => noticeId === row.id),
  }))
  return pageOfRows(views, total, query)
}

export const readOfficeOrderById = async (app: Application, id: string) =>
  readOrderView(app.database.reader, requireRow(await orderById(app.database.reader, id)))

export const readOfficeContractById = async (app: Application, id: string) =>
  readContractView(app.database.reader, requireRow(await contractById(app.database.reader, id)), app.now())

export const readOfficeInvoiceById = async (app: Application, id: string) =>
  readInvoiceView(app, requireRow(await invoiceById(app.database.reader, id)))

/**
 * The branch of an invoice, and how it was paid: nothing while it is unpaid, and for an order, which may be paid in
 * parts.
 */
export async function readInvoiceFacts(app: Application, { id, kind, paidAt }: Invoice) {
  const db = app.database.reader
  const branchId = await branchOfInvoice(db, id)
  if (paidAt === null || kind === 'order') return { branchId, payment: undefined }
  const payments = await paymentsOfInvoice(db, id)
  // One that came after the invoice was paid goes back.
  const paid = payments.find(({ settledAt }) => settledAt !== null && settledAt <= paidAt)
  return {
    branchId,
    payment: { method: paid?.method ?? 'wallet', receipt: paid?.providerRef ?? null, at: paidAt },
  }
}

export const readOfficeVisitById = async (app: Application, id: string) =>
  readVisitView(app, requireRow(await visitById(app.database.reader, id)))

export async function readOfficeRequestById(app: Application, id: string) {
  const row = requireRow(await contractRequestById(app.database.reader, id))
  const [view] = await readContractRequestViews(app, [row])
  return requireRow(view)
}

export async function readOfficeComplaintById(app: Application, id: string) {
  const row = requireRow(await complaintById(app.database.reader, id))
  const [view] = await readComplaintViews(app.database.reader, [row])
  return requireRow(view)
}

/** Lists the acts of the office, the newest first. */
export async function listOfficeActs(
  app: Application,
  query: BranchedInput & { readonly customer?: string | undefined; readonly record?: string | undefined },
) {
  const { customer, record, branches } = query
  const { rows, total } = await paginateOfficeActs(app.database.reader, {
    customer,
    record,
    branches,
    ...toPageRange(query),
  })
  return pageOfRows(rows, total, query)
}

/** Lists the acts of the office about one customer, or about one record of the customer. */
export async function listCustomerActs(
  app: Application,
  query: BranchedInput & { readonly customer: string; readonly record?: string | undefined },
) {
  requireRow(await customerById(app.database.reader, query.customer))
  return listOfficeActs(app, query)
}

/** Reads a customer with the addresses and the balance of the wallet. */
export async function readOfficeCustomer(app: Application, id: string) {
  const db = app.database.reader
  const customer = requireRow(await customerById(db, id))
  if (customer.erasedAt !== null) throw new Failure('not_found')
  const addresses = await addressesOfCustomer(db, id)
  return { customer, addresses, wallet: (await readWalletBalance(db, id)).available }
}

/** Lists the invoices of a customer, the newest first. */
export async function listCustomerInvoices(
  app: Application,
  query: BranchedInput & { readonly customer: string },
) {
  const db = app.database.reader
  requireRow(await customerById(db, query.customer))
  const { customer, branches } = query
  const { rows, total } = await paginateInvoices(db, { customer, branches, ...toPageRange(query) })
  return pageOfRows(await readInvoiceViews(db, rows), total, query)
}
