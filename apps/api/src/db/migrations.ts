import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { QueryExecutor } from './database.ts'

/** The folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The migrations of this release that the database has not run yet. */
export async function pendingMigrations(db: QueryExecutor): Promise<readonly string[]> {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.name)
  const [table] = await db.execute<{ present: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
    'objects',
  )
  if (!table?.present) return known
  const applied = await db.execute<{ name: string | null }>(
    sql`select name from drizzle.__drizzle_migrations`,
    'objects',
  )
  const names = new Set(applied.map((row) => row.name))
  return known.filter((name) => !names.has(name))
}
