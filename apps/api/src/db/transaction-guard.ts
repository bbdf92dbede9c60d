import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryExecutor, Tx } from './database.ts'
import { isRetryable } from './database-errors.ts'

const inTransaction = new AsyncLocalStorage<true>()

/** Thrown by a query that bypasses the open transaction. */
export class OuterDatabaseInTransactionError extends Error {
  override readonly name = 'OuterDatabaseInTransactionError'
}

/**
 * Refuses the outer database inside a transaction: PGlite has one connection and would wait for itself for
 * ever, and on PostgreSQL the statement would not be rolled back with the transaction.
 */
export const withTransactionGuard = <Db extends QueryExecutor>(db: Db): Db =>
  new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (inTransaction.getStore())
        throw new OuterDatabaseInTransactionError(
          `db.${String(key)} was used inside a transaction: use its tx`,
        )
      return (...args: unknown[]): unknown => Reflect.apply(value, target, args)
    },
  })

const attempts = 5

/**
 * Returns a function that runs work in a transaction, and runs it again when the engine aborts it
 * for its own reasons, such as a deadlock.
 */
export const transactionRunner =
  (db: QueryExecutor) =>
  async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    if (inTransaction.getStore())
      throw new OuterDatabaseInTransactionError('a transaction was opened inside another: pass the tx on')
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction((tx) => inTransaction.run(true, () => work(tx)))
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw error
      }
    }
  }
