import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { invoices, refunds } from '../schema/billing.ts'
import { workers } from '../schema/catalogue.ts'
import { contracts, visits } from '../schema/contracts.ts'
import { customers, uploads } from '../schema/identity.ts'
import { workerAbsences } from '../schema/office.ts'
import { orders, payments } from '../schema/orders.ts'
import { complaints, requests } from '../schema/requests.ts'

/** The branches to which a person of the office is limited; undefined for somebody who sees them all. */
export type BranchLimit = readonly number[] | undefined

/**
 * The branch of an order decides for all that hangs on it: where the family fetches the worker, or else the
 * branch of the worker. An order without either belongs to every branch.
 */
const ordersInBranches = (db: QueryExecutor, branches: readonly number[]) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(workers, eq(workers.id, orders.workerId))
    .where(
      or(
        isNull(sql`coalesce(${orders.branchId}, ${workers.branchId})`),
        sql`coalesce(${orders.branchId}, ${workers.branchId}) = any(${sql.param([...branches])})`,
      ),
    )

/** Limits rows to orders of some branches. */
export const ofOrderInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  orderId: PgColumn,
): SQL | undefined => (branches === undefined ? undefined : inArray(orderId, ordersInBranches(db, branches)))

/** Limits rows to contracts of some branches. */
export const ofContractInBranches = (
  db: QueryExecutor,
  branches: BranchLimit,
  contractId: PgColumn,
): SQL | undefined =>
  branches === undefined
    ? undefined
    : inArray(
        contractId,
        db
          .select({ id: contracts.id })
          .from(contracts)
          .where(ofOrderInBranches(db, branches, contracts.orderId)),
      )

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

/** Limits refunds to those of orders of some branches; a payment of no order belongs to every branch. */
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
          .where(or(isNull(payments.orderId), ofOrderInBranches(db, branches, payments.orderId))),
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
  | 'customer'
  | 'worker'
  | 'absence'

const isOfBranch: Readonly<
  Record<
    Exclude<BranchRecord, 'worker'>,
    (db: QueryExecutor, branches: readonly number[], id: string) => Promise<readonly unknown[]>
  >
> = {
  order: (db, branches, id) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), ofOrderInBranches(db, branches, orders.id))),
  contract: (db, branches, id) =>
    db
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.id, id), ofOrderInBranches(db, branches, contracts.orderId))),
  visit: (db, branches, id) =>
    db
      .select({ id: visits.id })
      .from(visits)
      .where(and(eq(visits.id, id), ofContractInBranches(db, branches, visits.contractId))),
  request: (db, branches, id) =>
    db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), ofContractInBranches(db, branches, requests.contractId))),
  complaint: (db, branches, id) =>
    db
      .select({ id: complaints.id })
      .from(complaints)
      .where(and(eq(complaints.id, id), ofContractInBranches(db, branches, complaints.contractId))),
  invoice: (db, branches, id) =>
    db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          eq(invoices.id, id),
          or(
            and(isNull(invoices.orderId), isNull(invoices.contractId)),
            ofOrderInBranches(db, branches, invoices.orderId),
            ofContractInBranches(db, branches, invoices.contractId),
          ),
        ),
      ),
  refund: (db, branches, id) =>
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.id, id), ofPaymentInBranches(db, branches, refunds.paymentId))),
  paper: (db, branches, id) =>
    db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.id, id), ofCustomerInBranches(db, branches, uploads.customerId))),
  customer: (db, branches, id) =>
    db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, id), ofCustomerInBranches(db, branches, customers.id))),
  absence: (db, branches, id) =>
    db
      .select({ id: workerAbsences.id })
      .from(workerAbsences)
      .where(and(eq(workerAbsences.id, id), ofWorkerInBranches(db, branches, workerAbsences.workerId))),
}

/** Whether a record exists and belongs to one of these branches, or to every branch. */
export async function isRecordOfBranches(
  db: QueryExecutor,
  branches: readonly number[],
  { kind, id }: { readonly kind: BranchRecord; readonly id: string },
): Promise<boolean> {
  if (kind !== 'worker') return isRecordId(id) && (await isOfBranch[kind](db, branches, id)).length > 0
  const number = Number(id)
  if (!Number.isSafeInteger(number)) return false
  const rows = await db
    .select({ id: workers.id })
    .from(workers)
    .where(and(eq(workers.id, number), ofWorkerInBranches(db, branches, workers.id)))
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
        union all select id from customers where id = ${id}
        limit 1`,
    'objects',
  )
  return row?.customer_id ?? null
}
