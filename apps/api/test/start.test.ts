import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { parseConfig } from '../src/config/config.ts'
import { openEmbedded } from '../src/db/embedded.ts'
import { FolderInUseError } from '../src/db/folder-lock.ts'
import { quickStart } from './support/quick-start.ts'
import { nightly } from './support/tier.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const folder = (): string => mkdtempSync(join(tmpdir(), 'sakina-data-'))

/** Only PATH and the compile cache of this machine's environment. */
const bare = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  LOG_LEVEL: 'silent',
}

async function startIn(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...quickStart, main], {
    env: { ...bare, ...environment },
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const [code]: unknown[] = await once(child, 'exit')
  return { code, out, error }
}

test('a production server without payment settings does not start, unless it is a demo @rule:sandbox-is-marked', () => {
  const real = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }
  assert.throws(() => parseConfig(real), /PAYMENT_PROVIDER: choose geidea/)
  assert.equal(parseConfig({ ...real, DEMO: 'true' }).payment.provider, 'sandbox')
  assert.equal(parseConfig({ ...real, PAYMENT_PROVIDER: 'sandbox' }).payment.provider, 'sandbox')
})

test('a production server loads the demo only if DEMO is true, and on the embedded database requires a choice', async () => {
  const production = { NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox' }
  assert.throws(() => parseConfig(production), /DEMO: choose false, or true for a trial/)
  assert.equal(parseConfig({ ...production, DEMO: 'true' }).demo, true)
  assert.equal(parseConfig({ ...production, DEMO: 'false' }).demo, false)
  assert.equal(parseConfig({ ...production, DATABASE_URL: 'postgres://x/y' }).demo, false)
  const { code, error } = await startIn({ NODE_ENV: 'production', PORT: '0', DATA_DIR: folder() })
  assert.equal(code, 1)
  assert.match(error, /DEMO: choose false/)
})

test('a server that does not start reports all invalid settings at once', async () => {
  const { code, error } = await startIn({
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'smtp://localhost',
  })
  assert.equal(code, 1)
  assert.match(error, /PORT: must be a whole number/)
  assert.match(error, /DATABASE_URL: must be a postgres/)
  assert.match(error, /MAIL_FROM: needed when SMTP_URL is set/)
  assert.doesNotMatch(error, /\bat .*\.ts/)
})

test('a database URL that its password makes unreadable is refused without showing the password', async () => {
  const urlWith = (password: string): string => `postgres://sakina:${password}@db/sakina`
  for (const password of ['se/cret', '12/cret', '12#cret', '12?cret', 'se%cret'])
    assert.throws(() => parseConfig({ DATABASE_URL: urlWith(password) }), /PGPASSWORD/, password)
  const { code, error } = await startIn({ PORT: '0', DATABASE_URL: urlWith('se#cret') })
  assert.equal(code, 1)
  assert.match(error, /DATABASE_URL: is no address that can be read; .* PGPASSWORD/)
  assert.doesNotMatch(error, /cret/)
  const { database } = parseConfig({ DATABASE_URL: 'postgres://sakina@db/sakina', PGPASSWORD: 'a/b#c%d' })
  assert.equal(database.kind === 'postgres' && database.url, 'postgres://sakina:a%2Fb%23c%25d@db/sakina')
})

test('a taken port and an unreachable database are reported in one sentence each', nightly, async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const bound = holder.address()
  const port = String(typeof bound === 'object' && bound !== null ? bound.port : 0)
  const taken = await startIn({ PORT: port, DATA_DIR: ':memory:', DEMO: 'false' })
  holder.close()
  assert.equal(taken.code, 1)
  assert.equal(taken.error, `The port ${port} is taken. Stop what uses it, or set PORT to another number.\n`)
  const away = await startIn({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  assert.equal(away.code, 1)
  assert.equal(
    away.error,
    'The database cannot be reached. Check DATABASE_URL and that the database is running.\n',
  )
})

test('a second server on one data folder is refused, and the message has the process id of the first @R13', async () => {
  const data = folder()
  const first = await openEmbedded(join(data, 'database'))
  await assert.rejects(openEmbedded(join(data, 'database')), FolderInUseError)
  const second = await startIn({ PORT: '0', DATA_DIR: data })
  assert.equal(second.code, 1)
  assert.match(second.error, new RegExp(`in use by another server \\(process ${process.pid}\\)`))
  await first.close()
})

test(
  'deleting the lock file lets no second server open a folder in use @R13',
  { skip: process.platform === 'linux' ? nightly.skip : 'only Linux has a lock that no file stands for' },
  async () => {
    const data = folder()
    const first = await openEmbedded(join(data, 'database'))
    for (const file of ['database.lock', 'database.lock-journal', 'database.holder'])
      rmSync(join(data, file), { force: true })
    const second = await startIn({ PORT: '0', DATA_DIR: data })
    assert.equal(second.code, 1)
    assert.match(second.error, /is in use by another server/)
    await first.close()
    const again = await openEmbedded(join(data, 'database'))
    await again.close()
  },
)

test('every commit of the embedded database is synced to the disk', async () => {
  const data = folder()
  const database = await openEmbedded(join(data, 'database'))
  await database.write((tx) => tx.execute(sql`create table kept (id int)`))
  let synced = 0
  const real = fs.fsyncSync
  fs.fsyncSync = (descriptor) => {
    synced += 1
    real(descriptor)
  }
  syncBuiltinESMExports()
  try {
    for (let id = 0; id < 20; id += 1)
      await database.write((tx) => tx.execute(sql`insert into kept values (${id})`))
  } finally {
    fs.fsyncSync = real
    syncBuiltinESMExports()
  }
  assert.ok(synced >= 20, `${synced} syncs for 20 commits`)
  await database.close()
})

test('a stopping server finishes its requests and exits without an error @R16', async () => {
  const child = spawn(process.execPath, [...quickStart, main], {
    env: {
      ...bare,
      PORT: '0',
      DATA_DIR: ':memory:',
      DRAIN_MILLISECONDS: '3000',
    },
  })
  const [line]: Buffer[] = await once(child.stdout, 'data')
  const address = /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? ''
  const asked = Array.from({ length: 100 }, () =>
    fetch(`${address}/api/plans?limit=100`).then((answer) => answer.status),
  )
  const first = await asked[0]
  child.kill('SIGTERM')
  const [code]: unknown[] = await once(child, 'exit')
  assert.equal(first, 200)
  assert.deepEqual(new Set(await Promise.all(asked)), new Set([200]))
  assert.equal(code, 0)
})
