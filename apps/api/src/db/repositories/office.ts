import type { OrderState, RefundState, StoredContractState, VisitState } from '@sakina/domain/vocabulary'
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { QueryExecutor, Tx } from '../database.ts'
import { columnEqualsAny } from '../column-equals-any.ts'
import { isRecordId } from '../record-id.ts'
import {
  ofContractInBranches,
  ofCustomerInBranches,
  ofOrderInBranches,
  ofPaymentInBranches,
  type BranchLimit,
} from './branch-limit.ts'
import { contactMessageMatches, customerMatches, like, recordMatches } from './customer-search.ts'
import { workers } from '../schema/catalogue.ts'
import { contactMessages, customers, outbox, rateLimits } from '../schema/identity.ts'
import { orders, orderStages, payments } from '../schema/orders.ts'
import { invoices, refunds } from '../schema/billing.ts'
import { contracts, visits } from '../schema/contracts.ts'
import { notices } from '../schema/notices.ts'

/** The offset and the number of rows of a page. */
export type PageRange = { readonly offset: number; readonly limit: number }

const totalOf = async (db: QueryExecutor, table: PgTable, which: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(table).where(which)
  return row?.total ?? 0
}

const isOrderOfWorker = ({ id, today }: { readonly id: number; readonly today: string }): SQL =>
  sql`(${orders.status} in ('pending_payment', 'paid', 'processing', 'active')
    and (${orders.workerId} = ${id} or ${orders.otherWorkerIds} @> ${JSON.stringify([id])}::jsonb
      or exists (select 1 from worker_slots where worker_slots.order_id = ${orders.id}
        and worker_slots.worker_id = ${id} and worker_slots.day >= ${today}::date)))`

export async function paginateOrders(
  db: QueryExecutor,
  filter: PageRange & {
    readonly status?: OrderState | undefined
    /** Only orders under way that this worker is on, today or later. */
    readonly worker?: { readonly id: number; readonly today: string } | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
  },
) {
  const which = and(
    filter.customer === undefined ? undefined : eq(orders.customerId, filter.customer),
    filter.status === undefined ? undefined : eq(orders.status, filter.status),
    filter.worker && isOrderOfWorker(filter.worker),
    recordMatches(db, filter.search, orders),
    ofOrderInBranches(db, filter.branches, orders.id),
  )
  const rows = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, orders, which) }
}

export async function paginateContracts(
  db: QueryExecutor,
  filter: PageRange & {
    readonly states?: readonly StoredContractState[] | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
  },
) {
  const which = and(
    filter.customer === undefined ? undefined : eq(contracts.customerId, filter.customer),
    filter.states === undefined ? undefined : inArray(contracts.state, [...filter.states]),
    recordMatches(db, filter.search, contracts),
    ofOrderInBranches(db, filter.branches, contracts.orderId),
  )
  const rows = await db
    .select()
    .from(contracts)
    .where(which)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, contracts, which) }
}

export async function paginateVisits(
  db: QueryExecutor,
  filter: PageRange & {
    readonly day?: string | undefined
    readonly contract?: string | undefined
    readonly worker?: number | undefined
    readonly state?: VisitState | undefined
    /** Only visits that a family rated, the latest rating first. */
    readonly isRated?: boolean
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
  },
) {
  if (filter.contract !== undefined && !isRecordId(filter.contract)) return { rows: [], total: 0 }
  const which = and(
    filter.customer === undefined ? undefined : eq(visits.customerId, filter.customer),
    filter.day === undefined ? undefined : eq(visits.day, filter.day),
    filter.contract === undefined ? undefined : eq(visits.contractId, filter.contract),
    filter.worker === undefined ? undefined : eq(visits.workerId, filter.worker),
    filter.state === undefined ? undefined : eq(visits.status, filter.state),
    filter.isRated ? isNotNull(visits.ratedAt) : undefined,
    ofContractInBranches(db, filter.branches, visits.contractId),
    filter.search === undefined
      ? undefined
      : inArray(
          visits.contractId,
          db
            .select({ id: contracts.id })
            .from(contracts)
            .where(recordMatches(db, filter.search, contracts)),
        ),
  )
  const rows = await db
    .select()
    .from(visits)
    .where(which)
    .orderBy(filter.isRated ? desc(visits.ratedAt) : visits.startsAt, visits.id)
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, visits, which) }
}

const refundLine = {
  refund: refunds,
  orderId: sql<string | null>`coalesce(${payments.orderId}, ${invoices.orderId})`,
  invoiceId: payments.invoiceId,
  invoiceNumber: invoices.number,
  method: payments.method,
  paymentRef: payments.providerRef,
}

const refundLines = (db: QueryExecutor) =>
  db
    .select(refundLine)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .$dynamic()

export async function paginateRefunds(
  db: QueryExecutor,
  filter: PageRange & {
    readonly state?: RefundState | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branch?: number | undefined
    readonly branches?: BranchLimit
  },
) {
  const which = and(
    filter.customer === undefined ? undefined : eq(refunds.customerId, filter.customer),
    filter.state === undefined ? undefined : eq(refunds.state, filter.state),
    ofPaymentInBranches(db, filter.branches, refunds.paymentId),
    ofPaymentInBranches(db, filter.branch === undefined ? undefined : [filter.branch], refunds.paymentId),
    filter.search === undefined
      ? undefined
      : or(
          inArray(
            refunds.customerId,
            db.select({ id: customers.id }).from(customers).where(customerMatches(filter.search)),
          ),
          inArray(
            refunds.paymentId,
            db
              .select({ id: payments.id })
              .from(payments)
              .leftJoin(orders, eq(orders.id, payments.orderId))
              .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
              .where(
                or(ilike(orders.number, like(filter.search)), ilike(invoices.number, like(filter.search))),
              ),
          ),
        ),
  )
  const rows = await refundLines(db)
    .where(which)
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, refunds, which) }
}

export async function refundById(db: QueryExecutor, id: string) {
  if (!isRecordId(id)) return undefined
  const [row] = await refundLines(db).where(eq(refunds.id, id))
  return row
}

/** Whether an order or a contract of a customer has a number, as somebody reads it out. */
const hasNumber = (db: QueryExecutor, search: string): SQL | undefined =>
  or(
    inArray(
      customers.id,
      db
        .select({ id: orders.customerId })
        .from(orders)
        .where(ilike(orders.number, like(search))),
    ),
    inArray(
      customers.id,
      db
        .select({ id: contracts.customerId })
        .from(contracts)
        .where(ilike(contracts.number, like(search))),
    ),
  )

export async function paginateCustomers(
  db: QueryExecutor,
  filter: PageRange & { readonly search?: string | undefined; readonly branches?: BranchLimit },
) {
  const which = and(
    isNull(customers.erasedAt),
    ofCustomerInBranches(db, filter.branches, customers.id),
    filter.search === undefined
      ? undefined
      : or(customerMatches(filter.search), hasNumber(db, filter.search)),
  )
  const rows = await db
    .select()
    .from(customers)
    .where(which)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, customers, which) }
}

export async function paginateContactMessages(
  db: QueryExecutor,
  {
    open,
    search,
    ...range
  }: PageRange & { readonly open?: boolean | undefined; readonly search?: string | undefined },
) {
  const which = and(
    open === undefined
      ? undefined
      : sql`${contactMessages.answeredAt} is ${open ? sql`null` : sql`not null`}`,
    search === undefined ? undefined : contactMessageMatches(search),
  )
  const rows = await db
    .select()
    .from(contactMessages)
    .where(which)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(range.limit)
    .offset(range.offset)
  return { rows, total: await totalOf(db, contactMessages, which) }
}

export async function paginateOutbox(
  db: QueryExecutor,
  filter: PageRange & { readonly dead?: boolean | undefined },
) {
  const which = and(
    sql`${outbox.doneAt} is null`,
    filter.dead === undefined
      ? undefined
      : filter.dead
        ? sql`${outbox.deadAt} is not null`
        : sql`${outbox.deadAt} is null`,
  )
  const rows = await db
    .select()
    .from(outbox)
    .where(which)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, outbox, which) }
}

/**
 * The notices of customers, newest first; `failed` true selects those with a message that was given
 * up, false all others.
 */
export async function paginateNotices(
  db: QueryExecutor,
  filter: PageRange & {
    readonly customer?: string | undefined
    readonly failed?: boolean | undefined
    readonly branches?: BranchLimit
  },
) {
  const { customer, failed } = filter
  if (customer !== undefined && !isRecordId(customer)) return { rows: [], total: 0 }
  const givenUp = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNotNull(outbox.deadAt), eq(outbox.noticeId, notices.id)))
  const which = and(
    customer === undefined ? undefined : eq(notices.customerId, customer),
    ofCustomerInBranches(db, filter.branches, notices.customerId),
    failed === undefined ? undefined : failed ? exists(givenUp) : notExists(givenUp),
  )
  const rows = await db
    .select()
    .from(notices)
    .where(which)
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { rows, total: await totalOf(db, notices, which) }
}

/** The messages of these notices: those that were sent, wait or were given up. */
export async function deliveriesOfNotices(db: QueryExecutor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      noticeId: outbox.noticeId,
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      deadAt: outbox.deadAt,
      nextAt: outbox.nextAt,
      doneAt: outbox.doneAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(columnEqualsAny(outbox.noticeId, ids))
    .orderBy(outbox.createdAt, outbox.kind)
}

/** The notice and the kind of a message that went out. */
export async function sentNoticeMessageById(
  db: QueryExecutor,
  id: string,
): Promise<{ readonly noticeId: string; readonly kind: string } | undefined> {
  if (!isRecordId(id)) return undefined
  const [row] = await db
    .select({ noticeId: outbox.noticeId, kind: outbox.kind })
    .from(outbox)
    .where(and(eq(outbox.id, id), isNotNull(outbox.doneAt), isNotNull(outbox.noticeId)))
  return row?.noticeId == null ? undefined : { noticeId: row.noticeId, kind: row.kind }
}

/** Makes a message that was given up due again; returns false if there is none. */
export async function rescheduleOutboxRow(tx: Tx, id: string, at: Date): Promise<boolean> {
  if (!isRecordId(id)) return false
  const revived = await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAt: at })
    .where(and(eq(outbox.id, id), sql`${outbox.deadAt} is not null`))
    .returning({ id: outbox.id })
  return revived.length > 0
}

const failedOf = (noticeId: string) =>
  and(eq(outbox.noticeId, noticeId), isNull(outbox.doneAt), isNotNull(outbox.deadAt))

/** Makes the messages of a notice that were given up due again; returns false if there are none. */
export async function rescheduleFailedMessages(tx: Tx, noticeId: string, at: Date): Promise<boolean> {
  const revived = await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAt: at })
    .where(failedOf(noticeId))
    .returning({ id: outbox.id })
  return revived.length > 0
}

/** Removes the messages of a notice that were given up; returns false if there are none. */
export async function removeFailedMessages(tx: Tx, noticeId: string): Promise<boolean> {
  const removed = await tx.delete(outbox).where(failedOf(noticeId)).returning({ id: outbox.id })
  return removed.length > 0
}

/** Records a stage once, even when two people advance an order at the same moment. */
export async function recordStageOnce(tx: Tx, stage: typeof orderStages.$inferInsert): Promise<boolean> {
  const stamped = await tx
    .insert(orderStages)
    .values(stage)
    .onConflictDoNothing()
    .returning({ stage: orderStages.stage })
  return stamped.length > 0
}

/** Takes a worker off the offer by hand, or puts her back; returns false if there is none. */
export async function setWorkerWithdrawn(tx: Tx, id: number, withdrawn: boolean): Promise<boolean> {
  const set = await tx
    .update(workers)
    .set({ withdrawn, status: withdrawn ? 'unavailable' : 'available' })
    .where(eq(workers.id, id))
    .returning({ id: workers.id })
  return set.length > 0
}

export async function clearAllRateLimits(tx: Tx): Promise<void> {
  await tx.delete(rateLimits)
}

/**
 * Cancels the visits of a contract that are to come, and returns their ids; one under way or one nobody
 * confirmed stays.
 */
export async function cancelUpcomingVisits(tx: Tx, contractId: string, at: Date): Promise<readonly string[]> {
  const cancelled = await tx
    .update(visits)
    .set({ status: 'cancelled', updatedAt: at })
    .where(
      and(
        eq(visits.contractId, contractId),
        inArray(visits.status, ['scheduled', 'on_the_way']),
        or(gt(visits.endsAt, at), eq(visits.mustBeConfirmed, false)),
      ),
    )
    .returning({ id: visits.id })
  return cancelled.map(({ id }) => id)
}

/** Cancels all visits of a contract that are not over, and returns their ids. */
export async function cancelUnfinishedVisits(
  tx: Tx,
  contractId: string,
  at: Date,
): Promise<readonly string[]> {
  const cancelled = await tx
    .update(visits)
    .set({ status: 'cancelled', updatedAt: at })
    .where(
      and(
        eq(visits.contractId, contractId),
        inArray(visits.status, ['scheduled', 'on_the_way', 'in_progress']),
      ),
    )
    .returning({ id: visits.id })
  return cancelled.map(({ id }) => id)
}

/** Reads the running and suspended contracts, and those of which an offered worker is disputed. */
export async function contractsToAge(db: QueryExecutor) {
  const isOfferDisputed = and(
    isNotNull(contracts.offeredAt),
    isNotNull(contracts.offerComplaintId),
    isNull(contracts.offerSettledAt),
  )
  return db
    .select({ id: contracts.id })
    .from(contracts)
    .where(or(inArray(contracts.state, ['running', 'suspended', 'defaulted']), isOfferDisputed))
}
