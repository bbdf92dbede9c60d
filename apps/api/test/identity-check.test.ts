import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createNafathIdentityProvider } from '../src/adapters/nafath-identity.ts'
import { createSandboxIdentityProvider } from '../src/adapters/identity-provider.ts'
import { systemPorts } from '../src/adapters/system-ports.ts'
import { parseConfig } from '../src/config/config.ts'
import type { IdentityProvider } from '../src/ports/identity.ts'
import { removeExpiredRecords } from '../src/use-cases/retention/remove-expired.ts'
import { createCustomer, errorCodeOf, registrationForm, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'

/**
 * The app on the phone of whoever owns the ID: its next answer, and the IDs that it was asked
 * about.
 */
const phone: { answer: Awaited<ReturnType<IdentityProvider['read']>> | 'broken'; asked: string[] } = {
  answer: 'waiting',
  asked: [],
}
const identity: IdentityProvider = {
  async start({ id, nationalId }) {
    if (phone.answer === 'broken') throw new Error(`no answer for ${nationalId}`)
    phone.asked.push(nationalId)
    return { reference: id, number: '42' }
  },
  async read() {
    if (phone.answer === 'broken') throw new Error('no answer')
    return phone.answer
  },
}
const server = startTestServer({ DEMO: 'false', RATE_LIMIT_PER_ACCOUNT: '5' }, { identity })
const { ask, clock, running } = server

type Token = Pick<Person, 'token'>
const read = async ({ token }: Token) => Object((await ask('GET /api/my/identity', { token })).body).result
const start = ({ token }: Token) => ask('POST /api/my/identity', { token })
const check = async ({ token }: Token) =>
  Object((await ask('POST /api/my/identity/check', { token })).body).result
const answering = async (person: Token, answer: typeof phone.answer) => {
  phone.answer = 'waiting'
  const started = await start(person)
  assert.equal(started.status, 200, started.text)
  phone.answer = answer
  return check(person)
}
const registered = async (overrides: Readonly<Record<string, unknown>>) => {
  const form = registrationForm(overrides)
  const answer = await ask('POST /api/register', { body: form })
  const login = await ask('POST /api/login', { body: { login: form.email, password: form.password } })
  return { ...form, answer, token: String(Object(login.body).result?.api_token) }
}

test('a Nafath request shows a number until it is approved, and the ID is verified from then on @call:getIdentityCheck @call:startIdentityCheck @call:refreshIdentityCheck @rule:proved-id', async () => {
  const person = await createCustomer(server)
  assert.deepEqual(await read(person), { offered: true, proved: false, state: null, number: null })
  phone.answer = 'waiting'
  const started = await start(person)
  const waiting = { offered: true, proved: false, state: 'waiting', number: '42' }
  assert.deepEqual(Object(started.body).result, waiting)
  assert.equal(phone.asked.at(-1), person.nationalId)
  assert.deepEqual(await check(person), waiting)
  phone.answer = 'approved'
  const proved = { offered: true, proved: true, state: 'approved', number: null }
  assert.deepEqual(await check(person), proved)
  assert.deepEqual(await read(person), proved)
  assert.equal((await start(person)).status, 404, 'there is nothing left to prove')
})

test('a Nafath request that is denied, expires or gets no answer verifies nothing, and may be repeated @rule:proved-id', async () => {
  const person = await createCustomer(server)
  for (const state of ['denied', 'expired'] as const)
    assert.deepEqual(await answering(person, state), { offered: true, proved: false, state, number: null })
  assert.equal((await answering(person, 'broken')).state, 'waiting')
  clock.advance({ minutes: 3 })
  assert.equal((await check(person)).state, 'expired', 'our own clock ends it too')
  const broken = await start(person)
  assert.deepEqual([broken.status, errorCodeOf(broken.body)], [503, 'provider_unavailable'])
  phone.answer = 'waiting'
  assert.equal((await start(person)).status, 200)
  assert.equal((await start(person)).status, 429)
})

test('a customer who verifies an ID takes it from every account that only claimed it, and keeps it @rule:proved-id', async () => {
  const squatter = await createCustomer(server)
  const claim = { id_card: squatter.nationalId }
  const owner = await registered(claim)
  assert.equal(owner.answer.status, 201, owner.answer.text)
  const third = await registered(claim)
  assert.equal((await answering(owner, 'approved')).proved, true)
  for (const { token } of [squatter, third])
    assert.equal((await ask('GET /api/user/context', { token })).status, 401)
  const again = await ask('POST /api/login', {
    body: { login: third.email, password: third.password },
  })
  const loser = { token: String(Object(again.body).result.api_token) }
  assert.equal((await read(loser)).offered, false, 'an account without an ID has nothing to prove')
  const { body } = await ask('GET /api/user/context', { token: loser.token })
  assert.equal(Object(body).result.partner.id_card, null)
  const late = await registered(claim)
  assert.equal(errorCodeOf(late.answer.body), 'login_taken')
})

test('an ID that another account has verified cannot be verified again @rule:proved-id', async () => {
  const owner = await createCustomer(server)
  const other = await registered({})
  await answering(owner, 'approved')
  await running().app.database.write((tx) =>
    tx.execute(sql`update customers set national_id = ${owner.nationalId} where email = ${other.email}`),
  )
  assert.equal(errorCodeOf((await start(other)).body), 'login_taken')
})

test('Nafath requests are exported without their number, and deleted when their retention ends @rule:retention', async () => {
  const person = await createCustomer(server)
  await answering(person, 'denied')
  const { body } = await ask('GET /api/my/data', { token: person.token })
  assert.deepEqual(Object.keys(Object(body).result.identityChecks[0]).toSorted(), ['createdAt', 'state'])
  clock.advance({ minutes: 4 })
  await removeExpiredRecords(running().app)
  assert.equal((await read(person)).state, null)
})

test('the sandbox identity provider approves by itself after some seconds and denies IDs of residents', async () => {
  let now = new Date('2026-10-04T09:00:00Z')
  const sandbox = createSandboxIdentityProvider({ now: () => now, randomBytes: systemPorts.randomBytes })
  const request = await sandbox.start({ id: 'x', nationalId: '1012345672', language: 'ar' })
  assert.match(request.number, /^[1-9]\d$/)
  assert.equal(await sandbox.read({ ...request, nationalId: '1012345672' }), 'waiting')
  now = new Date(now.getTime() + 6_000)
  assert.equal(await sandbox.read({ ...request, nationalId: '1012345672' }), 'approved')
  assert.equal(await sandbox.read({ ...request, nationalId: '2012345671' }), 'denied')
})

test('the two calls to Nafath have the documented form, and an error contains no national ID', async () => {
  const received: unknown[] = []
  const replies: unknown[] = [
    { transId: 'a-transaction', random: 42 },
    { status: 'COMPLETED' },
    { status: 'REJECTED' },
    { message: '1012345672' },
  ]
  const gateway = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { 'app-id': id, 'app-key': key } = request.headers
      received.push([request.url, id, key, JSON.parse(Buffer.concat(parts).toString())])
      response.end(JSON.stringify(replies.shift()))
    })
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const bound = gateway.address()
  const apiUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const nafath = createNafathIdentityProvider({ apiUrl, appId: 'app', appKey: 'key', service: 'Login' })
  const nationalId = '1012345672'
  const request = await nafath.start({ id: 'an-id', nationalId, language: 'en' })
  assert.deepEqual(request, { reference: 'a-transaction', number: '42' })
  assert.equal(await nafath.read({ ...request, nationalId }), 'approved')
  assert.equal(await nafath.read({ ...request, nationalId }), 'denied')
  await assert.rejects(
    nafath.read({ ...request, nationalId }),
    (error: Error) => !error.message.includes(nationalId),
  )
  const status = { nationalId, transId: 'a-transaction', random: '42' }
  assert.deepEqual(received.slice(0, 2), [
    ['/api/v1/mfa/request?local=en&requestId=an-id', 'app', 'key', { nationalId, service: 'Login' }],
    ['/api/v1/mfa/request/status', 'app', 'key', status],
  ])
  gateway.close()
})

test('Nafath without its settings, and a sandbox with real customers, are refused at the start', () => {
  assert.throws(() => parseConfig({ IDENTITY_PROVIDER: 'nafath' }), /NAFATH_API_URL, NAFATH_APP_ID/)
  const production = { NODE_ENV: 'production', DEMO: 'false', PAYMENT_PROVIDER: 'sandbox' }
  assert.throws(() => parseConfig({ ...production, IDENTITY_PROVIDER: 'sandbox' }), /proves nothing/)
  assert.equal(parseConfig({}).identity, undefined)
})
