import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migratePostgres } from '../src/db/postgres.ts'
import { isPostgres } from './support/database.ts'
import { completeCheckout } from './support/orders.ts'
import { findPostgresPrograms, startCluster, type Cluster } from './support/postgres.ts'
import {
  signUpFamilyAt,
  orderHourlyAt,
  startServerProcess,
  type ServerProcess,
} from './support/server-process.ts'
import { startTransactionPooler } from './support/transaction-pooler.ts'
import { nightly } from './support/tier.ts'

const roles = fileURLToPath(new URL('../roles.sql', import.meta.url))
const needsRoles = { skip: isPostgres ? false : 'the embedded database has no roles' }

/** A password with every character that ends a part of a URL, and the quote that ends an SQL string. */
const password = `1/b#c?d%e@f'g:h`

let cluster: Cluster | undefined

/** The URL of the database for the servers' role, without the password. */
function serverUrl(port?: string): string {
  const url = new URL(cluster?.url ?? '')
  url.username = 'sakina_server'
  if (port !== undefined) url.port = port
  return url.href
}

async function queryAs<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const queryAsServer = <Row extends pg.QueryResultRow>(statement: string): Promise<readonly Row[]> => {
  const url = new URL(serverUrl())
  url.password = encodeURIComponent(password)
  return queryAs<Row>(url.href, statement)
}

/** Makes PostgreSQL require the role's password; the test cluster otherwise trusts everybody. */
async function askForPassword(url: string): Promise<void> {
  const [row] = await queryAs<{ hba_file: string }>(url, 'show hba_file')
  const file = row?.hba_file ?? ''
  writeFileSync(file, `host all sakina_server all scram-sha-256\n${readFileSync(file, 'utf8')}`)
  await queryAs(url, 'select pg_reload_conf()')
}

const runRoles = (url: string): void => {
  const psql = spawnSync(
    join(findPostgresPrograms() ?? '', 'psql'),
    ['--no-psqlrc', '--quiet', '--dbname', url, '--file', roles],
    { encoding: 'utf8', env: { ...process.env, SERVER_PASSWORD: password } },
  )
  assert.equal(psql.status, 0, psql.stderr)
}

/**
 * Follows docs/operations.md: the owner runs roles.sql and then the migrate command; a second run is
 * harmless.
 */
before(async () => {
  if (!isPostgres) return
  cluster = await startCluster()
  runRoles(cluster.url)
  await migratePostgres(cluster.url)
  runRoles(cluster.url)
  await askForPassword(cluster.url)
})

after(() => cluster?.stop())

async function orderAndPay(server: ServerProcess): Promise<void> {
  const id = await orderHourlyAt(server, await signUpFamilyAt(server))
  assert.equal((await completeCheckout(server, id, 'succeed')).status, 303)
}

test(
  'a server whose database role owns nothing starts, and a customer can order and pay',
  needsRoles,
  async (context) => {
    const server = await startServerProcess(context, { DATABASE_URL: serverUrl(), PGPASSWORD: password })
    await orderAndPay(server)
    await assert.rejects(queryAsServer('drop table orders'), /must be owner of table orders/)
    await assert.rejects(queryAsServer('create table mine (id int)'), /permission denied for schema public/)
    await assert.rejects(queryAs(serverUrl(), 'select 1'), /password/)
  },
)

test(
  'a server behind a pooler in transaction mode takes and completes an order, and its database role has timeouts of its own',
  { skip: needsRoles.skip || nightly.skip },
  async (context) => {
    const { hostname: host, port } = new URL(serverUrl())
    const pooler = await startTransactionPooler({ host, port: Number(port) })
    context.after(() => pooler.stop())
    const server = await startServerProcess(context, {
      DATABASE_URL: serverUrl(pooler.port),
      DATABASE_NOTIFY: 'false',
      PGPASSWORD: password,
    })
    await orderAndPay(server)
    const settings = await queryAsServer(
      `select name, setting from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')
       order by name collate "C"`,
    )
    assert.deepEqual(settings, [
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
      { name: 'lock_timeout', setting: '5000' },
      { name: 'statement_timeout', setting: '15000' },
    ])
  },
)

const runProgram = (name: string, ...words: readonly string[]): void => {
  const done = spawnSync(join(findPostgresPrograms() ?? '', name), words, { encoding: 'utf8' })
  assert.equal(done.status, 0, done.stderr)
}

test(
  'a server on a database that was restored without its role says what to run, and starts after that',
  { skip: needsRoles.skip || nightly.skip },
  async (context) => {
    const fresh = await startCluster()
    context.after(() => fresh.stop())
    const file = join(mkdtempSync(join(tmpdir(), 'sakina-backup-')), 'sakina.dump')
    context.after(() => rmSync(dirname(file), { recursive: true, force: true }))
    runProgram('pg_dump', '--format=custom', '--file', file, cluster?.url ?? '')
    runProgram('pg_restore', '--no-owner', '--no-privileges', '--dbname', fresh.url, file)
    const url = new URL(fresh.url)
    url.username = 'sakina_server'
    const start = () => startServerProcess(context, { DATABASE_URL: url.href })
    await assert.rejects(start(), /no such role here.+psql --file apps\/api\/roles\.sql/s)
    await queryAs(fresh.url, 'create role sakina_server login')
    await assert.rejects(start(), /permission denied for.+psql --file apps\/api\/roles\.sql/s)
    runRoles(fresh.url)
    await orderAndPay(await start())
    url.pathname = '/nothing'
    await assert.rejects(start(), /no database of this name/)
  },
)
