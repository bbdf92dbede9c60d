import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { rateLimits } from '../schema/identity.ts'

/** The hits on a rate limit and the seconds until it resets. */
export type RateLimitHits = { readonly hits: number; readonly waitSeconds: number }

/** Counts one attempt in a single statement, so that the limit is exact across all servers. */
export async function countRateLimitHit(
  db: QueryExecutor,
  hit: { readonly key: string; readonly seconds: number; readonly now: Date },
): Promise<RateLimitHits> {
  const now = sql`${hit.now.toISOString()}::timestamptz`
  const [row] = await db.execute<{ hits: number; wait: number }>(
    sql`insert into rate_limits as kept (key, hits, reset_at)
        values (${hit.key}, 1, ${now} + make_interval(secs => ${hit.seconds}))
        on conflict (key) do update set
          hits = case when kept.reset_at <= ${now} then 1 else kept.hits + 1 end,
          reset_at = case when kept.reset_at <= ${now} then excluded.reset_at else kept.reset_at end
        returning hits, greatest(1, ceil(extract(epoch from reset_at - ${now})))::int as wait`,
    'objects',
  )
  return { hits: row?.hits ?? 1, waitSeconds: row?.wait ?? hit.seconds }
}

/** Takes back one counted attempt, because the attempt has succeeded. */
export async function uncountRateLimitHit(db: QueryExecutor, key: string): Promise<void> {
  await db.execute(sql`update rate_limits set hits = hits - 1 where key = ${key} and hits > 0`)
}

/** The hits on a rate limit that still count. */
export async function countedRateLimitHits(db: QueryExecutor, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetAt, now)))
  return row?.hits ?? 0
}

/** Tells whether a rate limit was hit within its window; an attempt that was taken back counts. */
export async function hasRateLimitHits(db: QueryExecutor, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetAt, now)))
  return rows.length > 0
}

/** Forgets the hits on a rate limit. */
export async function clearRateLimit(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Forgets the hits on rate limits, and on those of single networks under them, in one statement. */
export async function clearRateLimitsUnder(tx: Tx, keys: readonly string[]): Promise<void> {
  const named = sql.param([...new Set(keys)])
  await tx.execute(
    sql`delete from rate_limits where key = any(${named})
        or exists (select from unnest(${named}::text[]) as named where starts_with(rate_limits.key, named || '@'))`,
  )
}

export async function removeOldRateLimits(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.resetAt, now))
}
