import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import * as v from 'valibot'
import { createMemoryMailer } from '../src/adapters/mailer.ts'
import { memoryTextSender } from '../src/adapters/text-sender.ts'
import { configFrom, startServer, type RunningServer } from '../src/server.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { copyDemoData } from './support/quick-start.ts'
import { sendRequest } from './support/server.ts'

const mailer = createMemoryMailer()
const texts = memoryTextSender()
const folder = mkdtempSync(join(tmpdir(), 'sakina-demo-'))
let running: RunningServer | undefined

before(async () => {
  copyDemoData(folder)
  running = await startServer(
    configFrom({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'silent' }),
    { mailer, texts, background: false },
  )
})
after(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const Session = v.object({ result: v.object({ api_token: v.string(), partner_id: v.string() }) })

const signIn = async (login: string) => {
  const answer = await sendRequest(running?.address ?? '', 'POST /api/login', {
    body: { login, password: 'sakina-demo-2026' },
  })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(Session, answer.body).result.api_token
}

const read = async (token: string, path: string) => {
  const answer = await sendRequest(running?.address ?? '', `GET /api/${path}`, { token })
  assert.equal(answer.status, 200, `${path} ${answer.text}`)
  return Object(answer.body).result
}

type Valued = { readonly state?: { readonly value: string }; readonly status?: { readonly value: string } }
const valuesOf = (rows: readonly Valued[]) => new Set(rows.map((row) => (row.state ?? row.status)?.value))

test('the demo customer has a contract in each of the eight states @rule:contract-states', async () => {
  const token = await signIn('1012345672')
  for (const state of [
    'running',
    'cancelled',
    'expiring',
    'defaulted',
    'on_hold',
    'pending_swap',
    'suspended',
    'finished',
  ])
    assert.ok((await read(token, `services/${state}`)).length > 0, state)
})

test('the demo customer has orders of every kind and status', async () => {
  const token = await signIn('1012345672')
  const orders = await read(token, 'my/orders?limit=100')
  assert.deepEqual(
    new Set(orders.map(({ kind }: { kind: string }) => kind)),
    new Set(['hourly', 'resident', 'period', 'mediation', 'special_packages']),
  )
  assert.deepEqual(
    valuesOf(orders),
    new Set([
      'draft',
      'pending_payment',
      'paid',
      'processing',
      'active',
      'completed',
      'cancelled',
      'expired',
    ]),
  )
})

test('each paid order of the demo customer shows the day, time, place and worker that an order of its kind has @rule:paid-order-says-all', async () => {
  const token = await signIn('1012345672')
  const orders = await read(token, 'my/orders?limit=100')
  const paid = orders.filter(({ status }: { status: { value: string } }) =>
    ['paid', 'processing', 'active', 'completed'].includes(status.value),
  )
  assert.ok(paid.length >= 8, String(paid.length))
  for (const order of paid) {
    const { kind, number, visits, first_visit_date, employee_id: worker } = order
    const days = visits.map(({ date, arrive_from, arrive_to }: Record<string, string>) => [
      date,
      arrive_from,
      arrive_to,
    ])
    if (kind === 'hourly') assert.ok(days.length > 0 && days.flat().every(Boolean), `${number} ${days}`)
    // A recruitment begins when the worker arrives, and nobody knows that day before the visa is issued.
    else if (kind !== 'mediation') assert.ok(first_visit_date, `${number} begins`)
    if (kind === 'hourly' || order.need_delivery) assert.ok(order.partner_shipping_id?.name, `${number} home`)
    else if (kind !== 'special_packages') assert.ok(order.branch_id?.name, `${number} branch`)
    if (worker !== null) {
      assert.ok(worker.name, `${number} who`)
      assert.ok(worker.gender && worker.nationality_code && worker.job_code, `${number} portrait`)
    }
  }
})

test('the demo customer has requests, complaints, invoices and visits in several states, and a wallet, points, a voucher and a card', async () => {
  const token = await signIn('1012345672')
  assert.deepEqual(
    valuesOf(await read(token, 'my/requests?limit=100')),
    new Set(['open', 'approved', 'rejected']),
  )
  const complaints = await read(token, 'complaint/requests')
  assert.deepEqual(
    new Set(complaints.map((each: { complaint_state: { value: string } }) => each.complaint_state.value)),
    new Set(['open', 'on_hold', 'closed']),
  )
  const invoices = await read(token, 'my/invoices')
  assert.deepEqual(valuesOf(invoices), new Set(['paid', 'unpaid', 'credited']))
  assert.ok(invoices.some(({ kind }: { kind: string }) => kind === 'credit_note'))
  const visits = await read(token, 'my/visit-lines')
  const states = new Set(visits.map((each: { visit_status: { value: string } }) => each.visit_status.value))
  for (const state of ['scheduled', 'done', 'missed', 'cancelled']) assert.ok(states.has(state), state)
  assert.ok((await read(token, 'my/wallet')).frozen > 0)
  const entries: { label: string; note: string | null }[] = await read(token, 'my/wallet/entries?limit=100')
  assert.ok(entries.length > 3)
  assert.equal(entries.find(({ label }) => label === 'Welcome credit')?.note, null)
  assert.ok((await read(token, 'my/rewards')).points > 0)
  // Only vouchers from points remain, because the offer for a first order no longer applies.
  const [ofPoints, ...others] = await read(token, 'my/vouchers')
  assert.equal(ofPoints.terms, 'Taken off the service of one order, before VAT.')
  assert.deepEqual(others, [])
  assert.equal((await read(token, 'my/cards'))[0].last4, '4242')
})

test('the demo’s new customer has no records but one voucher, and the demo sends no emails and no texts', async () => {
  const token = await signIn('1098765439')
  for (const path of ['services/running', 'my/orders', 'my/invoices', 'my/visit-lines', 'my/cards'])
    assert.deepEqual(await read(token, path), [], path)
  const offered: { code: string }[] = await read(token, 'my/vouchers')
  assert.deepEqual(
    offered.map(({ code }) => code),
    ['FIRST25'],
  )
  const kinds = ['mail', 'notice_mail', 'text', 'notice_text'] as const
  if (running !== undefined) while ((await drainOutbox(running.app, { kinds })) > 0);
  assert.deepEqual([...mailer.sentEmails, ...texts.messages], [])
  assert.deepEqual(
    readdirSync(folder).filter((name) => ['mail', 'texts'].includes(name)),
    [],
  )
})

test('the numbers of the demo’s invoices and credit notes rise with their dates @rule:invoices', async () => {
  const token = await signIn('1012345672')
  const invoices: { name: string; kind: string; date: string }[] = await read(token, 'my/invoices')
  for (const prefix of ['INV', 'CN']) {
    const days = invoices
      .filter(({ name }) => name.startsWith(prefix))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ date }) => date)
    assert.ok(days.length > 0)
    assert.deepEqual(days, days.toSorted(), prefix)
  }
})
