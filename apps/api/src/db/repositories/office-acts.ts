import { and, count, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { invoices, refunds } from '../schema/billing.ts'
import { contactMessages } from '../schema/identity.ts'
import { contracts, visits } from '../schema/contracts.ts'
import { notices } from '../schema/notices.ts'
import { officeActs, type MoneyFacts } from '../schema/office.ts'
import { orders, payments, voucherUses } from '../schema/orders.ts'
import { complaints, requests } from '../schema/requests.ts'
import { ofCustomerInBranches, type BranchLimit } from './branch-limit.ts'
import type { PageRange } from './office.ts'

/** An act of the office that is kept for good. */
export type NewOfficeAct = typeof officeActs.$inferInsert

/** The kinds of records that a previewed act is about. */
export type MoneyRecord =
  | 'order'
  | 'visit'
  | 'contract'
  | 'request'
  | 'complaint'
  | 'refund'
  | 'invoice'
  | 'customer'

/** Whose money an act is about, the order with it, and the state of the record itself. */
export type MoneySubject = {
  readonly customerId: string
  readonly orderId: string | null
  readonly state: string | null
  /** The worker of a visit, if the act is about one visit. */
  readonly workerId?: number | null
}

const subjectQueries: Readonly<
  Record<
    Exclude<MoneyRecord, 'customer'>,
    (db: QueryExecutor, id: string) => Promise<readonly MoneySubject[]>
  >
> = {
  order: (db, id) =>
    db
      .select({ customerId: orders.customerId, orderId: orders.id, state: sql<string | null>`null` })
      .from(orders)
      .where(eq(orders.id, id)),
  visit: (db, id) =>
    db
      .select({
        customerId: visits.customerId,
        orderId: contracts.orderId,
        state: visits.status,
        workerId: visits.workerId,
      })
      .from(visits)
      .innerJoin(contracts, eq(contracts.id, visits.contractId))
      .where(eq(visits.id, id)),
  contract: (db, id) =>
    db
      .select({
        customerId: contracts.customerId,
        orderId: contracts.orderId,
        state: sql<string | null>`null`,
      })
      .from(contracts)
      .where(eq(contracts.id, id)),
  request: (db, id) =>
    db
      .select({ customerId: requests.customerId, orderId: contracts.orderId, state: requests.status })
      .from(requests)
      .innerJoin(contracts, eq(contracts.id, requests.contractId))
      .where(eq(requests.id, id)),
  complaint: (db, id) =>
    db
      .select({ customerId: complaints.customerId, orderId: contracts.orderId, state: complaints.state })
      .from(complaints)
      .innerJoin(contracts, eq(contracts.id, complaints.contractId))
      .where(eq(complaints.id, id)),
  refund: (db, id) =>
    db
      .select({ customerId: refunds.customerId, orderId: payments.orderId, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id)),
  invoice: (db, id) =>
    db
      .select({ customerId: invoices.customerId, orderId: invoices.orderId, state: invoices.state })
      .from(invoices)
      .where(eq(invoices.id, id)),
}

const numbered = {
  order: orders,
  contract: contracts,
  invoice: invoices,
  request: requests,
  complaint: complaints,
  message: contactMessages,
} as const

/** Finds the record with a printed number. */
export async function recordIdByNumber(
  db: QueryExecutor,
  kind: keyof typeof numbered,
  number: string,
): Promise<string | undefined> {
  const table = numbered[kind]
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.number, number.toUpperCase()))
  return row?.id
}

/** Finds a visit by the number of its contract and its place in it. */
export async function visitIdByNumber(
  db: QueryExecutor,
  contract: string,
  sequence: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(contracts, eq(contracts.id, visits.contractId))
    .where(and(eq(contracts.number, contract.toUpperCase()), eq(visits.sequence, sequence)))
  return row?.id
}

/** Finds whose money a record is about. */
export async function moneySubject(
  db: QueryExecutor,
  kind: MoneyRecord,
  id: string,
): Promise<MoneySubject | undefined> {
  if (!isRecordId(id)) return undefined
  if (kind === 'customer') return { customerId: id, orderId: null, state: null }
  const [subject] = await subjectQueries[kind](db, id)
  return subject
}

const halalas = (sum: ReturnType<typeof sql>) => sql<number>`coalesce(${sum}, 0)::bigint`.mapWith(Number)

async function invoiceSums(db: QueryExecutor, orderId: string) {
  const { total, kind, state } = invoices
  const [sums] = await db
    .select({
      invoiced: halalas(sql`sum(${total}) filter (where ${kind} <> 'credit_note')`),
      credited: halalas(sql`sum(${total}) filter (where ${kind} = 'credit_note')`),
      unpaid: halalas(sql`sum(${total}) filter (where ${state} = 'unpaid')`),
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  const [sent] = await db
    .select({ refunded: halalas(sql`sum(${refunds.amount})`) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), ne(refunds.state, 'failed')))
  return {
    invoiced: sums?.invoiced ?? 0,
    credited: sums?.credited ?? 0,
    unpaid: sums?.unpaid ?? 0,
    refunded: sent?.refunded ?? 0,
  }
}

const noSums = { invoiced: 0, credited: 0, unpaid: 0, refunded: 0 }

/** Reads the states and sums that an act of the office on money can change. */
export async function readMoneyFacts(
  db: QueryExecutor,
  { customerId, orderId, state, workerId }: MoneySubject,
  walletBalance: number,
): Promise<MoneyFacts> {
  const [order] = orderId === null ? [] : await db.select().from(orders).where(eq(orders.id, orderId))
  const [contract] =
    orderId === null
      ? []
      : await db.select({ state: contracts.state }).from(contracts).where(eq(contracts.orderId, orderId))
  const [own] = await db
    .select({ vouchers: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.customerId, customerId), isNull(voucherUses.usedAt)))
  return {
    order: order?.status ?? null,
    contract: contract?.state ?? null,
    record: state,
    ...(orderId === null ? noSums : await invoiceSums(db, orderId)),
    wallet: walletBalance,
    vouchers: own?.vouchers ?? 0,
    workers:
      workerId === undefined
        ? [order?.workerId, ...(order?.otherWorkerIds ?? [])].flatMap((id) => id ?? [])
        : [workerId].flatMap((id) => id ?? []),
  }
}

/** The notices of a customer, to tell which an act has added. */
export async function noticesOfCustomer(db: QueryExecutor, customerId: string) {
  return db
    .select({ id: notices.id, kind: notices.kind, notice: notices.notice })
    .from(notices)
    .where(eq(notices.customerId, customerId))
}

export async function addOfficeAct(tx: Tx, act: NewOfficeAct): Promise<void> {
  await tx.insert(officeActs).values(act)
}

async function pageOfActs(db: QueryExecutor, which: SQL | undefined, { offset, limit }: PageRange) {
  const rows = await db
    .select()
    .from(officeActs)
    .where(which)
    .orderBy(desc(officeActs.at), desc(officeActs.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(officeActs).where(which)
  return { rows, total: all?.total ?? 0 }
}

/** Returns a page of the acts on one customer or on all, the newest first. */
export async function paginateOfficeActs(
  db: QueryExecutor,
  {
    customer,
    record,
    branches,
    offset,
    limit,
  }: PageRange & {
    readonly customer?: string | undefined
    readonly record?: string | undefined
    readonly branches?: BranchLimit
  },
) {
  if (customer !== undefined && !isRecordId(customer)) return { rows: [], total: 0 }
  const which = and(
    customer === undefined ? undefined : eq(officeActs.customerId, customer),
    record === undefined ? undefined : eq(officeActs.recordId, record),
    ofCustomerInBranches(db, branches, officeActs.customerId),
  )
  return pageOfActs(db, which, { offset, limit })
}

/** Returns a page of the acts on a worker that are about no family, the newest first. */
export async function paginateWorkerActs(
  db: QueryExecutor,
  { worker, offset, limit }: PageRange & { readonly worker: number },
) {
  const ids = JSON.stringify([worker])
  const which = and(
    isNull(officeActs.customerId),
    sql`(${officeActs.after} -> 'workers' @> ${ids}::jsonb or ${officeActs.before} -> 'workers' @> ${ids}::jsonb)`,
  )
  return pageOfActs(db, which, { offset, limit })
}
