import { instant, riyadhDay } from '@sakina/domain/calendar'
import { daysOfAlert } from '@sakina/domain/identity'
import { officePaymentMethods, type QueueKind } from '@sakina/domain/vocabulary'
import { eq, lt, sql, type SQL } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'

import { queueOwners } from '../schema/staff.ts'
import type { BranchLimit } from './branch-limit.ts'
import { contactMessageMatches, customerMatches, like, workerMatches } from './customer-search.ts'
import type { PageRange } from './office.ts'
import {
  branchOfOrder,
  isOrderOfBranches,
  isVisitDisputed,
  isVisitUnconfirmed,
  orderLacksWorkers,
} from './waiting-conditions.ts'

/** Something that waits for the office. */
export type Waiting = {
  readonly id: string
  readonly kind: QueueKind
  readonly number: string
  readonly about: string
  readonly amount: number | null
  readonly due: Date | null
  readonly since: Date
  /** Null for a visitor who wrote without an account. */
  readonly customerId: string | null
  readonly customerName: string | null
  readonly customerPhone: string | null
  /** The worker whose document expires; null for what is about a family. */
  readonly workerId: number | null
  readonly branchId: number | null
  readonly ownerId: string | null
  readonly ownerName: string | null
}

export type QueueFilter = {
  readonly now: Date
  /** How long a family that says nobody came waits for an answer. */
  readonly claimHours: number
  readonly kinds: readonly QueueKind[]
  readonly branches?: BranchLimit
  readonly branch?: number | undefined
  readonly owner?: string | undefined
  readonly search?: string | undefined
  readonly customer?: string
  readonly record?: string
}

/** Documents of workers that expire soon or have; each is valid to the end of its day. */
const expiring = (now: Date): SQL => sql`
  select 'document' as kind, id, '' as number, null::uuid as customer_id, null::uuid as order_id, kind as about,
      null::int as amount, (expires_on + time '23:59') at time zone 'Asia/Riyadh' as due, recorded_at as since, worker_id
    from worker_documents
    where expires_on <= ${daysOfAlert('within_60', riyadhDay(instant(now))).to}::date`

/**
 * Every kind of waiting record in one statement, with its order, whose branch decides. `due` is what the family
 * was promised.
 */
const waiting = ({ now, claimHours }: QueueFilter): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    select *, null::int as worker_id from (
    select 'request' as kind, requests.id, requests.number, requests.customer_id, contracts.order_id,
        requests.kind as about, null::int as amount, requests.due_at as due, requests.created_at as since
      from requests join contracts on contracts.id = requests.contract_id where requests.status = 'open'
    union all
    select 'complaint', complaints.id, complaints.number, complaints.customer_id, contracts.order_id,
        complaints.type, null, complaints.answer_by, complaints.created_at
      from complaints join contracts on contracts.id = complaints.contract_id
      where complaints.state in ('open', 'on_hold')
    union all
    select 'package', id, number, customer_id, id, kind, null, null, created_at
      from orders where kind = 'special_packages' and status = 'draft'
    union all
    select 'order', id, number, customer_id, id, kind, null,
        start_date::timestamp at time zone 'Asia/Riyadh', coalesce(paid_at, created_at)
      from orders where ${orderLacksWorkers}
    union all
    select 'visit', visits.id, contracts.number || '/' || visits.sequence, visits.customer_id, contracts.order_id,
        case when visits.claimed_at is null then 'unconfirmed' else 'disputed' end, null,
        visits.claimed_at + make_interval(hours => ${claimHours}), visits.ends_at
      from visits join contracts on contracts.id = visits.contract_id
      where (${isVisitUnconfirmed(now)}) or (${isVisitDisputed})
    union all
    select 'refund', refunds.id, coalesce(invoices.number, orders.number, ''), refunds.customer_id, orders.id,
        case refunds.state when 'unclear' then 'unclear' else 'by_hand' end, refunds.amount, null, refunds.created_at
      from refunds join payments on payments.id = refunds.payment_id
      left join invoices on invoices.id = payments.invoice_id
      left join orders on orders.id = coalesce(payments.order_id, invoices.order_id)
      where refunds.state = 'unclear'
        or (refunds.state = 'pending' and payments.method = any(${sql.param([...officePaymentMethods])}))
    union all
    select 'charge', invoices.id, invoices.number, invoices.customer_id,
        coalesce(invoices.order_id, contracts.order_id), invoices.kind, invoices.total, invoices.due_at,
        invoices.issued_at
      from invoices left join contracts on contracts.id = invoices.contract_id
      where invoices.state = 'unpaid' and invoices.due_at < ${at}
    union all
    select 'notice', notices.id, '', notices.customer_id, null::uuid, max(outbox.kind), null, null, max(outbox.dead_at)
      from outbox join notices on notices.id = outbox.notice_id
      where outbox.done_at is null and outbox.dead_at is not null group by notices.id, notices.customer_id
    union all
    select 'message', id, number, null::uuid, null::uuid, 'contact', null, answer_by, created_at
      from contact_messages where answered_at is null
    ) as of_families
    union all ${expiring(now)}`
}

const found = (filter: QueueFilter): SQL => {
  const { kinds, branches, branch, owner, search, customer, record } = filter
  const conditions: readonly SQL[] = [
    sql`waiting.kind = any(${sql.param([...kinds])})`,
    ...(branches === undefined ? [] : [isOrderOfBranches(branches)]),
    ...(branch === undefined ? [] : [sql`${branchOfOrder} = ${branch}`]),
    ...(owner === undefined ? [] : [sql`queue_owners.staff_id = ${owner}`]),
    ...(customer === undefined ? [] : [sql`waiting.customer_id = ${customer}`]),
    ...(record === undefined ? [] : [sql`waiting.id = ${record}`]),
    ...(search === undefined
      ? []
      : [
          sql`(waiting.number ilike ${like(search)} or orders.number ilike ${like(search)} or ${customerMatches(search)}
            or (waiting.worker_id is not null and ${workerMatches(search)})
            or (waiting.kind = 'message' and ${contactMessageMatches(search)}))`,
        ]),
  ]
  return sql`from (${waiting(filter)}) as waiting
    left join customers on customers.id = waiting.customer_id
    left join contact_messages on contact_messages.id = waiting.id
    left join orders on orders.id = waiting.order_id
    left join workers on workers.id = coalesce(waiting.worker_id, orders.worker_id)
    left join queue_owners on queue_owners.record_id = waiting.id
    left join staff on staff.id = queue_owners.staff_id
    where ${sql.join([...conditions], sql` and `)}`
}

type Row = Omit<Waiting, 'due' | 'since'> & { readonly due: string | null; readonly since: string }

const columns = sql`waiting.kind, waiting.id, waiting.number, waiting.about, waiting.amount,
  waiting.due, waiting.since, waiting.customer_id as "customerId", coalesce(customers.name, contact_messages.name) as "customerName",
  coalesce(customers.mobile, customers.contact_phone, contact_messages.phone) as "customerPhone",
  waiting.worker_id as "workerId", ${branchOfOrder} as "branchId",
  staff.id as "ownerId", staff.name as "ownerName"`

/** Returns a page of what waits, the earliest deadline first; what has none goes by its age. */
export async function paginateQueue(
  db: QueryExecutor,
  { offset, limit, ...filter }: QueueFilter & PageRange,
): Promise<readonly Waiting[]> {
  const rows = await db.execute<Row>(
    sql`select ${columns} ${found(filter)}
        order by coalesce(waiting.due, waiting.since), waiting.id limit ${limit} offset ${offset}`,
    'objects',
  )
  return rows.map((row) => ({
    ...row,
    due: row.due === null ? null : new Date(row.due),
    since: new Date(row.since),
  }))
}

/** Counts what waits by kind, and how much of it is overdue. */
export async function countQueue(
  db: QueryExecutor,
  filter: QueueFilter,
): Promise<readonly { readonly kind: QueueKind; readonly count: number; readonly overdue: number }[]> {
  return db.execute<{ kind: QueueKind; count: number; overdue: number }>(
    sql`select waiting.kind, count(*)::int as count,
          (count(*) filter (where waiting.due < ${filter.now.toISOString()}::timestamptz))::int as overdue
        ${found(filter)} group by waiting.kind`,
    'objects',
  )
}

/** Reads who has taken a record, and locks it. */
export async function lockQueueOwner(tx: Tx, recordId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ staffId: queueOwners.staffId })
    .from(queueOwners)
    .where(eq(queueOwners.recordId, recordId))
    .for('update')
  return row?.staffId
}

/** Gives a record to a person; returns false if somebody took it at the same moment. */
export async function takeQueueRecord(
  tx: Tx,
  owner: typeof queueOwners.$inferInsert,
  isTaken: boolean,
): Promise<boolean> {
  if (isTaken) await releaseQueueRecord(tx, owner.recordId)
  const taken = await tx
    .insert(queueOwners)
    .values(owner)
    .onConflictDoNothing()
    .returning({ recordId: queueOwners.recordId })
  return taken.length > 0
}

export async function releaseQueueRecord(tx: Tx, recordId: string): Promise<void> {
  await tx.delete(queueOwners).where(eq(queueOwners.recordId, recordId))
}

export async function removeOldQueueOwners(tx: Tx, before: Date): Promise<void> {
  await tx.delete(queueOwners).where(lt(queueOwners.takenAt, before))
}
