import type { InvoiceView, PaymentState, ReceivedPaymentMethod } from '@sakina/domain/vocabulary'
import { sql, type SQL } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import type { BranchLimit } from './branch-limit.ts'
import { customerMatches, like } from './customer-search.ts'
import type { PageRange } from './office.ts'
import { branchOfOrder } from './waiting-conditions.ts'

/** The days of a list, both included; without them it shows all. */
type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

export type MoneyFilter = Days & {
  readonly branches?: BranchLimit
  readonly branch?: number | undefined
  readonly search?: string | undefined
}

const riyadhDayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Riyadh')::date`

const isOnDays = (moment: SQL, { from, to }: Days): readonly SQL[] => [
  ...(from === undefined ? [] : [sql`${riyadhDayOf(moment)} >= ${from}`]),
  ...(to === undefined ? [] : [sql`${riyadhDayOf(moment)} <= ${to}`]),
]

const isOfBranches = (branchId: SQL, { branches, branch }: MoneyFilter): readonly SQL[] => [
  ...(branches === undefined
    ? []
    : [sql`(${branchId} is null or ${branchId} = any(${sql.param([...branches])}))`]),
  ...(branch === undefined ? [] : [sql`${branchId} = ${branch}`]),
]

const isFound = ({ search }: MoneyFilter, numbers: readonly SQL[]): readonly SQL[] => {
  if (search === undefined) return []
  const named = numbers.map((number) => sql`${number} ilike ${like(search)}`)
  return [sql`(${sql.join(named, sql` or `)} or ${customerMatches(search)})`]
}

const every = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `)

// A sum is greater than the integers of a column, and the driver reads such a number as text.
const halalas = (sum: SQL): SQL => sql`coalesce(${sum}, 0)::float8`

/** An invoice or a credit note as the office lists it. */
export type InvoiceRow = {
  readonly id: string
  readonly customerId: string
  readonly branchId: number | null
  readonly isOverdue: boolean
}

const foundInvoices = (filter: MoneyFilter): SQL => sql`from invoices
  join customers on customers.id = invoices.customer_id
  left join orders on orders.id = invoices.order_id
  left join workers on workers.id = orders.worker_id
  where ${every([
    ...isOnDays(sql`invoices.issued_at`, filter),
    ...isOfBranches(branchOfOrder, filter),
    ...isFound(filter, [sql`invoices.number`, sql`orders.number`]),
  ])}`

const isOverdue = (now: Date): SQL =>
  sql`(invoices.state = 'unpaid' and invoices.due_at < ${now.toISOString()}::timestamptz)`

const isInView = (view: InvoiceView, now: Date): SQL => {
  if (view === 'overdue') return isOverdue(now)
  if (view === 'credit_note') return sql`invoices.kind = 'credit_note'`
  return sql`(invoices.state = ${view} and invoices.kind <> 'credit_note')`
}

/** Returns a page of invoices: the newest first, and of those that are unpaid the one that is due first. */
export const paginateAllInvoices = (
  db: QueryExecutor,
  {
    view,
    now,
    offset,
    limit,
    ...filter
  }: MoneyFilter & PageRange & { readonly view: InvoiceView | undefined; readonly now: Date },
): Promise<readonly InvoiceRow[]> => {
  const byDay = view === 'unpaid' || view === 'overdue' ? sql`invoices.due_at,` : sql``
  return db.execute<InvoiceRow>(
    sql`select invoices.id, invoices.customer_id as "customerId", ${branchOfOrder} as "branchId",
        ${isOverdue(now)} as "isOverdue"
      ${foundInvoices(filter)} and ${view === undefined ? sql`true` : isInView(view, now)}
      order by ${byDay} invoices.issued_at desc, invoices.number desc limit ${limit} offset ${offset}`,
    'objects',
  )
}

/** Counts and sums up the invoices of each part of the list. */
export async function countInvoices<View extends InvoiceView>(
  db: QueryExecutor,
  { now, views, ...filter }: MoneyFilter & { readonly now: Date; readonly views: readonly View[] },
) {
  const parts = views.flatMap((view) => {
    const of = sql`filter (where ${isInView(view, now)})`
    return [
      sql`(count(*) ${of})::int as ${sql.identifier(view)}`,
      sql`${halalas(sql`sum(invoices.total) ${of}`)} as ${sql.identifier(`${view} sum`)}`,
    ]
  })
  const [row] = await db.execute<Record<string, number>>(
    sql`select count(*)::int as total, ${sql.join(parts, sql`, `)} ${foundInvoices(filter)}`,
    'objects',
  )
  return {
    total: row?.['total'] ?? 0,
    counts: views.map((view) => ({ view, count: row?.[view] ?? 0, sum: row?.[`${view} sum`] ?? 0 })),
  }
}

/** Money that came in, with what it was for. */
export type PaymentRow = {
  readonly id: string
  readonly method: ReceivedPaymentMethod
  readonly state: PaymentState
  readonly amount: number
  readonly refunded: number
  readonly paymentRef: string | null
  readonly at: string
  readonly customerId: string
  readonly branchId: number | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly invoiceId: string | null
  readonly invoiceNumber: string | null
}

/** The branch whose office took a payment, or else that of its order. */
const branchOfPayment: SQL = sql`coalesce(payments.branch_id, ${branchOfOrder})`

const hasCome = sql`payments.status in ('paid', 'partly_refunded', 'refunded', 'unmatched')`

const foundPayments = (filter: MoneyFilter): SQL => sql`from payments
  join customers on customers.id = payments.customer_id
  left join invoices on invoices.id = payments.invoice_id
  left join orders on orders.id = coalesce(payments.order_id, invoices.order_id)
  left join workers on workers.id = orders.worker_id
  where ${every([
    hasCome,
    ...isOnDays(sql`payments.settled_at`, filter),
    ...isOfBranches(branchOfPayment, filter),
    ...isFound(filter, [sql`invoices.number`, sql`orders.number`, sql`payments.provider_ref`]),
  ])}`

/** Returns a page of the payments that came in, the newest first. */
export const paginatePayments = (
  db: QueryExecutor,
  { method, offset, limit, ...filter }: MoneyFilter & PageRange & { readonly method: string | undefined },
): Promise<readonly PaymentRow[]> =>
  db.execute<PaymentRow>(
    sql`select payments.id, payments.method, payments.status as state, payments.amount, payments.refunded,
        payments.provider_ref as "paymentRef", payments.settled_at as at, payments.customer_id as "customerId",
        ${branchOfPayment} as "branchId", orders.id as "orderId", orders.number as "orderNumber",
        invoices.id as "invoiceId", invoices.number as "invoiceNumber"
      ${foundPayments(filter)} and ${method === undefined ? sql`true` : sql`payments.method = ${method}`}
      order by payments.settled_at desc, payments.id limit ${limit} offset ${offset}`,
    'objects',
  )

/** Counts and sums up the payments by method. */
export const countPayments = (
  db: QueryExecutor,
  filter: MoneyFilter,
): Promise<
  readonly { readonly method: ReceivedPaymentMethod; readonly count: number; readonly sum: number }[]
> =>
  db.execute<{ method: ReceivedPaymentMethod; count: number; sum: number }>(
    sql`select payments.method, count(*)::int as count, ${halalas(sql`sum(payments.amount)`)} as sum
      ${foundPayments(filter)} group by payments.method`,
    'objects',
  )

/**
 * Every movement of money with its order: what came through the provider, to the office or out of a wallet, and
 * what went back the same ways. What a credit note returns beside its refunds goes into the wallet.
 */
const movements: SQL = sql`
  select payments.settled_at as at, coalesce(payments.order_id, invoices.order_id) as order_id,
      payments.branch_id, payments.method, payments.amount as received, 0 as returned
    from payments left join invoices on invoices.id = payments.invoice_id where ${hasCome}
  union all
  select ledger_entries.at, orders.id, null, 'wallet', ledger_entries.amount, 0
    from ledger_entries join orders on ledger_entries.hold = orders.wallet_hold
    where ledger_entries.account = 'wallet' and ledger_entries.kind = 'capture'
  union all
  select ledger_entries.at, orders.id, null, 'wallet', ledger_entries.amount, 0
    from ledger_entries join orders on ledger_entries.reference = 'order:' || orders.id
    where ledger_entries.account = 'wallet' and ledger_entries.kind = 'spend'
  union all
  select ledger_entries.at, invoices.order_id, null, 'wallet', ledger_entries.amount, 0
    from ledger_entries join invoices on ledger_entries.reference = 'invoice:' || invoices.id
    where ledger_entries.account = 'wallet' and ledger_entries.kind = 'spend'
  union all
  select refunds.settled_at, coalesce(payments.order_id, invoices.order_id), payments.branch_id,
      payments.method, 0, refunds.amount
    from refunds join payments on payments.id = refunds.payment_id
    left join invoices on invoices.id = payments.invoice_id where refunds.state = 'sent'
  union all
  select notes.issued_at, notes.order_id, null, 'wallet', 0, notes.total - coalesce(
      (select sum(refunds.amount) from refunds where refunds.credit_note_id = notes.id), 0)
    from invoices as notes join invoices on invoices.id = notes.refers_to
    where notes.kind = 'credit_note' and invoices.paid_at is not null`

/** The payments of some days by branch and method. */
export const sumPayments = (
  db: QueryExecutor,
  filter: MoneyFilter,
): Promise<
  readonly {
    readonly branchId: number | null
    readonly method: ReceivedPaymentMethod
    readonly count: number
    readonly received: number
    readonly returned: number
  }[]
> => {
  const branchId = sql`coalesce(movement.branch_id, ${branchOfOrder})`
  return db.execute<{
    branchId: number | null
    method: ReceivedPaymentMethod
    count: number
    received: number
    returned: number
  }>(
    sql`select ${branchId} as "branchId", movement.method,
        (count(*) filter (where movement.received > 0))::int as count,
        ${halalas(sql`sum(movement.received)`)} as received, ${halalas(sql`sum(movement.returned)`)} as returned
      from (${movements}) as movement
      left join orders on orders.id = movement.order_id
      left join workers on workers.id = orders.worker_id
      where ${every([
        sql`movement.received + movement.returned > 0`,
        ...isOnDays(sql`movement.at`, filter),
        ...isOfBranches(branchId, filter),
      ])}
      group by 1, 2`,
    'objects',
  )
}

/** The invoices and the credit notes of some days by branch, with their VAT. */
export const sumVat = (
  db: QueryExecutor,
  filter: MoneyFilter,
): Promise<
  readonly {
    readonly branchId: number | null
    readonly kind: 'invoice' | 'credit_note'
    readonly count: number
    readonly taxed: number
    readonly untaxed: number
    readonly tax: number
    readonly total: number
  }[]
> =>
  db.execute<{
    branchId: number | null
    kind: 'invoice' | 'credit_note'
    count: number
    taxed: number
    untaxed: number
    tax: number
    total: number
  }>(
    sql`select ${branchOfOrder} as "branchId",
        case invoices.kind when 'credit_note' then 'credit_note' else 'invoice' end as kind,
        count(*)::int as count, ${halalas(sql`sum(lines.taxed)`)} as taxed,
        ${halalas(sql`sum(invoices.total - invoices.tax - lines.taxed)`)} as untaxed,
        ${halalas(sql`sum(invoices.tax)`)} as tax, ${halalas(sql`sum(invoices.total)`)} as total
      from invoices
      left join orders on orders.id = invoices.order_id
      left join workers on workers.id = orders.worker_id
      cross join lateral (
        select coalesce(sum((line ->> 'net')::bigint) filter (where (line ->> 'vat')::bigint <> 0), 0) as taxed
          from jsonb_array_elements(invoices.lines) as line
      ) as lines
      where ${every([...isOnDays(sql`invoices.issued_at`, filter), ...isOfBranches(branchOfOrder, filter)])}
      group by 1, 2`,
    'objects',
  )

/** The branch of an order; null where it belongs to every branch. */
export async function readBranchOfOrder(db: QueryExecutor | Tx, id: string): Promise<number | null> {
  const [row] = await db.execute<{ branchId: number | null }>(
    sql`select ${branchOfOrder} as "branchId" from orders
      left join workers on workers.id = orders.worker_id
      where orders.id = ${id}`,
    'objects',
  )
  return row?.branchId ?? null
}

/** The branch of an invoice, which is that of its order; null where it belongs to every branch. */
export async function branchOfInvoice(db: QueryExecutor | Tx, id: string): Promise<number | null> {
  const [row] = await db.execute<{ branchId: number | null }>(
    sql`select ${branchOfOrder} as "branchId" from invoices
      left join orders on orders.id = invoices.order_id
      left join workers on workers.id = orders.worker_id
      where invoices.id = ${id}`,
    'objects',
  )
  return row?.branchId ?? null
}
