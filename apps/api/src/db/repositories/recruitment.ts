import { trackingStages, type TrackingStage } from '@sakina/domain/vocabulary'
import { sql, type SQL } from 'drizzle-orm'
import type { QueryExecutor } from '../database.ts'
import type { BranchLimit } from './branch-limit.ts'
import { customerMatches, like } from './customer-search.ts'
import type { PageRange } from './office.ts'
import { branchOfOrder, isOrderOfBranches } from './waiting-conditions.ts'

export type RecruitmentFilter = {
  /** Who paid before this day should have the worker by now. */
  readonly lateBefore: string
  readonly branches?: BranchLimit
  readonly branch?: number | undefined
  readonly search?: string | undefined
}

/** A recruitment that has neither ended nor brought its worker, with the furthest stage it has reached. */
const recruitments = ({ lateBefore, branches, branch, search }: RecruitmentFilter): SQL => {
  const conditions: readonly SQL[] = [
    sql`orders.kind = 'mediation' and orders.status in ('pending_payment', 'paid', 'processing', 'active')`,
    sql`(contracts.id is null
      or (contracts.received_at is null and contracts.state not in ('cancelled', 'finished')))`,
    ...(branches === undefined ? [] : [isOrderOfBranches(branches)]),
    ...(branch === undefined ? [] : [sql`${branchOfOrder} = ${branch}`]),
    ...(search === undefined
      ? []
      : [
          sql`(orders.number ilike ${like(search)} or contracts.number ilike ${like(search)} or ${customerMatches(search)})`,
        ]),
  ]
  return sql`
    select orders.id, orders.paid_at, orders.created_at,
        (orders.paid_at at time zone 'Asia/Riyadh')::date < ${lateBefore} as is_late,
        coalesce((
          select order_stages.stage from order_stages where order_stages.order_id = orders.id
          order by array_position(${sql.param([...trackingStages])}::text[], order_stages.stage) desc limit 1
        ), 'submitted') as stage
      from orders
      join customers on customers.id = orders.customer_id
      left join workers on workers.id = orders.worker_id
      left join contracts on contracts.order_id = orders.id
      where ${sql.join([...conditions], sql` and `)}`
}

/** Returns the ids of a page of recruitments, the one that was paid first at the top. */
export async function paginateRecruitment(
  db: QueryExecutor,
  {
    stage,
    late,
    offset,
    limit,
    ...filter
  }: RecruitmentFilter &
    PageRange & { readonly stage: TrackingStage | undefined; readonly late: boolean | undefined },
): Promise<readonly string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from (${recruitments(filter)}) as recruitment
      where (${stage === undefined ? sql`true` : sql`stage = ${stage}`})
        and (${late === true ? sql`is_late` : sql`true`})
      order by paid_at nulls last, created_at, id limit ${limit} offset ${offset}`,
    'objects',
  )
  return rows.map(({ id }) => id)
}

/** Counts the recruitments of each stage, and those that are late. */
export const countRecruitment = (
  db: QueryExecutor,
  filter: RecruitmentFilter,
): Promise<readonly { readonly stage: TrackingStage; readonly count: number; readonly late: number }[]> =>
  db.execute<{ stage: TrackingStage; count: number; late: number }>(
    sql`select stage, count(*)::int as count, (count(*) filter (where is_late))::int as late
      from (${recruitments(filter)}) as recruitment group by stage`,
    'objects',
  )
