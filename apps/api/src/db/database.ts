import type { PgAsyncDatabase, PgAsyncTransaction, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a reading repository needs: the database itself, or the transaction a use case is in. */
export type Queries = PgAsyncDatabase<PgQueryResultHKT>

/** What a writing repository needs: only a transaction will do, so that nothing is written beside one. */
export type Tx = PgAsyncTransaction<PgQueryResultHKT>

export type Database = {
  readonly engine: 'embedded' | 'postgres'
  /** For single reads outside a transaction; using it inside one is refused (on the embedded engine it would hang). */
  readonly reader: Queries
  /** Runs the work in one transaction, again if the engine asks for it. Nothing slow may be awaited inside. */
  readonly write: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ping: () => Promise<void>
  /** Whether its disk takes another write, as far as this process knows. */
  readonly hasRoom: () => Promise<boolean>
  /** The time of a database that several servers share; the embedded one has the clock of its process. */
  readonly time?: () => Promise<Date>
  /** A hint that something happened; whoever listens reads the truth from the tables. */
  readonly notify: (tx: Tx, channel: string, payload: string) => Promise<void>
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>
  readonly pendingMigrations: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
