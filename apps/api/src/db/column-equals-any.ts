import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Builds one SQL text for any number of values, so that one prepared statement serves them all; no value
 * matches no row.
 */
export const columnEqualsAny = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`
