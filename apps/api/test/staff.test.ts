import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { officeClient, officeToken } from './support/office.ts'
import { placePaidHourly, placePaidResident } from './support/orders.ts'
import { createCustomer, errorCodeOf } from './support/people.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { cookieOf, createClerk, ownOrigin, staffPassword } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken, RATE_LIMIT_PER_ACCOUNT: '5' })
const { ask, clock, running } = server
const { office, done } = officeClient(server)

const result = (answer: TestResponse) => Object(answer.body).result

const signIn = (email: string, password: string, headers: Readonly<Record<string, string>> = {}) =>
  ask('POST /ops/session', { body: { email, password }, headers: { origin: ownOrigin(server), ...headers } })

const tokenIn = (answer: TestResponse): string =>
  /^sakina-office=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

const newPassword = 'a louder office 42'

test('the first owner is added by a command, must change the shown password, and then adds a clerk @rule:office', async () => {
  const unreadable = await office('staff', { email: 'owner', name: 'Noura', roles: ['owner'] })
  assert.equal(unreadable.status, 422)
  const { password, must_change_password: mustChange } = await done('staff', {
    email: 'Owner@Agency.example',
    name: 'Noura',
    roles: ['owner'],
  })
  assert.equal(mustChange, true)
  const first = await signIn('owner@agency.EXAMPLE', password)
  assert.equal(first.status, 200, first.text)
  assert.doesNotMatch(first.text, new RegExp(tokenIn(first)))
  const headers = { cookie: cookieOf(tokenIn(first)), origin: ownOrigin(server) }
  assert.equal((await ask('GET /ops/session', { headers })).status, 200)
  assert.equal(errorCodeOf((await ask('GET /ops/orders', { headers })).body), 'forbidden')
  const passwords = { new_password: newPassword, confirm_password: newPassword }
  const wrong = await ask('POST /ops/session/password', {
    headers,
    body: { ...passwords, old_password: 'not this one' },
  })
  assert.equal(errorCodeOf(wrong.body), 'wrong_password')
  const same = { old_password: password, new_password: password, confirm_password: password }
  assert.equal((await ask('POST /ops/session/password', { headers, body: same })).status, 422)
  const changed = await ask('POST /ops/session/password', {
    headers,
    body: { ...passwords, old_password: password },
  })
  assert.equal(changed.status, 200, changed.text)
  assert.equal((await ask('GET /ops/orders', { headers })).status, 200)

  const clerk = await ask('POST /ops/staff', {
    headers,
    body: { email: 'huda@agency.example', name: 'Huda', roles: ['desk'], branches: [2] },
  })
  assert.equal(clerk.status, 201, clerk.text)
  assert.deepEqual(result(clerk).branch_ids[0].id, 2)
  const twice = await ask('POST /ops/staff', {
    headers,
    body: { email: 'HUDA@agency.example', name: 'Huda', roles: ['desk'] },
  })
  assert.equal(errorCodeOf(twice.body), 'login_taken')
  const [act] = result(await ask('GET /ops/acts?limit=1', { headers }))
  assert.deepEqual([act.operation, act.by, act.reason], ['opsAddStaff', 'Noura', 'desk'])
  const people = result(await ask('GET /ops/staff?active=true', { headers }))
  assert.deepEqual(people.map(({ name }: { name: string }) => name).toSorted(), ['Huda', 'Noura'])
})

test('an owner invites by mail: the link lets choose a password once, within three days, and no other link does @rule:office @call:acceptStaffInvitation', async () => {
  const owner = await createClerk(server, ['owner'])
  const person = { email: 'reem@agency.example', name: 'Reem', roles: ['finance'], by_mail: true }
  const added = await owner.office('staff', person)
  assert.deepEqual([added.status, result(added).password], [201, null], added.text)
  const linkIn = async () => {
    const [row] = await running().app.database.write((tx) =>
      tx.execute<{ text: string }>(
        sql`select payload ->> 'text' as text from outbox where kind = 'mail'
            and payload ->> 'to' = ${person.email} order by created_at desc, id limit 1`,
        'objects',
      ),
    )
    return /\/office(?:\/en)?\/welcome#(\S+)/.exec(row?.text ?? '')?.[1] ?? ''
  }
  const accept = (token: string, headers: Readonly<Record<string, string>> = { origin: ownOrigin(server) }) =>
    ask('POST /ops/invitation', {
      body: { token, new_password: newPassword, confirm_password: newPassword },
      headers,
    })
  const token = await linkIn()
  assert.match(token, /^[\w-]+\.[\w-]{43}$/)
  const [content = '', signature = ''] = token.split('.')
  const another = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(content, 'base64url').toString()), id: owner.id }),
  ).toString('base64url')
  for (const forged of ['x', `${another}.${signature}`, `${content}.${signature.toLowerCase()}`])
    assert.equal(errorCodeOf((await accept(forged)).body), 'reset_link_invalid', forged)
  assert.equal((await accept(token, { origin: 'https://elsewhere.example' })).status, 403)
  assert.equal((await accept(token)).status, 200)
  assert.equal(errorCodeOf((await accept(token)).body), 'reset_link_invalid')
  const signedIn = await signIn(person.email, newPassword)
  assert.deepEqual([signedIn.status, result(signedIn).must_change_password], [200, false])

  clock.advance({ minutes: 1 })
  const again = await owner.office(`staff/${result(added).id}/password`, { by_mail: true })
  assert.equal(result(again).password, null)
  const next = await linkIn()
  assert.notEqual(next, token)
  clock.advance({ minutes: 3 * 24 * 60 + 1 })
  assert.equal(errorCodeOf((await accept(next)).body), 'reset_link_invalid')
})

test('the session of the office is a cookie that no script reads and no other site sends, secure except on loopback', async () => {
  const { email } = await createClerk(server, ['desk'])
  const near = (await signIn(email, staffPassword)).headers.get('set-cookie') ?? ''
  assert.match(near, /^sakina-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/)
  // fetch sets no Host header, which is the address a browser shows.
  const far = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(running().address)
    const sent = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/ops/session',
        headers: {
          host: 'office.agency.example',
          origin: 'https://office.agency.example',
          'content-type': 'application/json',
        },
      },
      (answer) => resolve(String(answer.headers['set-cookie'])),
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ email, password: staffPassword }))
  })
  assert.match(
    far,
    /^__Host-sakina-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
  )
})

test('a write of another site is refused with the cookie and without, and so is one without an origin', async () => {
  const clerk = await createClerk(server, ['desk', 'owner'])
  const origins = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'not a URL']
  for (const origin of origins) {
    const foreign = { ...clerk.headers, origin }
    for (const call of [
      'DELETE /ops/session',
      'DELETE /ops/sessions/x',
      'POST /ops/rate-limits/reset',
    ] as const)
      assert.equal(
        errorCodeOf(
          (await ask(call, { headers: foreign, body: call.startsWith('P') ? {} : undefined })).body,
        ),
        'forbidden',
        `${call} ${origin}`,
      )
    const password = { old_password: 'x', new_password: 'y', confirm_password: 'y' }
    const changed = await ask('POST /ops/session/password', { headers: foreign, body: password })
    assert.equal(errorCodeOf(changed.body), 'forbidden')
    assert.equal(errorCodeOf((await signIn(clerk.email, staffPassword, { origin })).body), 'forbidden')
  }
  const { cookie = '' } = clerk.headers
  assert.equal((await ask('DELETE /ops/session', { headers: { cookie } })).status, 403)
  const sameOrigin = { cookie, 'sec-fetch-site': 'same-origin' }
  assert.equal((await ask('DELETE /ops/session', { headers: sameOrigin })).status, 200)
  assert.equal((await ask('GET /ops/session', { headers: { cookie } })).status, 401)
})

test('a customer’s token opens nothing of the office, and a session of the office nothing of a customer', async () => {
  const person = await createCustomer(server)
  const clerk = await createClerk(server, ['owner'])
  assert.equal((await ask('GET /ops/session', { headers: { cookie: cookieOf(person.token) } })).status, 401)
  assert.equal((await ask('GET /ops/orders', { token: person.token })).status, 401)
  assert.equal((await ask('GET /api/my/orders', { headers: clerk.headers })).status, 401)
  assert.equal(
    (await ask('GET /ops/session', { headers: { authorization: `Bearer ${officeToken}` } })).status,
    401,
  )
})

test('a person sees the own sessions, ends a stolen one, and cannot end that of another', async () => {
  const clerk = await createClerk(server, ['desk'])
  const other = await createClerk(server, ['desk'])
  const thief = tokenIn(await signIn(clerk.email, staffPassword, { 'user-agent': 'A lost phone' }))
  const sessions = result(await clerk.office('sessions'))
  assert.equal(sessions.length, 2)
  const stolen = sessions.find(({ browser }: { browser: string }) => browser === 'A lost phone')
  assert.deepEqual([stolen.is_this, stolen.address], [false, '127.0.0.1'])
  const end = `DELETE /ops/sessions/${stolen.id}` as const
  assert.equal(errorCodeOf((await ask(end, { headers: other.headers })).body), 'not_found')
  assert.equal((await ask('DELETE /ops/sessions/x', { headers: clerk.headers })).status, 404)
  assert.equal((await ask(end, { headers: clerk.headers })).status, 200)
  const stolenHeaders = { cookie: cookieOf(thief) }
  assert.equal((await ask('GET /ops/session', { headers: stolenHeaders })).status, 401)
  assert.equal((await clerk.office('session')).status, 200)
})

test('a session of the office ends after two hours without use, and after twelve in any case', async () => {
  const clerk = await createClerk(server, ['desk'])
  for (let hour = 1; hour < 12; hour += 1) {
    clock.advance({ hours: 1 })
    assert.equal((await clerk.office('session')).status, 200, `after ${hour} hours`)
  }
  clock.advance({ hours: 1 })
  assert.equal((await clerk.office('session')).status, 401)
  const idle = await createClerk(server, ['desk'])
  clock.advance({ hours: 2, minutes: 1 })
  assert.equal((await idle.office('session')).status, 401)
  assert.deepEqual(
    await running().app.database.reader.execute(
      sql`select count(*)::int as n from staff where last_seen_at is null and id = ${idle.id}`,
      'objects',
    ),
    [{ n: 1 }],
  )
})

test('a guessed password is throttled by account, and an unknown email is answered like a wrong password', async () => {
  const clerk = await createClerk(server, ['desk'])
  const unknown = await signIn('nobody@agency.example', staffPassword)
  const wrong = await signIn(clerk.email, 'a wrong one')
  assert.deepEqual([unknown.status, unknown.text], [401, wrong.text])
  assert.equal(errorCodeOf(wrong.body), 'wrong_credentials')
  for (let left = 4; left > 0; left -= 1) await signIn(clerk.email.toUpperCase(), 'a wrong one')
  const limited = await signIn(clerk.email, staffPassword)
  assert.equal(errorCodeOf(limited.body), 'rate_limited')
  assert.equal((await signIn(`${clerk.email}x`, staffPassword)).status, 401)
  const guess = { old_password: 'a guess', new_password: newPassword, confirm_password: newPassword }
  for (let left = 5; left > 0; left -= 1)
    assert.equal(errorCodeOf((await clerk.office('session/password', guess)).body), 'wrong_password')
  assert.equal(errorCodeOf((await clerk.office('session/password', guess)).body), 'rate_limited')
})

test('a person who left and one with a new password lose every session at once', async () => {
  const owner = await createClerk(server, ['owner'])
  const clerk = await createClerk(server, ['desk'])
  const { password } = result(await owner.office(`staff/${clerk.id}/password`, {}))
  assert.equal((await clerk.office('session')).status, 401)
  assert.equal((await signIn(clerk.email, staffPassword)).status, 401)
  const again = await signIn(clerk.email, password)
  assert.equal(result(again).must_change_password, true)
  const left = await ask(`PATCH /ops/staff/${clerk.id}`, {
    headers: owner.headers,
    body: { is_active: false },
  })
  assert.equal(result(left).is_active, false)
  assert.equal((await ask('GET /ops/session', { headers: { cookie: cookieOf(tokenIn(again)) } })).status, 401)
  assert.equal((await signIn(clerk.email, password)).status, 401)
  const back = { is_active: true, roles: ['finance'] }
  assert.equal(
    (await ask(`PATCH /ops/staff/${clerk.id}`, { headers: owner.headers, body: back })).status,
    200,
  )
  assert.equal((await signIn(clerk.email, password)).status, 200)
  for (const call of [`PATCH /ops/staff/${owner.id}x`, `POST /ops/staff/${owner.id}x/password`] as const)
    assert.equal(errorCodeOf((await ask(call, { headers: owner.headers, body: {} })).body), 'not_found')
})

test('a new role counts at once; branches are known ones, and an owner has all of them', async () => {
  const owner = await createClerk(server, ['owner'])
  const clerk = await createClerk(server, ['desk'])
  assert.equal((await clerk.office('requests')).status, 200)
  assert.equal((await clerk.office('complaints')).status, 200)
  const change = (body: object) => ask(`PATCH /ops/staff/${clerk.id}`, { headers: owner.headers, body })
  assert.equal((await change({ roles: ['finance'] })).status, 200)
  assert.equal((await clerk.office('complaints')).status, 403)
  for (const body of [
    { branches: [9_999] },
    { roles: ['owner'], branches: [2] },
    { roles: [] },
    { roles: ['king'] },
  ])
    assert.equal((await change(body)).status, 422, JSON.stringify(body))
})

test('of two owners who end each other at once one stays, and the last one cannot leave', async () => {
  await running().app.database.write((tx) => tx.execute(sql`update staff set ended_at = now()`))
  const [one, other] = [await createClerk(server, ['owner']), await createClerk(server, ['owner'])]
  const answers = await Promise.all([
    ask(`PATCH /ops/staff/${other.id}`, { headers: one.headers, body: { is_active: false } }),
    ask(`PATCH /ops/staff/${one.id}`, { headers: other.headers, body: { roles: ['desk'] } }),
  ])
  assert.equal(
    answers.filter(({ status }) => status === 200).length,
    1,
    answers.map(({ text }) => text).join(),
  )
  const machine = { authorization: `Bearer ${officeToken}` }
  for (const id of [one.id, other.id])
    await ask(`PATCH /ops/staff/${id}`, { headers: machine, body: { is_active: false } })
  const [left] = await running().app.database.reader.execute<{ n: number }>(
    sql`select count(*)::int as n from staff where ended_at is null and roles @> '["owner"]'::jsonb`,
    'objects',
  )
  assert.equal(left?.n, 1)
  const last = await ask(`PATCH /ops/staff/${one.id}`, { headers: machine, body: { roles: ['desk'] } })
  const lastToo = await ask(`PATCH /ops/staff/${other.id}`, { headers: machine, body: { roles: ['desk'] } })
  assert.equal([last, lastToo].filter(({ body }) => Object(body).code === 'transition_not_allowed').length, 1)
})

test('what a person does is kept with the account and the address, whoever the body names @W9', async () => {
  const family = await createCustomer(server)
  const { orderId } = await placePaidResident(server, family)
  const clerk = await createClerk(server, ['branch_manager'])
  const stage = await clerk.office(`orders/${orderId}/stage`, { stage: 'on_the_way', note: 'Left at nine' })
  assert.equal(stage.status, 200, stage.text)
  clock.advance({ minutes: 1 })
  const cancelled = await clerk.office(`orders/${orderId}/cancel`, {
    reason: 'No worker',
    by: 'Somebody else',
  })
  assert.equal(cancelled.status, 200, cancelled.text)
  const acts = result(await clerk.office(`acts?customer=${family.id}`))
  assert.deepEqual(
    acts.map(({ operation, by, staff_id: id, from, reason }: Readonly<Record<string, string>>) => [
      operation,
      by,
      id,
      from,
      reason,
    ]),
    [
      ['opsCancelOrder', clerk.name, clerk.id, '127.0.0.1', 'No worker'],
      ['opsAdvanceOrder', clerk.name, clerk.id, '127.0.0.1', 'on_the_way'],
    ],
  )
  assert.equal(acts[0].before.order, 'processing')
  assert.equal(acts[1].before, null)
})

test('who opens a passport is the person of the session, and a machine has to say who looks', async () => {
  const family = await createCustomer(server)
  const form = new FormData()
  form.set('purpose', 'passport')
  form.set('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'passport.pdf')
  const stored = await ask('POST /api/uploads', { token: family.token, body: form })
  const paper = result(stored).id
  const clerk = await createClerk(server, ['recruitment'])
  assert.equal((await clerk.office(`papers/${paper}/open`, { by: 'Somebody else' })).status, 200)
  const [view] = Object((await office(`paper-views?customer=${family.id}`)).body).result
  assert.equal(view.by, clerk.name)
  assert.equal((await office(`papers/${paper}/open`, {})).status, 422)
})

test('the family’s fault is said by the person who cancels, without naming a manager', async () => {
  const family = await createCustomer(server)
  const { contractId } = await placePaidHourly(server, family)
  const manager = await createClerk(server, ['branch_manager'])
  const body = { fault: 'family', reason: 'Moved away' }
  const seen = await manager.office('preview', { operation: 'opsCancelContract', id: contractId, body })
  assert.equal(seen.status, 200, seen.text)
  assert.equal((await manager.office(`contracts/${contractId}/cancel`, body)).status, 200)
})

test('two clerks repeat a command under the same key, and each is a command of its own', async () => {
  const family = await createCustomer(server)
  const [one, other] = [await createClerk(server, ['finance']), await createClerk(server, ['finance'])]
  const give = { amount: 5, reason: 'Sorry' }
  const path = `customers/${family.id}/wallet`
  const key = 'the-same-key-of-two'
  assert.equal(result(await one.office(path, give, { key })).balance, 5)
  assert.equal(result(await one.office(path, give, { key })).balance, 5)
  assert.equal(result(await other.office(path, give, { key })).balance, 10)
})
