import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, test } from 'node:test'
import { InvalidCatalogueError } from '../src/catalogue/invalid-catalogue.ts'
import { readCatalogueFile } from '../src/catalogue/catalogue-file.ts'
import { putCatalogue } from '../src/db/put-catalogue.ts'
import { isPostgres } from './support/database.ts'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidResident } from './support/orders.ts'
import { errorCodeOf, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, running } = server
const office = officeClient(server)

const onServer = { skip: isPostgres ? false : 'the embedded database has one user at a time' }

const ours = new URL('../catalogue/catalogue.json', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'sakina-catalogue-'))
after(() => rmSync(folder, { recursive: true, force: true }))

type Source = {
  plans: { id: number; list_price: number; employee_wage: number; job_id: { id: number } }[]
  workers: { id: number }[]
  branches: { id: number }[]
  promotions: { code: string }[]
  terms: { content: { en: string } }[]
  special_packages: { durations: { code: string; days: number }[] }
}

/** Writes our catalogue with a change to a separate file. */
function fileWith(name: string, change: (source: Source) => void): string {
  const source: Source = JSON.parse(readFileSync(ours, 'utf8'))
  change(source)
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(source))
  return file
}

const put = (file: string | URL) =>
  running().app.database.write((tx) => putCatalogue(tx, readCatalogueFile(file), running().app.now()))

const shown = async (path: string) => Object((await ask(`GET /api/${path}`)).body).result

test('importing the same catalogue again changes nothing that customers see', async () => {
  const lists = ['services', 'plans?limit=100', 'workers?limit=100', 'nationalities', 'services/2/jobs']
  const before = await Promise.all(lists.map(shown))
  assert.deepEqual(await put(ours), { plans: 0, workers: 0, vouchers: 0 })
  assert.deepEqual(await Promise.all(lists.map(shown)), before)
})

test('a new price applies once it is imported; a plan missing from the file is no longer sold, and its contracts stay', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person)
  const { list_price: price } = await shown('plans/104')
  const [{ id: branch }] = Object((await ask('GET /api/branches')).body).branches.slice(-1)
  const off = await put(
    fileWith('new-offer.json', (source) => {
      source.plans = source.plans.filter(({ id }) => id !== 202)
      for (const plan of source.plans) if (plan.id === 104) plan.list_price += 100
      source.promotions = []
      source.workers = source.workers.map((worker) => ({ ...worker, branch_id: null }))
      source.branches = source.branches.filter(({ id }) => id !== branch)
    }),
  )
  assert.equal(off.plans, 1)
  assert.ok(off.vouchers > 0)
  assert.equal((await ask('GET /api/plans/202')).status, 404)
  const contract = await ask(`GET /api/my/contracts/${contractId}`, { token: person.token })
  assert.equal(contract.status, 200, contract.text)
  const voucher = await ask('POST /api/my/vouchers/claim', { token: person.token, body: { code: 'FIRST25' } })
  assert.equal(errorCodeOf(voucher.body), 'voucher_unknown')
  assert.equal((await shown('plans/104')).list_price, price + 100)
  const left = Object((await ask('GET /api/branches')).body).branches
  assert.ok(left.every(({ id }: { id: number }) => id !== branch))
  await put(ours)
  assert.equal((await ask('GET /api/plans/202')).status, 200)
})

test('an import keeps a worker off the offer whom the office took off, until the office puts her back', async () => {
  const status = async () => (await running().app.catalogue.read()).worker.get(1002)?.status
  const available = (answer: boolean) => office.done('workers/1002/availability', { available: answer })
  await available(false)
  await put(ours)
  assert.equal(await status(), 'unavailable')
  await available(true)
  await put(ours)
  assert.equal(await status(), 'available')
})

test('reading a catalogue file with errors fails with a list of all errors', () => {
  const file = fileWith('slips.json', (source) => {
    const [first, second, third] = source.plans
    assert.ok(first && second && third)
    first.job_id.id = 99
    second.employee_wage = second.list_price + 1
    third.id = first.id
    for (const each of source.special_packages.durations) if (each.code === '12months') each.days = 365
    const [terms] = source.terms
    assert.ok(terms)
    terms.content.en += '<p>{hoursOfNotice}</p>'
  })
  const told = (work: () => unknown): string => {
    try {
      work()
    } catch (error) {
      assert.ok(error instanceof InvalidCatalogueError, String(error))
      return error.message
    }
    return ''
  }
  const said = told(() => readCatalogueFile(file))
  assert.match(said, /plan \d+: there is no job 99/)
  assert.match(said, /plan \d+: has no price/)
  assert.match(said, /plan \d+: stands there twice/)
  assert.match(said, /term \d+: nothing fills \{hoursOfNotice\}/)
  assert.match(said, /special_packages: days of durations are not 90, 180, 360/)
  const wrong = fileWith('wrong.json', (source) => {
    for (const plan of source.plans.slice(0, 2)) plan.list_price = -1
  })
  assert.match(
    told(() => readCatalogueFile(wrong)),
    /plans\.0\.list_price: .*\n.*plans\.1\.list_price: /,
  )
  assert.match(
    told(() => readCatalogueFile(join(folder, 'nowhere.json'))),
    /nowhere\.json/,
  )
})

test(
  'the import command imports a catalogue file, relative to the current folder, while a server runs',
  onServer,
  async () => {
    const command = fileURLToPath(new URL('../src/catalogue-cli.ts', import.meta.url))
    fileWith('offer.json', (source) => {
      source.plans = source.plans.filter(({ id }) => id !== 203)
    })
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, [command, ...words], {
        env: {
          PATH: process.env['PATH'] ?? '',
          INIT_CWD: folder,
          DATABASE_URL: server.testDatabase().url ?? '',
        },
        encoding: 'utf8',
      })
    assert.match(run('offer.json', '--check').stdout, /^The file is well: 4 services/)
    assert.equal((await ask('GET /api/plans/203')).status, 200)
    const done = run('offer.json')
    assert.equal(done.status, 0, done.stderr)
    assert.match(done.stdout, /^The offer is in: 4 services.*\nOff the offer.*: 1 plans, 0 workers/)
    assert.equal((await ask('GET /api/plans/203')).status, 404)
    const none = run('gone.json')
    assert.equal(none.status, 1)
    assert.match(none.stderr, /gone\.json/)
    assert.doesNotMatch(none.stderr, /\bat .*\.ts/)
  },
)
