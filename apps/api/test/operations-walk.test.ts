import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import { completeCheckout } from './support/orders.ts'
import { findPostgresPrograms, startCluster } from './support/postgres.ts'
import { orderHourlyAt, signUpFamilyAt, type ServerProcess } from './support/server-process.ts'
import { sendRequest } from './support/server.ts'
import { nightly } from './support/tier.ts'

const root = join(import.meta.dirname, '../../..')

/** The printed lines of the document, without their comments. */
const printed: readonly string[] = Array.from(
  readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^```\n(.*?)^```$/gms),
  ([, block = '']) => block.split('\n'),
)
  .flat()
  .map((line) => line.replace(/\s+#.*$/, '').trim())
  .filter((line) => line !== '')

const needsContainers = 'there is no container engine here; operations.test.ts reads compose.yaml'
const needsRefund = 'it needs a refund that failed at the provider; refunds-once.test.ts makes one'

/** The lines that the walk below runs, in its order. */
const walked = {
  roles: 'SERVER_PASSWORD=… psql --file apps/api/roles.sql postgres://owner@…',
  migrate: 'DATABASE_URL=postgres://owner@… pnpm --filter @sakina/api migrate',
  build: 'pnpm build',
  start:
    'DATABASE_URL=postgres://sakina_server@… PGPASSWORD=… PUBLIC_URL=https://… NODE_ENV=production PAYMENT_PROVIDER=sandbox OPS_TOKEN=… WEB_DIST=apps/web/dist/client OFFICE_DIST=apps/office/dist pnpm --filter @sakina/api start',
  check: 'pnpm --filter @sakina/api catalogue our-offer.json --check',
  offer: 'DATABASE_URL=postgres://… pnpm --filter @sakina/api catalogue our-offer.json',
  office: 'SAKINA_URL=https://… OPS_TOKEN=… pnpm --filter @sakina/api ops orders',
  owner: 'ops add-staff noura@agency.example Noura owner',
  clerk: 'ops add-staff huda@agency.example Huda desk,dispatch 2',
  otherRole: 'ops change-staff <person> finance any',
  forgotten: 'ops staff-password <person>',
  left: 'ops end-staff <person>',
  unclear: 'ops refunds unclear',
  dump: 'pg_dump --format=custom --file sakina.dump postgres://owner@…',
  restore: 'pg_restore --no-owner --no-privileges --dbname postgres://owner@new… sakina.dump',
  rolesAgain: 'SERVER_PASSWORD=… psql --file apps/api/roles.sql postgres://owner@new…',
  migrateAgain: 'DATABASE_URL=postgres://owner@new… pnpm --filter @sakina/api migrate',
} as const

/** The lines that no test runs here, and why. */
const notRunHere: Readonly<Record<string, string>> = {
  "docker buildx imagetools inspect postgres:17 --format '{{.Manifest.Digest}}'": needsContainers,
  'POSTGRES_PASSWORD=… SERVER_PASSWORD=… PAYMENT_PROVIDER=sandbox docker compose up --build': needsContainers,
  'docker compose exec server-1 node apps/api/src/ops-cli.ts orders': needsContainers,
  'docker compose run --rm --volume ./our-offer.json:/offer.json:ro server-1 node apps/api/src/catalogue-cli.ts /offer.json':
    needsContainers,
  'ops refund <refund> sent "Seen at Geidea"': needsRefund,
  'ops send-refund <refund>': needsRefund,
  'ops refund <refund> failed "Card closed"': needsRefund,
}

test('every line that docs/operations.md prints is walked, or marked as not run here', () => {
  const known: readonly string[] = [...Object.values(walked), ...Object.keys(notRunHere)]
  assert.deepEqual([...printed].toSorted(), [...known].toSorted())
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** A new cluster with an owner who is no superuser and owns an empty database. */
async function newMachine(context: TestContext) {
  const cluster = await startCluster()
  context.after(() => cluster.stop())
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create role owner login createrole')
  await client.query('create database sakina owner owner')
  await client.end()
  const { host } = new URL(cluster.url)
  return { owner: `postgres://owner@${host}/sakina`, server: `postgres://sakina_server@${host}/sakina` }
}

test(
  'an agency is set up, sells, is backed up and restored on a new cluster, and is upgraded, by the lines that docs/operations.md prints',
  {
    ...nightly,
    timeout: 1_800_000,
  },
  async (context) => {
    const programs = findPostgresPrograms()
    assert.ok(programs, 'PostgreSQL is not installed')
    const folder = mkdtempSync(join(tmpdir(), 'sakina-walk-'))
    context.after(() => rmSync(folder, { recursive: true, force: true }))
    copyFileSync(join(root, 'apps/api/catalogue/catalogue.json'), join(folder, 'our-offer.json'))
    const [machine, next] = [await newMachine(context), await newMachine(context)]
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const environment = {
      ...process.env,
      PATH: [programs, join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TEST_DATABASE_URL: '',
    }
    let person = ''
    const filledIn = (line: string, at: typeof machine): string =>
      line
        .replaceAll('<person>', person)
        .replaceAll('postgres://owner@new…', next.owner)
        .replaceAll('postgres://owner@…', machine.owner)
        .replaceAll('postgres://sakina_server@…', at.server)
        .replaceAll('postgres://…', at.server)
        .replaceAll('https://…', url)
        .replaceAll('our-offer.json', join(folder, 'our-offer.json'))
        .replaceAll('sakina.dump', join(folder, 'sakina.dump'))
        .replaceAll('…', 'walk-through-it-all-24-letters')
        .replace(
          /^ops /,
          `SAKINA_URL=${url} OPS_TOKEN=walk-through-it-all-24-letters pnpm --filter @sakina/api ops `,
        )
    const run = (line: string): string => {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', filledIn(line, machine)], {
        cwd: root,
        env: environment,
        encoding: 'utf8',
      })
      assert.equal(status, 0, `${line}\n${stdout}\n${stderr}`)
      context.diagnostic(`run: ${line}`)
      return stdout
    }
    const children: ChildProcess[] = []
    context.after(async () => {
      for (const child of children) await stop(child)
    })
    const start = async (at: typeof machine): Promise<ChildProcess> => {
      const child = spawn('bash', ['-c', filledIn(walked.start, at)], {
        cwd: root,
        env: environment,
        detached: true,
      })
      children.push(child)
      let said = ''
      child.stderr.on('data', (part: Buffer) => (said += part.toString()))
      const listening = new Promise<boolean>((resolve) => {
        child.stdout.on('data', (part: Buffer) => {
          said += part.toString()
          if (said.includes('is listening')) resolve(true)
        })
        child.on('exit', () => resolve(false))
      })
      assert.ok(await listening, said)
      context.diagnostic(`run: ${walked.start}`)
      return child
    }
    const ask: ServerProcess['ask'] = (call, asked) => sendRequest(url, call, asked)
    const server = { url, pid: 0, folder, ask, kill: async () => {} }

    run(walked.roles)
    run(walked.migrate)
    run(walked.build)
    let running = await start(machine)
    assert.match(run(walked.check), /The file is well/)
    assert.match(run(walked.offer), /The offer is in/)
    const page = await ask('GET /')
    assert.equal(page.status, 200)
    assert.match(page.text, /<html[^>]+lang="ar"/)
    const family = await signUpFamilyAt(server)
    const orderId = await orderHourlyAt(server, family)
    assert.equal((await completeCheckout(server, orderId, 'succeed')).status, 303)
    const stateOf = async (): Promise<string> => {
      const order = await ask(`GET /api/my/orders/${orderId}`, { token: family.token })
      return String(Object(order.body).result?.status?.value)
    }
    assert.equal(await stateOf(), 'processing')
    assert.match(run(walked.office), new RegExp(orderId))
    assert.match(run(walked.owner), /"password": "/)
    person = /"id": "([\w-]+)"/.exec(run(walked.clerk))?.[1] ?? ''
    assert.match(run(walked.otherRole), /"finance"/)
    assert.match(run(walked.forgotten), /"password": "/)
    run(walked.left)
    assert.match(run(walked.unclear), /"result": \[\]/)

    // The upgrade: the new migrate runs beside the old server, and sessions outlive its replacement.
    run(walked.migrate)
    await stop(running)
    running = await start(machine)
    assert.equal(await stateOf(), 'processing')

    run(walked.dump)
    await stop(running)
    run(walked.restore)
    run(walked.rolesAgain)
    run(walked.migrateAgain)
    await start(next)
    assert.equal(await stateOf(), 'processing')
    await orderHourlyAt(server, family, 20)
    context.diagnostic(
      `${Object.keys(walked).length} lines run, ${Object.keys(notRunHere).length} not run here: ` +
        Object.entries(notRunHere)
          .map(([line, why]) => `${line} (${why})`)
          .join('; '),
    )
  },
)

/** Stops the shell with everything it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await gone
}
