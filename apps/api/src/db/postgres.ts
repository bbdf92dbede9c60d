import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { engineErrorOf } from './database-errors.ts'
import { withTransactionGuard, transactionRunner } from './transaction-guard.ts'
import { enablePreparedStatements } from './prepare-statements.ts'
import { migrationsFolder, pendingMigrations } from './migrations.ts'

// Both engines return int8 as a number, which is exact to 2^53; no count or sum here comes near that.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pooler in transaction mode refuses these options; apps/api/roles.sql sets the same ones on the role. */
const sessionOptions = [
  '-c timezone=UTC',
  '-c statement_timeout=15000',
  '-c idle_in_transaction_session_timeout=15000',
  '-c lock_timeout=5000',
].join(' ')

/** An arbitrary key that no other program on this database uses for its advisory lock. */
const migrationLock = 7_210_001

/** PostgreSQL cannot report how full its disk is, so writes are refused for this long after one failed. */
const fullMilliseconds = 10_000

export async function openPostgres(settings: {
  readonly url: string
  readonly pool: number
  readonly notify?: boolean
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.pool,
    connectionTimeoutMillis: 5_000,
    ...(settings.notify !== false && { options: sessionOptions }),
  })
  // A connection that drops must not end the process, idle or inside a transaction: the next query reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (settings.notify !== false) enablePreparedStatements(client)
  })
  const db = drizzle({ client: pool })
  const reader = withTransactionGuard(db)
  const write = transactionRunner(db)
  let fullUntil = 0
  return {
    engine: 'postgres',
    reader,
    write: async (work) => {
      try {
        return await write(work)
      } catch (error) {
        if (engineErrorOf(error)?.code === '53100') fullUntil = performance.now() + fullMilliseconds
        throw error
      }
    },
    hasFreeDiskSpace: async () => performance.now() >= fullUntil,
    ping: async () => {
      await pool.query('select 1')
    },
    time: async () => {
      const { rows } = await pool.query<{ time: Date }>('select clock_timestamp() as time')
      if (rows[0] === undefined) throw new Error('the database told no time')
      return rows[0].time
    },
    notify: async (tx, channel, payload) => {
      if (settings.notify === false) return
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    listen: (channel, listener) =>
      settings.notify === false ? Promise.resolve(async () => {}) : listenOn(settings.url, channel, listener),
    pendingMigrations: () => pendingMigrations(reader),
    close: () => pool.end(),
  }
}

/**
 * Runs the pending migrations, for the `migrate` command. It takes a lock, because drizzle takes
 * none and replicas may start together.
 */
export async function migratePostgres(directUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/**
 * Listens on one connection that reconnects by itself; poolers and some engines have no LISTEN and work
 * without it.
 */
async function listenOn(
  url: string,
  channel: string,
  listener: (payload: string) => void,
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  const connect = async (): Promise<void> => {
    if (closed) return
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    const again = (): void => {
      if (closed || client !== next) return
      client = undefined
      retry = setTimeout(() => void connect(), 2_000).unref()
    }
    client = next
    next.on('error', again)
    next.on('end', again)
    next.on('notification', (message) => listener(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch {
      again()
    }
  }
  await connect()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
