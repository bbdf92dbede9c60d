import { systemPorts } from './adapters/system-ports.ts'
import { InvalidCatalogueError } from './catalogue/invalid-catalogue.ts'
import { readCatalogueFile } from './catalogue/catalogue-file.ts'
import type { CatalogueFileRows } from './catalogue/catalogue-rows.ts'
import { InvalidConfigurationError } from './config/invalid-configuration.ts'
import { parseConfig } from './config/config.ts'
import { putCatalogue, type RemovedOfferCounts } from './db/put-catalogue.ts'
import { openDatabase } from './db/open.ts'
import { readCommandEnvironment, resolveFromCallerFolder } from './caller-folder.ts'
import { describeStartError } from './describe-start-error.ts'

const help = `Puts an offer (services, plans, workers, branches, terms) into the database.

Usage: pnpm --filter @sakina/api catalogue <file> [--check]

The file has the form of apps/api/catalogue/catalogue.json. What it leaves out goes off the offer;
orders and contracts keep what they name. --check only reads the file. The embedded database has
to be put down first (stop the server); on PostgreSQL the servers show the new offer by themselves.
`

const inWords = ({ services, plans, workers, branches, terms }: CatalogueFileRows): string =>
  `${services.length} services, ${plans.length} plans, ${workers.length} workers, ${branches.length} branches, ${terms.length} terms`

async function put(file: CatalogueFileRows): Promise<RemovedOfferCounts> {
  const database = await openDatabase(parseConfig(readCommandEnvironment()).database)
  try {
    return await database.write((tx) => putCatalogue(tx, file, systemPorts.now()))
  } finally {
    await database.close()
  }
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined || name === 'help' || name === '--help' || options.some((word) => word !== '--check'))
  process.stdout.write(help)
else
  try {
    const file = readCatalogueFile(resolveFromCallerFolder(name))
    if (options.includes('--check')) process.stdout.write(`The file is well: ${inWords(file)}.\n`)
    else {
      const { plans, workers, vouchers } = await put(file)
      process.stdout.write(
        `The offer is in: ${inWords(file)}.\n` +
          `Off the offer, since the file leaves them out: ${plans} plans, ${workers} workers, ${vouchers} vouchers.\n`,
      )
    }
  } catch (error) {
    const isExpected = error instanceof InvalidCatalogueError || error instanceof InvalidConfigurationError
    process.stderr.write(`${isExpected ? error.message : describeStartError(error)}\n`)
    process.exitCode = 1
  }
