import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Builds one SQL text for any number of values, so that one prepared statement serves every number;
 * an empty list matches no row.
 */
export const columnEqualsAny = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`
