import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { allOperations } from '@sakina/api-client/wire'
import { opsCommands } from '../src/ops-commands.ts'
import { prepareOpsRequest, UsageError } from '../src/ops-request.ts'
import { fetchOrder, placePaidResident } from './support/orders.ts'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const token = 'the office of this test, 24+'
const server = startTestServer({ OPS_TOKEN: token })
const cli = fileURLToPath(new URL('../src/ops-cli.ts', import.meta.url))

const started = (words: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>((resolve) => {
    const child = spawn(process.execPath, [cli, ...words], { env })
    let [out, err] = ['', '']
    child.stdout.on('data', (part) => (out += String(part)))
    child.stderr.on('data', (part) => (err += String(part)))
    child.on('exit', (code) => resolve({ code, out, err }))
  })

const run = (words: readonly string[], opsToken = token, address = server.running().address) =>
  started(words, { ...process.env, OPS_TOKEN: opsToken, SAKINA_URL: address })

test('the ops command finds the token of the data folder from the current folder', async () => {
  const stand = mkdtempSync(join(tmpdir(), 'sakina-ops-'))
  mkdirSync(join(stand, '.data'))
  writeFileSync(join(stand, '.data/ops-token'), `${token}\n`)
  const { PATH = '' } = process.env
  const asked = await started(['orders'], { PATH, INIT_CWD: stand, SAKINA_URL: server.running().address })
  rmSync(stand, { recursive: true })
  assert.equal(asked.code, 0, asked.err)
})

test('every operation of the office has a command', () => {
  const previewed = prepareOpsRequest(['preview', 'cancel-order', 'SK-1', 'x'], () => 'a-new-key')
  const covered = new Set([...Object.values(opsCommands), previewed].map(({ operation }) => operation.id))
  const missing = allOperations
    .filter(({ auth, id }) => auth === 'ops' && !covered.has(id))
    .map(({ id }) => id)
  assert.deepEqual(missing, [])
})

test('a preview of an ops command carries the command, and --by says who acts @W9', () => {
  const newKey = () => 'a-new-key'
  const { operation, params, body, key } = prepareOpsRequest(
    ['preview', 'cancel-order', 'SK-1', 'No worker', '--by=Huda'],
    newKey,
  )
  assert.deepEqual([operation.id, params, key], ['opsPreviewAct', undefined, undefined])
  assert.deepEqual(body, {
    operation: 'opsCancelOrder',
    id: 'SK-1',
    body: { reason: 'No worker', by: 'Huda' },
  })
  assert.deepEqual(prepareOpsRequest(['wallet', 'c-1', '5', 'Sorry', '--by=Huda'], newKey).body, {
    amount: 5,
    reason: 'Sorry',
    by: 'Huda',
  })
  assert.throws(
    () => prepareOpsRequest(['preview', 'must-change-password', 'c-1', 'yes'], newKey),
    UsageError,
  )
  assert.throws(() => prepareOpsRequest(['stage', 'o-1', 'arrived', '--by=Huda'], newKey), UsageError)
})

test('an ops command line becomes a request; an incomplete or unknown one is a usage error', () => {
  const newKey = () => 'a-new-key'
  const { operation, params, body, key } = prepareOpsRequest(['stage', 'o-1', 'arrived'], newKey)
  assert.deepEqual(
    [operation.id, params, body, key],
    ['opsAdvanceOrder', { id: 'o-1' }, { stage: 'arrived' }, 'a-new-key'],
  )
  assert.equal(
    prepareOpsRequest(['stage', 'o-1', 'arrived', '--key=a-key-of-before'], newKey).key,
    'a-key-of-before',
  )
  assert.deepEqual(prepareOpsRequest(['orders', 'draft'], newKey).query, { status: 'draft' })
  assert.deepEqual(
    prepareOpsRequest(['orders', '--page=2', '--limit=50', '--search=0555 123'], newKey).query,
    {
      page: '2',
      limit: '50',
      search: '0555 123',
    },
  )
  assert.deepEqual(
    prepareOpsRequest(['assign', 'CT-1', 'any', '2026-12-01', '1002', '--by=Huda'], newKey).body,
    {
      from: '2026-12-01',
      instead_of: 1002,
      by: 'Huda',
    },
  )
  assert.throws(() => prepareOpsRequest(['refunds', 'sent', '--worker=1'], newKey), UsageError)
  assert.throws(() => prepareOpsRequest(['stage', 'o-1'], newKey), UsageError)
  assert.throws(() => prepareOpsRequest(['toString'], newKey), UsageError)
  assert.throws(() => prepareOpsRequest(['orders', '--key=a-key-of-before'], newKey), UsageError)
})

test('`ops stage` moves an order of the running server and explains a refusal', async () => {
  const person = await createCustomer(server)
  const { orderId } = await placePaidResident(server, person)
  const moved = await run(['stage', orderId, 'on_the_way'])
  assert.equal(moved.code, 0, moved.err)
  assert.equal((await fetchOrder(server, person, orderId)).stage, 'on_the_way')
  const again = await run(['stage', orderId, 'on_the_way'])
  assert.equal(again.code, 1)
  assert.match(again.err, /transition_not_allowed/)
  assert.match((await run(['orders'], 'a wrong token of 24 letters')).err, /unauthorized/)
  assert.match((await run(['help'])).out, /must-change-password/)
})

/** A proxy that forwards every call and drops the first responses, like a failing connection. */
async function losing<Result>(answers: number, work: (address: string) => Promise<Result>): Promise<Result> {
  let left = answers
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = new Headers()
    for (const name of ['authorization', 'content-type', 'idempotency-key'])
      headers.set(name, String(request.headers[name]))
    const passed = await fetch(`${server.running().address}${request.url}`, {
      method: 'POST',
      headers,
      body: await text(request),
    })
    const answer = await passed.text()
    left -= 1
    if (left >= 0) request.socket.destroy()
    else response.writeHead(passed.status, { 'content-type': 'application/json' }).end(answer)
  }
  const between = createServer((request, response) => void pass(request, response))
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  try {
    return await work(`http://127.0.0.1:${(between.address() as AddressInfo).port}`)
  } finally {
    between.close()
  }
}

test('an adjustment and a charge from the command line happen once, also after lost responses', async () => {
  const person = await createCustomer(server)
  const { contractId } = await placePaidResident(server, person)
  const { reader } = server.running().app.database
  const posted = async () =>
    (
      await reader.execute(
        sql`select (select count(*)::int from ledger_entries where customer_id = ${person.id} and kind = 'compensation') as gifts,
                   (select count(*)::int from invoices where contract_id = ${contractId} and kind = 'office_charge') as charges`,
        'objects',
      )
    )[0]
  const charge = ['charge', contractId, '50', 'A key']
  const charged = await losing(2, (address) => run(charge, token, address))
  assert.equal(charged.code, 0, charged.err)
  assert.deepEqual(await posted(), { gifts: 0, charges: 1 })
  const gift = ['wallet', person.id, '50', 'For the delay']
  const lost = await losing(3, (address) => run(gift, token, address))
  assert.equal(lost.code, 1)
  const [again = ''] = /--key=\S+/.exec(lost.err) ?? []
  assert.match(again, /--key=.{8,}/, lost.err)
  const asked = await run([...gift, again])
  assert.equal(asked.code, 0, asked.err)
  assert.match(asked.out, /"balance": 50/)
  assert.deepEqual(await posted(), { gifts: 1, charges: 1 })
  assert.match((await run(['wallet', person.id, '60', 'Other', again])).err, /idempotency_key_reused/)
})
