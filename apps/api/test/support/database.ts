import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readCatalogueFile } from '../../src/catalogue/catalogue-file.ts'
import type { Database } from '../../src/db/database.ts'
import { createInMemoryDatabaseDump, openInMemory } from '../../src/db/embedded.ts'
import { putCatalogue } from '../../src/db/put-catalogue.ts'
import { migrationsFolder } from '../../src/db/migrations.ts'
import { migratePostgres, openPostgres } from '../../src/db/postgres.ts'

/** The day every test starts on: a Sunday outside Ramadan, at ten in the morning in Riyadh. */
export const startOfTests = new Date('2026-10-04T07:00:00Z')

const catalogueFile = new URL('../../catalogue/catalogue.json', import.meta.url)

const placesFolder = new URL('../../places/', import.meta.url)

const fill = (database: Database): Promise<unknown> =>
  database.write((tx) => putCatalogue(tx, readCatalogueFile(), startOfTests))

/**
 * The template's name contains a hash of its migrations and catalogue, so that a change creates a new
 * one.
 */
function templateName(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).toSorted())
    hash.update(name).update(readFileSync(join(migrationsFolder, name, 'migration.sql')))
  hash.update(readFileSync(catalogueFile))
  for (const name of readdirSync(placesFolder).toSorted())
    hash.update(readFileSync(new URL(name, placesFolder)))
  hash.update(readFileSync(new URL('../../src/catalogue/catalogue-rows.ts', import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}

async function embeddedTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'sakina-test-templates')
  const file = join(folder, `${templateName()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const dump = await createInMemoryDatabaseDump(fill)
    const half = `${file}.${process.pid}`
    writeFileSync(half, Buffer.from(await dump.arrayBuffer()))
    renameSync(half, file)
  }
  return new Blob([readFileSync(file)])
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const named = (url: string, name: string): string => {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}

export type TestDatabase = {
  readonly database: Database
  /** Set on PostgreSQL, for tests that need a second server on the same database. */
  readonly url: string | undefined
  readonly drop: () => Promise<void>
}

async function freshOnPostgres(server: string): Promise<TestDatabase> {
  const template = `sakina_template_${templateName()}`
  const ready = new pg.Client({ connectionString: server })
  await ready.connect()
  try {
    // When two test files start at once, one creates the template and the other waits.
    await ready.query('select pg_advisory_lock(7210002)')
    const found = await ready.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) {
      await ready.query(`create database ${template}_half`)
      await migratePostgres(named(server, `${template}_half`))
      const database = await openPostgres({ url: named(server, `${template}_half`), pool: 2 })
      await fill(database)
      await database.close()
      await ready.query(`alter database ${template}_half rename to ${template}`)
    }
  } finally {
    await ready.end()
  }
  const name = `sakina_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = named(server, name)
  return {
    database: await openPostgres({ url, pool: 20 }),
    url,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

/**
 * A new database with all migrations and the demo catalogue: PGlite, or PostgreSQL if TEST_DATABASE_URL
 * is set.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined && server !== '') return freshOnPostgres(server)
  return { database: await openInMemory(await embeddedTemplate()), url: undefined, drop: async () => {} }
}

export const isPostgres = Boolean(process.env['TEST_DATABASE_URL'])
