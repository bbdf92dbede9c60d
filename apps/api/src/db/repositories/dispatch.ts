import type { DispatchOrder, DispatchTask, DispatchView } from '@sakina/domain/vocabulary'
import { sql, type SQL } from 'drizzle-orm'
import type { QueryExecutor } from '../database.ts'
import type { BranchLimit } from './branch-limit.ts'
import { customerMatches, like } from './customer-search.ts'
import type { PageRange } from './office.ts'
import { branchOfOrder, isOrderOfBranches, orderLacksWorkers } from './waiting-conditions.ts'

/** A visit of a day, or an order for days that begins by then and lacks a worker. */
export type DispatchRow = {
  readonly id: string
  readonly kind: DispatchTask
  readonly number: string
  readonly state: string
  readonly arrivesFrom: Date | null
  readonly arrivesTo: Date | null
  readonly isLate: boolean
  readonly isWorkerAbsent: boolean
  readonly workerCount: number
  readonly workerId: number | null
  readonly driver: string | null
  readonly customerId: string
  readonly customerName: string
  readonly customerPhone: string | null
  readonly branchId: number | null
  readonly addressId: string | null
}

export type DispatchFilter = {
  readonly day: string
  readonly now: Date
  readonly branches?: BranchLimit
  readonly branch?: number | undefined
  readonly worker?: number | undefined
  readonly driver?: string | undefined
  readonly search?: string | undefined
}

/** Every task of a day. Who is recruited is not sent by dispatch, and a visit that was moved is on another day. */
const tasks = ({ day, now }: DispatchFilter): SQL => sql`
  select 'visit' as kind, visits.id, contracts.number || '/' || visits.sequence as number,
      visits.customer_id, contracts.order_id, visits.status as state, visits.worker_id, visits.driver,
      visits.starts_at as arrives_from,
      (visits.day + visits.arrive_to::time) at time zone 'Asia/Riyadh' as arrives_to,
      visits.status in ('scheduled', 'on_the_way')
        and (visits.day + visits.arrive_to::time) at time zone 'Asia/Riyadh' < ${now.toISOString()}::timestamptz
        as is_late,
      visits.status = 'scheduled' and exists (
        select 1 from worker_absences
        where worker_absences.worker_id = visits.worker_id
          and visits.day between worker_absences.first_day and worker_absences.last_day
      ) as is_absent
    from visits join contracts on contracts.id = visits.contract_id
    where visits.day = ${day} and visits.status <> 'moved'
  union all
  select 'order', orders.id, orders.number, orders.customer_id, orders.id, orders.status, orders.worker_id, null,
      null, null, false, false
    from orders
    where orders.kind <> 'mediation' and orders.start_date <= ${day}
      and jsonb_array_length(orders.visits) = 0 and ${orderLacksWorkers}`

const isUnfinished = sql`task.kind = 'visit' and task.state in ('scheduled', 'on_the_way', 'in_progress')`

const isInView: Readonly<Record<DispatchView, SQL>> = {
  no_worker: sql`task.kind = 'order' or (task.worker_id is null and ${isUnfinished})`,
  absent: sql`task.is_absent`,
  no_driver: sql`task.driver is null and ${isUnfinished}`,
  late: sql`task.is_late`,
  open: isUnfinished,
  done: sql`task.state = 'done'`,
  failed: sql`task.kind = 'visit' and task.state in ('missed', 'cancelled')`,
}

const found = (filter: DispatchFilter): SQL => {
  const { branches, branch, worker, driver, search } = filter
  const conditions: readonly SQL[] = [
    sql`true`,
    ...(branches === undefined ? [] : [isOrderOfBranches(branches)]),
    ...(branch === undefined ? [] : [sql`${branchOfOrder} = ${branch}`]),
    ...(worker === undefined ? [] : [sql`task.worker_id = ${worker}`]),
    ...(driver === undefined ? [] : [sql`task.driver = ${driver}`]),
    ...(search === undefined
      ? []
      : [
          sql`(task.number ilike ${like(search)} or orders.number ilike ${like(search)} or ${customerMatches(search)})`,
        ]),
  ]
  return sql`from (${tasks(filter)}) as task
    join customers on customers.id = task.customer_id
    join orders on orders.id = task.order_id
    left join workers on workers.id = orders.worker_id
    where ${sql.join([...conditions], sql` and `)}`
}

const groups: Readonly<Record<DispatchOrder, SQL>> = {
  time: sql`task.arrives_from nulls first`,
  worker: sql`task.worker_id nulls first, task.arrives_from nulls first`,
  driver: sql`task.driver nulls first, task.arrives_from nulls first`,
}

const columns = sql`task.kind, task.id, task.number, task.state, task.arrives_from as "arrivesFrom",
  task.arrives_to as "arrivesTo", task.is_late as "isLate", task.is_absent as "isWorkerAbsent",
  orders.quantity as "workerCount", task.worker_id as "workerId", task.driver,
  task.customer_id as "customerId", customers.name as "customerName",
  coalesce(customers.mobile, customers.contact_phone) as "customerPhone", ${branchOfOrder} as "branchId",
  orders.address_id as "addressId"`

type StoredRow = Omit<DispatchRow, 'arrivesFrom' | 'arrivesTo'> & {
  readonly arrivesFrom: string | null
  readonly arrivesTo: string | null
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Returns a page of the tasks of a day in the order that is asked for. */
export async function paginateDispatch(
  db: QueryExecutor,
  {
    view,
    order,
    offset,
    limit,
    ...filter
  }: DispatchFilter & PageRange & { readonly view: DispatchView | undefined; readonly order: DispatchOrder },
): Promise<readonly DispatchRow[]> {
  const rows = await db.execute<StoredRow>(
    sql`select ${columns} ${found(filter)} and (${view === undefined ? sql`true` : isInView[view]})
      order by ${groups[order]}, task.id limit ${limit} offset ${offset}`,
    'objects',
  )
  return rows.map((row) => ({
    ...row,
    arrivesFrom: toDate(row.arrivesFrom),
    arrivesTo: toDate(row.arrivesTo),
  }))
}

/** The tasks of a day by worker and driver, with how many are in each of its parts. */
export type DispatchCount = Readonly<Record<DispatchView, number>> & {
  readonly workerId: number | null
  readonly driver: string | null
  readonly total: number
}

/** Counts the tasks of a day by worker and driver. */
export const countDispatch = async (
  db: QueryExecutor,
  filter: DispatchFilter,
): Promise<readonly DispatchCount[]> => {
  const counts = Object.entries(isInView).map(
    ([view, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.identifier(view)}`,
  )
  return db.execute<DispatchCount>(
    sql`select task.worker_id as "workerId", task.driver, count(*)::int as total, ${sql.join(counts, sql`, `)}
      ${found(filter)} group by task.worker_id, task.driver`,
    'objects',
  )
}

/** The workers who do not work on a day. */
export async function absentWorkerIds(db: QueryExecutor, day: string): Promise<ReadonlySet<number>> {
  const rows = await db.execute<{ worker_id: number }>(
    sql`select distinct worker_id from worker_absences where ${day} between first_day and last_day`,
    'objects',
  )
  return new Set(rows.map((row) => row.worker_id))
}
