import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** What an insert does where the row is there already: every column but those it is known by becomes what is sent. */
export const excludedColumns = (table: PgTable, ...target: PgColumn[]) => ({
  target,
  set: Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !target.includes(column))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  ),
})
