import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { invoices, refunds } from '../schema/billing.ts'
import { workers } from '../schema/catalogue.ts'
import { contracts, visits } from '../schema/contracts.ts'
import { customers, uploads } from '../schema/identity.ts'
import { notices } from '../schema/notices.ts'
import { workerAbsences } from '../schema/office.ts'
import { orders, payments } from '../schema/orders.ts'
import { complaintEvents, complaintPictures, complaints, requests } from '../schema/requests.ts'
import { isOrderOfBranches } from './waiting-conditions.ts'

/** The branches to which a person of the office is limited; undefined for somebody who sees them all. */
export type BranchLimit = readonly number[] | undefined

const ordersInBranches = (db: QueryExecutor, branches: readonly number[]) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(workers, eq(workers.id, orders.workerId))
    .where(isOrderOfBranches(branches))

/** Limits rows to orders of some branches. */
export const ofOrderInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  orderId: PgColumn,
): SQL | undefined => (branches === undefined ? undefined : inArray(orderId, ordersInBranches(db, branches)))

const contractsInBranches = (db: QueryExecutor, branches: readonly number[]) =>
  db
    .select({ id: contracts.id })
    .from(contracts)
    .where(ofOrderInBranches(db, branches, contracts.orderId))

/** Limits rows to contracts of some branches. */
export const ofContractInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  contractId: PgColumn,
): SQL | undefined =>
  branches === undefined ? undefined : inArray(contractId, contractsInBranches(db, branches))

/** Limits rows to customers with an order of some branches, or without any order. */
export const ofCustomerInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  customerId: PgColumn,
): SQL | undefined =>
  branches === undefined
    ? undefined
    : or(
        inArray(
          customerId,
          db
            .select({ id: orders.customerId })
            .from(orders)
            .where(ofOrderInBranches(db, branches, orders.id)),
        ),
        notInArray(customerId, db.select({ id: orders.customerId }).from(orders)),
      )

/** Limits uploaded files to customers of some branches, and pictures in complaints to their own branch. */
export const ofUploadInBranches = (db: QueryExecutor, branches: BranchLimit): SQL | undefined =>
  branches === undefined
    ? undefined
    : and(
        ofCustomerInBranches(db, branches, uploads.customerId),
        notInArray(
          uploads.id,
          db
            .select({ id: complaintPictures.uploadId })
            .from(complaintPictures)
            .innerJoin(complaintEvents, eq(complaintEvents.id, complaintPictures.eventId))
            .innerJoin(complaints, eq(complaints.id, complaintEvents.complaintId))
            .where(notInArray(complaints.contractId, contractsInBranches(db, branches))),
        ),
      )

/** Limits rows to workers of some branches, or of none. */
export const ofWorkerInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  workerId: PgColumn,
): SQL | undefined =>
  branches === undefined
    ? undefined
    : inArray(
        workerId,
        db
          .select({ id: workers.id })
          .from(workers)
          .where(or(isNull(workers.branchId), columnEqualsAny(workers.branchId, branches))),
      )

/** Limits refunds to those of orders and invoices of some branches. */
export const ofPaymentInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  paymentId: PgColumn,
): SQL | undefined =>
  branches === undefined
    ? undefined
    : inArray(
        paymentId,
        db
          .select({ id: payments.id })
          .from(payments)
          .where(
            or(
              and(isNull(payments.orderId), isNull(payments.invoiceId)),
              ofOrderInBranches(db, branches, payments.orderId),
              inArray(
                payments.invoiceId,
                db.select({ id: invoices.id }).from(invoices).where(ofInvoiceInBranches(db, branches)),
              ),
            ),
          ),
      )

/** Limits invoices to those of orders and contracts of some branches, and those of neither. */
export const ofInvoiceInBranches = (db: QueryExecutor, branches: BranchLimit): SQL | undefined =>
  branches === undefined
    ? undefined
    : or(
        and(isNull(invoices.orderId), isNull(invoices.contractId)),
        ofOrderInBranches(db, branches, invoices.orderId),
        ofContractInBranches(db, branches, invoices.contractId),
      )

/** The kinds of records that belong to branches. */
export type BranchRecord =
  | 'order'
  | 'contract'
  | 'visit'
  | 'request'
  | 'complaint'
  | 'invoice'
  | 'refund'
  | 'paper'
  | 'notice'
  | 'customer'
  | 'worker'
  | 'absence'

/** The table of each kind, and the rows in it that belong to branches. */
const recordsInBranches: Readonly<
  Record<
    BranchRecord,
    {
      readonly table: PgTable & { readonly id: PgColumn }
      readonly ofBranches: (db: QueryExecutor, branches: readonly number[]) => SQL | undefined
    }
  >
> = {
  order: { table: orders, ofBranches: (db, branches) => ofOrderInBranches(db, branches, orders.id) },
  contract: {
    table: contracts,
    ofBranches: (db, branches) => ofOrderInBranches(db, branches, contracts.orderId),
  },
  visit: {
    table: visits,
    ofBranches: (db, branches) => ofContractInBranches(db, branches, visits.contractId),
  },
  request: {
    table: requests,
    ofBranches: (db, branches) => ofContractInBranches(db, branches, requests.contractId),
  },
  complaint: {
    table: complaints,
    ofBranches: (db, branches) => ofContractInBranches(db, branches, complaints.contractId),
  },
  invoice: { table: invoices, ofBranches: ofInvoiceInBranches },
  refund: {
    table: refunds,
    ofBranches: (db, branches) => ofPaymentInBranches(db, branches, refunds.paymentId),
  },
  paper: {
    table: uploads,
    ofBranches: ofUploadInBranches,
  },
  notice: {
    table: notices,
    ofBranches: (db, branches) => ofCustomerInBranches(db, branches, notices.customerId),
  },
  customer: {
    table: customers,
    ofBranches: (db, branches) => ofCustomerInBranches(db, branches, customers.id),
  },
  worker: { table: workers, ofBranches: (db, branches) => ofWorkerInBranches(db, branches, workers.id) },
  absence: {
    table: workerAbsences,
    ofBranches: (db, branches) => ofWorkerInBranches(db, branches, workerAbsences.workerId),
  },
}

/** Whether a record exists and belongs to one of these branches, or to every branch. */
export async function isRecordOfBranches(
  db: QueryExecutor,
  branches: readonly number[],
  { kind, id }: { readonly kind: BranchRecord; readonly id: string },
): Promise<boolean> {
  if (kind === 'worker' ? !Number.isSafeInteger(Number(id)) : !isRecordId(id)) return false
  const { table, ofBranches } = recordsInBranches[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(sql`${table.id} = ${id}`, ofBranches(db, branches)))
  return rows.length > 0
}

/** Whose record it is, to show an act on the file of its customer. */
export async function customerOfRecord(db: QueryExecutor, id: string): Promise<string | null> {
  if (!isRecordId(id)) return null
  const [row] = await db.execute<{ customer_id: string }>(
    sql`select customer_id from orders where id = ${id}
        union all select customer_id from contracts where id = ${id}
        union all select customer_id from visits where id = ${id}
        union all select customer_id from requests where id = ${id}
        union all select customer_id from complaints where id = ${id}
        union all select customer_id from uploads where id = ${id}
        union all select customer_id from notices where id = ${id}
        union all select id from customers where id = ${id}
        limit 1`,
    'objects',
  )
  return row?.customer_id ?? null
}
