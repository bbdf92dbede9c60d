import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Returns the options of an upsert that overwrites every column except the conflict target with the
 * value of the inserted row.
 */
export const upsertAllColumns = (table: PgTable, ...target: PgColumn[]) => ({
  target,
  set: Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !target.includes(column))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  ),
})
