import { InvalidConfigurationError } from './config/invalid-configuration.ts'
import { parseConfig } from './config/config.ts'
import { migratePostgres } from './db/postgres.ts'
import { describeStartError } from './describe-start-error.ts'

try {
  const { database } = parseConfig(process.env)
  if (database.kind === 'postgres') {
    await migratePostgres(database.directUrl)
    process.stdout.write('The database is up to date.\n')
  } else {
    process.stdout.write('The embedded database brings itself up to date at start; nothing to do.\n')
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof InvalidConfigurationError ? error.message : describeStartError(error)}\n`,
  )
  process.exit(1)
}
