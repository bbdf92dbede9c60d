import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migratePostgres } from '../src/db/postgres.ts'
import { isPostgres } from './support/database.ts'
import { startCluster } from './support/postgres.ts'
import {
  signUpFamilyAt,
  orderHourlyAt,
  startServerProcess,
  type ServerProcess,
} from './support/server-process.ts'
import { nightly } from './support/tier.ts'
import { quickStart } from './support/quick-start.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (command: string) => spawnSync('sh', ['-c', command])

/** Mounts a small disk; returns nothing where this account may not mount one. */
function smallDisk(context: TestContext, megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-disk-'))
  const mounted = run(`mount -t tmpfs -o size=${megabytes}m,mode=0777 tmpfs '${folder}'`)
  context.after(() => {
    if (mounted.status === 0) run(`umount -l '${folder}'`)
    rmSync(folder, { recursive: true, force: true })
  })
  if (mounted.status === 0) return folder
  context.skip('a small disk can be mounted by root only')
  return undefined
}

const untilReady = async ({ ask }: ServerProcess): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await ask('GET /readyz')).status === 200) return
    await wait(100)
  }
  assert.fail('the server is not ready again')
}

/** Sends messages of a kilobyte through the contact form until one is refused. */
async function firstRefusal({ ask }: ServerProcess) {
  for (let each = 0; each < 3_000; each += 1) {
    const answer = await ask('POST /api/contact', {
      body: {
        name: 'Demo Customer Account',
        email: 'customer@home.example',
        phone: '0555000001',
        message: `${each} ${'a long message '.repeat(60)}`,
      },
    })
    if (answer.status >= 300) return answer
  }
  return assert.fail('no message was refused')
}

const generous = {
  RATE_LIMIT_PER_ACCOUNT: '100000',
  RATE_LIMIT_PER_ADDRESS: '100000',
  BOOKINGS_BEFORE_PAYMENT: '10',
}

test(
  'the embedded database refuses writes on a full disk, still reads, and recovers with free space',
  { skip: isPostgres ? 'it is the embedded database that would hang' : nightly.skip },
  async (context) => {
    const disk = smallDisk(context, 400)
    if (disk === undefined) return
    const server = await startServerProcess(context, { ...generous, DATA_DIR: join(disk, 'data') })
    const family = await signUpFamilyAt(server)
    await orderHourlyAt(server, family)
    const filler = join(disk, 'filler')
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 30 * 1024 * 1024))
    const refused = await firstRefusal(server)
    assert.equal(refused.status, 503, refused.text)
    assert.equal(Object(refused.body).code, 'unavailable')
    assert.notEqual(refused.headers.get('retry-after'), null)
    assert.equal((await server.ask('GET /readyz')).status, 503)
    assert.equal((await server.ask('GET /api/my/orders', { token: family.token })).status, 200)
    rmSync(filler)
    await untilReady(server)
    await orderHourlyAt(server, family, 20)
  },
)

test(
  'a server without disk space does not start and names the reason',
  { skip: isPostgres ? 'the disk is the database server’s own' : false },
  async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'sakina-data-'))
    context.after(() => rmSync(folder, { recursive: true, force: true }))
    const child = spawn(process.execPath, [...quickStart, main], {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: folder, LEAST_FREE_MEGABYTES: '99999999' },
    })
    let error = ''
    child.stderr.on('data', (part: Buffer) => (error += part.toString()))
    const [code]: unknown[] = await once(child, 'exit')
    assert.equal(code, 1)
    assert.equal(error, 'The disk is full. Free some space, then start again.\n')
  },
)

test(
  'writes are refused while the disk of PostgreSQL is full, and accepted again once it has free space',
  { skip: isPostgres ? nightly.skip : 'the embedded database has a test of its own' },
  async (context) => {
    const disk = smallDisk(context, 60)
    if (disk === undefined) return
    const cluster = await startCluster()
    context.after(() => cluster.stop())
    chmodSync(disk, 0o777)
    const place = join(disk, 'space')
    run(`install -d -o postgres '${place}'`)
    const owner = new pg.Client({ connectionString: cluster.url })
    await owner.connect()
    await owner.query(`create tablespace small location '${place}'`)
    await owner.query('create database small tablespace small')
    await owner.end()
    const url = new URL(cluster.url)
    url.pathname = '/small'
    await migratePostgres(url.href)
    const server = await startServerProcess(context, { ...generous, DATABASE_URL: url.href })
    const family = await signUpFamilyAt(server)
    const filler = new pg.Client({ connectionString: url.href })
    await filler.connect()
    await filler.query('create table filler (text text)')
    const fill = async (): Promise<void> => {
      for (;;)
        await filler.query(
          `insert into filler select repeat(md5(n::text), 20) from generate_series(1, 500) n`,
        )
    }
    await assert.rejects(fill(), { code: '53100' })
    const refused = await firstRefusal(server)
    assert.equal(refused.status, 503, refused.text)
    assert.notEqual(refused.headers.get('retry-after'), null)
    assert.equal((await server.ask('GET /readyz')).status, 503)
    await filler.query('drop table filler')
    await filler.query('checkpoint')
    await filler.end()
    await untilReady(server)
    await orderHourlyAt(server, family)
  },
)
