import { orderStates, paymentStates } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database.ts'
import { isVisitUnconfirmed, orderLacksWorkers } from './waiting-conditions.ts'

/** What an agency watches beside its servers: counts by state, and work that waits for its people. */
export type BusinessCounts = {
  readonly orders: Readonly<Record<string, number>>
  readonly paymentsOfLastDay: Readonly<Record<string, number>>
  readonly ordersWithoutWorker: number
  readonly overdueRequests: number
  readonly overdueComplaints: number
  readonly unconfirmedVisits: number
}

type Counted = { readonly state: string; readonly count: number }

const byState = (states: readonly string[], rows: readonly Counted[]) =>
  Object.fromEntries(states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]))

/** Counts orders, payments and the work that waits for the office. */
export async function countBusiness(db: QueryExecutor, now: Date): Promise<BusinessCounts> {
  const at = sql`${now.toISOString()}::timestamptz`
  const orders = await db.execute<Counted>(
    sql`select status as state, count(*)::int as count from orders group by status`,
    'objects',
  )
  const payments = await db.execute<Counted>(
    sql`select status as state, count(*)::int as count from payments
        where created_at > ${at} - interval '1 day' group by status`,
    'objects',
  )
  const [waiting] = await db.execute<{
    readonly workers: number
    readonly requests: number
    readonly complaints: number
    readonly visits: number
  }>(
    sql`select
      (select count(*)::int from orders where ${orderLacksWorkers}) as workers,
      (select count(*)::int from requests where status = 'open' and due_at < ${at}) as requests,
      (select count(*)::int from complaints where state = 'open' and answer_by < ${at}) as complaints,
      (select count(*)::int from visits where ${isVisitUnconfirmed(now)}) as visits`,
    'objects',
  )
  return {
    orders: byState(orderStates, orders),
    paymentsOfLastDay: byState(paymentStates, payments),
    ordersWithoutWorker: waiting?.workers ?? 0,
    overdueRequests: waiting?.requests ?? 0,
    overdueComplaints: waiting?.complaints ?? 0,
    unconfirmedVisits: waiting?.visits ?? 0,
  }
}
