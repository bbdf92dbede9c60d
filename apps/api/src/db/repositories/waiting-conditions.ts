import { sql, type SQL } from 'drizzle-orm'

/** An order that is paid and lacks a worker, or one of the workers of its package. */
export const orderLacksWorkers: SQL = sql`orders.status in ('paid', 'processing') and (
  orders.needs_another_worker
  or (orders.worker_id is not null)::int + jsonb_array_length(orders.other_worker_ids)
    < case when orders.package is null then 1 else orders.quantity end)`

/** A visit whose time ended and that nobody marked. */
const isUnmarked = (now: Date): SQL =>
  sql`visits.status in ('scheduled', 'on_the_way') and visits.ends_at <= ${now.toISOString()}::timestamptz`

/** An unmarked visit from before families were asked. */
export const isUnmarkedOldVisit = (now: Date): SQL => sql`not visits.must_be_confirmed and ${isUnmarked(now)}`

/** A visit about which the family is asked, and the office after it. */
export const isVisitUnconfirmed = (now: Date): SQL => sql`visits.must_be_confirmed and ${isUnmarked(now)}`

/** A visit of which the family says that nobody came, and the office has not decided. */
export const isVisitDisputed: SQL = sql`visits.claimed_at is not null and visits.settled_at is null`

/**
 * The branch of an order, joined to its worker, decides for all that hangs on it: where the family fetches the
 * worker, or else the branch of the worker. Without either it belongs to every branch.
 */
export const branchOfOrder: SQL = sql`coalesce(orders.branch_id, workers.branch_id)`

export const isOrderOfBranches = (branches: readonly number[]): SQL =>
  sql`(${branchOfOrder} is null or ${branchOfOrder} = any(${sql.param([...branches])}))`
