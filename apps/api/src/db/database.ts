import type { PgAsyncDatabase, PgAsyncTransaction, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a repository needs to read: the database itself or the transaction of the use case. */
export type QueryExecutor = PgAsyncDatabase<PgQueryResultHKT>

/** What a repository needs to write: always a transaction, so that no write happens outside one. */
export type Tx = PgAsyncTransaction<PgQueryResultHKT>

/** The connections to the database and its transactions. */
export type Database = {
  readonly engine: 'embedded' | 'postgres'
  /**
   * For single reads outside a transaction. Using it inside one is refused, because the embedded engine
   * would hang.
   */
  readonly reader: QueryExecutor
  /**
   * Runs the work in one transaction and retries it when the engine asks for it. Nothing slow may be awaited
   * inside.
   */
  readonly write: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ping: () => Promise<void>
  /** Whether the disk has space for another write, as far as this process knows. */
  readonly hasFreeDiskSpace: () => Promise<boolean>
  /**
   * The time of a database that several servers share; the embedded database uses the clock of its process.
   */
  readonly time?: () => Promise<Date>
  /** Notifies other servers of a change; a listener reads the current rows from the tables. */
  readonly notify: (tx: Tx, channel: string, payload: string) => Promise<void>
  readonly listen: (channel: string, listener: (payload: string) => void) => Promise<() => Promise<void>>
  readonly pendingMigrations: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
