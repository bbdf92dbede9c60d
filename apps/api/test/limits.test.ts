import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { networkOfIp } from '../src/use-cases/limits.ts'
import { officeClient, officeToken } from './support/office.ts'
import { hourlyOrderBody, placePaidHourly, placeHourly } from './support/orders.ts'
import { errorCodeOf, registrationForm, testPassword, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'

const server = startTestServer({
  OPS_TOKEN: officeToken,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_PER_ADDRESS: '8',
  RATE_LIMIT_PER_ACCOUNT: '5',
})
const { ask, sentEmails, running } = server
const { done } = officeClient(server)

const from = (address: string) => ({ 'x-forwarded-for': address })

/**
 * The number of IP addresses used so far. `somewhere` returns a new one, so that tests do not share
 * a limit.
 */
let homes = 0
const somewhere = () => from(`198.51.100.${(homes += 1)}`)

const signIn = (login: string, typed: string, headers: Readonly<Record<string, string>>) =>
  ask('POST /api/login', { body: { login, password: typed }, headers })

test('all IPv6 addresses of a household count as one for rate limits @R20', async () => {
  const seen: number[] = []
  for (let host = 1; host <= 9; host += 1)
    seen.push((await signIn(`100000000${host}`, 'wrong', from(`2001:db8:7:1::${host}`))).status)
  assert.deepEqual(seen, [...Array.from({ length: 8 }, () => 401), 429])
  assert.equal((await signIn('1000000008', 'wrong', from('2001:db8:7:2::1'))).status, 401)
})

test('successful sign-ins of many families with one IP address are all accepted', async () => {
  const [people, carrier] = [
    await Promise.all(Array.from({ length: 10 }, () => createCustomer(server))),
    somewhere(),
  ]
  const seen: number[] = []
  for (const person of [...people, ...people])
    seen.push((await signIn(person.nationalId, testPassword, carrier)).status)
  assert.deepEqual(new Set(seen), new Set([200]))
})

test('invalid bodies do not use up the rate limit of others with the same IP address', async () => {
  const [person, carrier] = [await createCustomer(server), somewhere()]
  for (const body of [{}, '', '{"login":', { login: 1 }, []])
    for (let each = 0; each < 4; each += 1) await ask('POST /api/login', { body, headers: carrier })
  for (let each = 0; each < 20; each += 1) await ask('POST /api/register', { body: {}, headers: carrier })
  assert.equal((await signIn(person.nationalId, testPassword, carrier)).status, 200)
  assert.equal((await ask('POST /api/register', { body: registrationForm(), headers: carrier })).status, 201)
})

test('a bot that guesses passwords blocks its IP address for strangers, but not for known families @R20', async () => {
  const [family, stranger, carrier] = [
    await createCustomer(server),
    await createCustomer(server),
    somewhere(),
  ]
  assert.equal((await signIn(family.nationalId, testPassword, carrier)).status, 200)
  for (let guess = 0; guess < 9; guess += 1) await signIn(`100000010${guess}`, 'wrong', carrier)
  assert.equal((await signIn(stranger.nationalId, testPassword, carrier)).status, 429)
  assert.equal((await signIn(family.nationalId, testPassword, carrier)).status, 200)
  assert.equal((await signIn(stranger.nationalId, testPassword, somewhere())).status, 200)
})

test('orders are limited by customer, and neither orders nor checkouts by a shared IP address @rule:limits', async () => {
  const carrier = somewhere()
  for (let each = 0; each < 10; each += 1) {
    const person = await createCustomer(server)
    const placed = await ask('POST /api/sale_order/hourly', {
      token: person.token,
      headers: carrier,
      body: hourlyOrderBody(person, {
        service_date: `2026-11-${10 + each}`,
        visit_window: 'evening',
        service_package_id: 105,
      }),
    })
    assert.notEqual(placed.status, 429, placed.text)
    const { id } = Object(placed.body)
    if (placed.status === 201)
      assert.equal((await ask(`GET /checkout/${id}`, { headers: carrier })).status, 200)
  }
  const restless = await createCustomer(server)
  const statuses: number[] = []
  for (let each = 0; each < 9; each += 1)
    statuses.push(
      (
        await ask('POST /api/sale_order/hourly', {
          token: restless.token,
          headers: somewhere(),
          body: hourlyOrderBody(restless, { service_date: '2020-01-01' }),
        })
      ).status,
    )
  assert.ok(!statuses.slice(0, 8).includes(429), String(statuses))
  assert.equal(statuses.at(-1), 429)
})

test('a bot that guesses order ids is stopped, and families with its IP address can still pay @R20', async () => {
  const [family, carrier] = [await createCustomer(server), somewhere()]
  const { id } = await placeHourly(server, family, { service_date: '2026-12-08' })
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await ask(`GET /checkout/${randomUUID()}`, { headers: carrier })).status)
  assert.deepEqual(statuses, [...Array.from({ length: 8 }, () => 404), 429, 429, 429, 429])
  assert.equal((await ask(`GET /checkout/${id}`, { headers: carrier })).status, 200)
})

test('invalid orders of a signed-in customer count toward the limit of that customer, not of others with the same IP address @rule:limits', async () => {
  const [restless, family, carrier] = [
    await createCustomer(server),
    await createCustomer(server),
    somewhere(),
  ]
  const order = (token: string, body: unknown) =>
    ask('POST /api/sale_order/hourly', { token, headers: carrier, body })
  const statuses: number[] = []
  for (let each = 0; each < 9; each += 1) statuses.push((await order(restless.token, {})).status)
  assert.deepEqual(statuses, [...Array.from({ length: 8 }, () => 422), 429])
  assert.equal(
    (await order(family.token, hourlyOrderBody(family, { service_date: '2026-12-09' }))).status,
    201,
  )
})

test('the rate limit groups IPv6 addresses by network, and recognises every notation of an IP address', () => {
  for (const same of ['2001:db8:0:1::9', '2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1:2:3:4:5%eth0'])
    assert.equal(networkOfIp(same), '2001:db8:0:1')
  assert.equal(networkOfIp('2001:db8::1:2:3:4'), '2001:db8:0:0')
  assert.equal(networkOfIp('::1'), '0:0:0:0')
  assert.equal(networkOfIp('::ffff:203.0.113.9'), '203.0.113.9')
  assert.equal(networkOfIp('203.0.113.9'), '203.0.113.9')
  assert.equal(networkOfIp('somebody@home.example'), 'somebody@home.example')
})

test('emails to one mailbox are limited across every spelling of its address @rule:limits', async () => {
  const [{ email }, headers] = [await createCustomer(server), somewhere()]
  const seen: number[] = []
  for (let hidden = 0; hidden < 6; hidden += 1) {
    const typed = email.toUpperCase().replace('@', `${'\u200B'.repeat(hidden)}@`)
    seen.push((await ask('POST /api/forget_password', { body: { email: typed }, headers })).status)
  }
  assert.deepEqual(seen, [200, 200, 200, 200, 200, 429])
})

test('a password reset unlocks a login that guesses had locked', async () => {
  const [person, headers] = [await createCustomer(server), somewhere()]
  for (let guess = 0; guess < 6; guess += 1) await signIn(person.nationalId, 'wrong', somewhere())
  assert.equal((await signIn(person.nationalId, testPassword, headers)).status, 429)
  await ask('POST /api/forget_password', { body: { email: person.email }, headers })
  await drainOutbox(running().app)
  const letter = sentEmails().findLast((each) => each.to === person.email)
  const token = new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const fresh = 'a green garden 43'
  const reset = await ask('POST /api/reset_password', {
    body: { email: person.email, token, new_password: fresh, confirm_password: fresh },
    headers,
  })
  assert.equal(reset.status, 200, reset.text)
  assert.equal((await signIn(person.nationalId, fresh, headers)).status, 200)
})

test('the office clears the rate limits of an account by its email, its national ID or its customer id', async () => {
  const [person, home] = [await createCustomer(server), somewhere()]
  assert.equal((await signIn(person.nationalId, testPassword, home)).status, 200)
  for (const subject of [person.email, person.nationalId, person.id])
    for (const headers of [home, somewhere()]) {
      for (let guess = 0; guess < 6; guess += 1) await signIn(person.nationalId, 'wrong', headers)
      assert.equal((await signIn(person.nationalId, testPassword, headers)).status, 429)
      await done('rate-limits/reset', { subject })
      assert.equal((await signIn(person.nationalId, testPassword, headers)).status, 200)
    }
})

test('the server limits how many addresses an account adds within a time window @rule:limits', async () => {
  const { id, token } = await createCustomer(server)
  const add = () =>
    ask('POST /api/partners/child', {
      token,
      body: {
        name: 'Home',
        parent_id: id,
        country_id: 1,
        state_id: 5,
        neighborhood_id: 1,
        number_building: '2929',
        streetName: 'Prince Street',
      },
    })
  for (let each = 0; each < 5; each += 1) assert.equal((await add()).status, 201)
  assert.equal(errorCodeOf((await add()).body), 'rate_limited')
})

test('the server limits how often an account moves visits, and the office can clear the limit @rule:limits', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_date: '2026-10-20' })
  const visits = await ask('GET /api/my/visit-lines', { token: person.token })
  let { id } = Object(visits.body).result[0]
  const move = async (date: string) => {
    const moved = await ask(`POST /api/my/visits/${id}/move`, {
      token: person.token,
      body: { date, visit_window: 'morning' },
    })
    id = Object(moved.body).result?.id ?? id
    return moved
  }
  for (let each = 0; each < 10; each += 1) {
    const moved = await move(each % 2 === 0 ? '2026-10-21' : '2026-10-20')
    assert.equal(moved.status, 200, moved.text)
  }
  const stopped = await move('2026-10-21')
  assert.deepEqual([stopped.status, errorCodeOf(stopped.body)], [429, 'rate_limited'])
  await done('rate-limits/reset', { subject: person.email })
  assert.equal((await move('2026-10-21')).status, 200)
})

test('codes of vouchers cannot be guessed without end, and a known code never uses up the limit @rule:limits', async () => {
  const person = await createCustomer(server)
  const guest = somewhere()
  const quote = (voucher_code: string, token?: string) =>
    ask('POST /api/quote', {
      ...(token === undefined ? { headers: guest } : { token }),
      body: { plan_id: 101, voucher_code },
    })
  for (let each = 0; each < 12; each += 1) assert.equal((await quote('FIRST25', person.token)).status, 200)
  const statuses: number[] = []
  for (let each = 0; each < 12; each += 1) statuses.push((await quote(`GV${each}`, person.token)).status)
  assert.equal(statuses.at(-1), 429)
  const claim = await ask('POST /api/my/vouchers/claim', { token: person.token, body: { code: 'FIRST25' } })
  assert.equal(errorCodeOf(claim.body), 'rate_limited')
  assert.equal((await quote('FIRST25', (await createCustomer(server)).token)).status, 200)
  const anonymous: number[] = []
  for (let each = 0; each < 25; each += 1) anonymous.push((await quote(`GX${each}`)).status)
  assert.equal(anonymous.filter((status) => status !== 429).length, 8)
})
