import type { Config } from '../config/config.ts'
import type { Database } from './database.ts'
import { openEmbedded, openInMemory } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** The error for a database that lacks migrations of this release. */
export class DatabaseNotMigratedError extends Error {
  override readonly name = 'DatabaseNotMigratedError'
}

/**
 * Opens the database that the configuration names; refuses a PostgreSQL database that lacks
 * migrations.
 */
export async function openDatabase(settings: Config['database']): Promise<Database> {
  if (settings.kind === 'embedded') return openEmbedded(settings.folder, settings.leastFreeMegabytes)
  if (settings.kind === 'memory') return openInMemory()
  const database = await openPostgres(settings)
  try {
    const pending = await database.pendingMigrations()
    if (pending.length > 0)
      throw new DatabaseNotMigratedError(
        `The database lacks ${pending.length} migration(s). Run the migrate command once, then start the server again.`,
      )
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
