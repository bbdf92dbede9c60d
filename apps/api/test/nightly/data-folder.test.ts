import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sendRequest } from '../support/server.ts'
import { registrationForm, testPassword } from '../support/people.ts'
import { copyDemoData, quickStart } from '../support/quick-start.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The parent folder is open to everybody, so that only the server's own settings can refuse access. */
function newDataDir(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-data-'))
  chmodSync(folder, 0o755)
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const start = (dataDir: string) =>
  spawn(process.execPath, [...quickStart, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
    },
  })

async function startedOn(dataDir: string) {
  copyDemoData(dataDir)
  const child = start(dataDir)
  const [line]: Buffer[] = await once(child.stdout, 'data')
  child.stdout.resume()
  const url = /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? ''
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return { url, stop }
}

async function refusedOn(dataDir: string): Promise<string> {
  const child = start(dataDir)
  let error = ''
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const [code]: unknown[] = await once(child, 'exit')
  assert.equal(code, 1)
  return error
}

const isRoot = process.getuid?.() === 0

test(
  'another account of the machine can neither read nor change data or emails',
  { skip: isRoot ? false : 'only root can be another account' },
  async (context) => {
    const dataDir = newDataDir(context)
    const server = await startedOn(dataDir)
    const { name, email } = registrationForm()
    await sendRequest(server.url, 'POST /api/contact', { body: { name, email, message: 'Good evening' } })
    const mailFolder = join(dataDir, 'mail')
    const isWritten = (): boolean => existsSync(mailFolder) && readdirSync(mailFolder).length > 0
    while (!isWritten()) await wait(50)
    await server.stop()
    const [letter = ''] = readdirSync(mailFolder)
    const asNobody = (command: string) =>
      spawnSync('sh', ['-c', command], { uid: 65_534, gid: 65_534, cwd: '/', encoding: 'utf8' })
    for (const file of ['database/PG_VERSION', 'database/global/pg_control', `mail/${letter}`, 'ops-token']) {
      const path = join(dataDir, file)
      assert.ok(existsSync(path), path)
      assert.match(asNobody(`cat '${path}'`).stderr, /Permission denied/)
      assert.match(asNobody(`echo x >> '${path}'`).stderr, /Permission denied|cannot create/)
    }
  },
)

test('a half-restored data folder is refused and left as it is', async (context) => {
  const dataDir = newDataDir(context)
  copyDemoData(dataDir)
  const database = join(dataDir, 'database')
  rmSync(join(database, 'PG_VERSION'))
  const before = readdirSync(database)
  for (const lost of ['PG_VERSION', 'database.version']) {
    rmSync(join(dataDir, lost), { force: true })
    assert.match(await refusedOn(dataDir), /damaged or only half restored, and was left as it is/)
  }
  assert.deepEqual(readdirSync(database), before)
})

test('a data folder that is restored completely lets its customer sign in', async (context) => {
  const dataDir = newDataDir(context)
  const first = await startedOn(dataDir)
  const form = registrationForm()
  assert.equal((await sendRequest(first.url, 'POST /api/register', { body: form })).status, 201)
  await first.stop()
  const versionFile = join(dataDir, 'database', 'PG_VERSION')
  rmSync(versionFile)
  assert.match(await refusedOn(dataDir), /damaged or only half restored, and was left as it is/)
  writeFileSync(versionFile, '18\n')
  const again = await startedOn(dataDir)
  const signedIn = await sendRequest(again.url, 'POST /api/login', {
    body: { login: form.id_card, password: testPassword },
  })
  assert.equal(signedIn.status, 200, signedIn.text)
  await again.stop()
})

test('a damaged data folder is reported in a sentence that says what to do', async (context) => {
  const dataDir = newDataDir(context)
  await (await startedOn(dataDir)).stop()
  writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'not a control file')
  const error = await refusedOn(dataDir)
  assert.match(error, /^The data folder \S+ is damaged .*Restore a whole backup/)
  assert.doesNotMatch(error, /Aborted|ASSERTIONS/)
})

test('a server that was killed during its first start starts normally the next time', async (context) => {
  const dataDir = newDataDir(context)
  const child = start(dataDir)
  while (!existsSync(join(dataDir, 'database', 'base'))) await wait(10)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const server = await startedOn(dataDir)
  assert.equal((await sendRequest(server.url, 'GET /readyz')).status, 200)
  await server.stop()
})
