import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { changeCustomer } from '../src/db/repositories/customers.ts'
import { readStoredResponse } from '../src/db/repositories/idempotency.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { errorCodeOf, registrationForm, testPassword, createCustomer } from './support/people.ts'
import { recordStatements } from './support/statements.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '5', RATE_WINDOW_SECONDS: '900' })
const { ask, clock, sentEmails, running } = server

const proveEmail = (email: string) =>
  running().app.database.write((tx) =>
    tx.execute(sql`update customers set email_proved_at = now() where email = ${email}`),
  )

test('a customer registers and signs in by national ID, email or mobile @rule:three-logins', async () => {
  const form = registrationForm()
  const registered = await ask('POST /api/register', { body: form })
  assert.equal(registered.status, 201, registered.text)
  for (const login of [form.id_card, form.email.toUpperCase(), '+966 55 500 ' + form.mobile.slice(-4)]) {
    const answer = await ask('POST /api/login', { body: { login, password: testPassword } })
    assert.equal(answer.status, 200, `${login}: ${answer.text}`)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
})

test('registration reports each invalid field by name @rule:registration', async () => {
  const answer = await ask('POST /api/register', {
    body: registrationForm({
      name: 'Demo Customer',
      id_card: '3000000000',
      email: 'customer@',
      password: '12345678',
      confirm_password: 'other',
      neighborhood_id: 9999,
    }),
  })
  assert.equal(answer.status, 422)
  assert.deepEqual(Object(answer.body).fields, {
    name: 'not_a_full_name',
    id_card: 'not_a_national_id',
    email: 'not_an_email',
    password: 'password_common',
    confirm_password: 'passwords_differ',
    login: 'login_missing',
    neighborhood_id: 'not_found',
  })
})

test('a password equal to one of the logins is refused in any spelling @rule:password', async () => {
  const form = registrationForm()
  const local = form.mobile
  const arabicDigits = (text: string): string =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const spellings = [
    form.id_card,
    arabicDigits(form.id_card),
    local,
    `+966${local.slice(1)}`,
    `00966 ${local.slice(1, 3)} ${local.slice(3)}`,
    arabicDigits(local),
    form.email.toUpperCase(),
  ]
  for (const typed of spellings) {
    const refused = await ask('POST /api/register', {
      body: { ...form, password: typed, confirm_password: typed },
    })
    assert.equal(refused.status, 422, typed)
    assert.deepEqual(Object(refused.body).fields, { password: 'password_is_login' }, typed)
  }
  assert.equal((await ask('POST /api/register', { body: form })).status, 201)
  clock.advance({ minutes: 16 })
  const signedIn = await ask('POST /api/login', { body: { login: form.id_card, password: testPassword } })
  const token = Object(signedIn.body).result.api_token
  for (const typed of spellings.slice(0, 4)) {
    const refused = await ask('POST /api/change_password', {
      token,
      body: { old_password: testPassword, new_password: typed, confirm_password: typed },
    })
    assert.deepEqual(Object(refused.body).fields, { new_password: 'password_is_login' }, typed)
  }
  await proveEmail(form.email)
  await ask('POST /api/forget_password', { body: { email: form.email } })
  await drainOutbox(running().app)
  const link = new URL(/http\S+/.exec(sentEmails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const reset = (typed: string, proof: string | null) =>
    ask('POST /api/reset_password', {
      body: { email: form.email, token: proof, new_password: typed, confirm_password: typed },
    })
  const withoutLink = await reset(form.email, 'x'.repeat(43))
  assert.equal(
    errorCodeOf(withoutLink.body),
    'reset_link_invalid',
    'which login belongs to the mailbox is not told',
  )
  const refused = await reset(form.email, link)
  assert.deepEqual(Object(refused.body).fields, { new_password: 'password_is_login' })
  assert.equal((await reset('a green garden 43', link)).status, 200, 'the link is not used up by a refusal')
})

test('a required password change refuses the same password @rule:must-change-password', async () => {
  const person = await createCustomer(server)
  await running().app.database.write((tx) => changeCustomer(tx, person.id, { mustChangePassword: true }))
  const change = (typed: string) =>
    ask('POST /api/change_password', {
      token: person.token,
      body: { new_password: typed, confirm_password: typed },
    })
  const same = await change(testPassword)
  assert.equal(same.status, 422, same.text)
  assert.deepEqual(Object(same.body).fields, { new_password: 'password_unchanged' })
  await ask('POST /api/forget_password', { body: { email: person.email } })
  await drainOutbox(running().app)
  const token = new URL(/http\S+/.exec(sentEmails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const reset = await ask('POST /api/reset_password', {
    body: { email: person.email, token, new_password: testPassword, confirm_password: testPassword },
  })
  assert.deepEqual(Object(reset.body).fields, { new_password: 'password_unchanged' })
  assert.equal((await change('a louder garden 42')).status, 200)
})

test('registering a proved email again is refused, because the login is taken @rule:registration', async () => {
  const form = registrationForm()
  await ask('POST /api/register', { body: form })
  await proveEmail(form.email)
  const again = await ask('POST /api/register', { body: form })
  assert.equal(again.status, 409)
  assert.equal(errorCodeOf(again.body), 'login_taken')
})

test('a registration repeated with one key opens one account', async () => {
  const form = registrationForm()
  const key = 'register-key-0001'
  const first = await ask('POST /api/register', { body: form, key })
  const second = await ask('POST /api/register', { body: form, key })
  assert.equal(second.status, 201, second.text)
  assert.deepEqual(second.body, first.body)
  const changed = await ask('POST /api/register', { body: { ...form, street: 'Another Road' }, key })
  assert.equal(errorCodeOf(changed.body), 'idempotency_key_reused')
})

test('a registration repeated with another password does not get the first response @R3', async () => {
  const form = registrationForm()
  const key = 'register-key-0002'
  assert.equal((await ask('POST /api/register', { body: form, key })).status, 201)
  const other = 'a louder garden 42'
  const changed = await ask('POST /api/register', {
    body: { ...form, password: other, confirm_password: other },
    key,
  })
  assert.equal(changed.status, 422, changed.text)
  assert.equal(errorCodeOf(changed.body), 'idempotency_key_reused')
  const signIn = (typed: string) => ask('POST /api/login', { body: { login: form.id_card, password: typed } })
  assert.equal((await signIn(other)).status, 401)
  assert.equal((await signIn(testPassword)).status, 200)
})

test('the stored fingerprint of a registration is not the SHA-256 of its form, with which a password could be guessed', async () => {
  const form = registrationForm()
  const key = 'register-key-0003'
  await ask('POST /api/register', { body: form, key })
  const kept = await readStoredResponse(running().app.database.reader, 'guest', key)
  const { confirm_password: _confirmation, ...withPassword } = form
  for (const content of [form, withPassword]) {
    const fast = createHash('sha256')
      .update(JSON.stringify(['register', content]))
      .digest('base64url')
    assert.notEqual(kept?.fingerprint, fast)
  }
  assert.deepEqual(Object.keys(Object(kept?.answer)), ['id'])
})

/** The form that the last step of a booking sends for a new customer, without an address. */
const signUpForm = (overrides: Readonly<Record<string, unknown>> = {}) => {
  const { login, name, confirm_password, mobile, id_card, email } = registrationForm()
  return { login, name, password: testPassword, confirm_password, mobile, id_card, email, ...overrides }
}

const house = {
  country_id: 1,
  state_id: 5,
  neighborhood_id: 1,
  streetName: 'King Abdulaziz Road',
  number_building: '٢٩٢٩',
  note: 'The blue door',
}

test('one request opens an account, stores its address and signs in @rule:registration', async () => {
  const form = signUpForm({ address: house })
  const answer = await ask('POST /api/register_and_login', { body: form })
  assert.equal(answer.status, 201, answer.text)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const { api_token: token, partner_id: id, address_id, must_change_password } = Object(answer.body).result
  assert.equal(must_change_password, false)
  const context = await ask('GET /api/user/context', { token })
  assert.equal(Object(context.body).result.partner.id_card, form.id_card)
  const partner = await ask(`GET /api/partners/${id}`, { token })
  const [address, ...others] = Object(partner.body).partner.child_ids
  assert.equal(others.length, 0)
  assert.equal(address.id, address_id)
  assert.deepEqual(
    [address.is_main, address.number_building, address.streetName, address.note],
    [true, '2929', house.streetName, house.note],
  )
  const login = await ask('POST /api/login', { body: { login: form.mobile, password: testPassword } })
  assert.equal(login.status, 200)
})

test('one request opens an account without an address, too', async () => {
  const answer = await ask('POST /api/register_and_login', { body: signUpForm() })
  assert.equal(answer.status, 201, answer.text)
  const { api_token: token, partner_id: id, address_id } = Object(answer.body).result
  assert.equal(address_id, null)
  const partner = await ask(`GET /api/partners/${id}`, { token })
  assert.deepEqual(Object(partner.body).partner.child_ids, [])
})

test('each invalid field of a sign-up is reported by name, including those of its address @rule:registration', async () => {
  const body = signUpForm({
    name: 'Demo',
    login: 'else@home.example',
    password: '12345678',
    address: { ...house, neighborhood_id: 9999, number_building: '29' },
  })
  const answer = await ask('POST /api/register_and_login', { body })
  assert.equal(answer.status, 422)
  assert.deepEqual(Object(answer.body).fields, {
    name: 'not_a_full_name',
    login: 'login_missing',
    password: 'password_common',
    confirm_password: 'passwords_differ',
    'address.neighborhood_id': 'not_found',
    'address.number_building': 'not_allowed',
  })
})

test('a sign-up sent twice at once with one key opens one account, and both responses have a session @R3', async () => {
  const body = signUpForm({ address: house })
  const key = 'sign-up-key-0001'
  const answers = await Promise.all([1, 2].map(() => ask('POST /api/register_and_login', { body, key })))
  const sessions = answers.map((answer) => Object(answer.body).result)
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  )
  assert.equal(sessions[0].partner_id, sessions[1].partner_id)
  assert.equal(sessions[0].address_id, sessions[1].address_id)
  for (const { api_token: token } of sessions)
    assert.equal((await ask('GET /api/user/context', { token })).status, 200)
  await proveEmail(body.email)
  assert.equal(errorCodeOf((await ask('POST /api/register_and_login', { body })).body), 'login_taken')
  const other = { ...body, address: { ...house, streetName: 'Another Road' } }
  const changed = await ask('POST /api/register_and_login', { body: other, key })
  assert.equal(errorCodeOf(changed.body), 'idempotency_key_reused')
})

test('a sign-up repeated after a password change opens no session @R21', async () => {
  const body = signUpForm()
  const key = 'sign-up-key-0002'
  const first = await ask('POST /api/register_and_login', { body, key })
  const { api_token: token } = Object(first.body).result
  const next = 'a louder garden 42'
  const change = { old_password: testPassword, new_password: next, confirm_password: next }
  assert.equal((await ask('POST /api/change_password', { token, body: change })).status, 200)
  const again = await ask('POST /api/register_and_login', { body, key })
  assert.equal(again.status, 401)
  assert.equal(errorCodeOf(again.body), 'wrong_credentials')
})

test('password guesses at a known and at an unknown account are limited alike, until the time window ends @R20', async () => {
  const known = await createCustomer(server)
  const outcomes: string[][] = []
  for (const login of [known.nationalId, '1000000008']) {
    const seen: string[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await ask('POST /api/login', { body: { login, password: `wrong ${guess}` } })
      seen.push(`${answer.status} ${answer.text}`)
    }
    outcomes.push(seen)
  }
  assert.deepEqual(outcomes[0], outcomes[1])
  assert.match(outcomes[0]?.[4] ?? '', /^401 .*wrong_credentials/)
  assert.match(outcomes[0]?.[5] ?? '', /^429 .*rate_limited/)
  const locked = await ask('POST /api/login', { body: { login: known.nationalId, password: testPassword } })
  assert.equal(locked.status, 429)
  assert.equal(locked.headers.get('retry-after'), '900')
  clock.advance({ minutes: 16 })
  assert.equal(
    (await ask('POST /api/login', { body: { login: known.nationalId, password: testPassword } })).status,
    200,
  )
})

test('guesses at one login do not reveal the other logins of its account @R20', async () => {
  const [person, other] = [await createCustomer(server), await createCustomer(server)]
  const guesses = async (login: string): Promise<readonly string[]> => {
    const seen: string[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      const { status, text, headers } = await ask('POST /api/login', { body: { login, password: 'wrong' } })
      seen.push(`${status} ${headers.get('retry-after')} ${text}`)
    }
    return seen
  }
  const closed = await guesses(person.nationalId)
  assert.match(closed.at(-1) ?? '', /^429/)
  // If the attempts had locked the whole account, its email would be refused at once, unlike a
  // stranger's.
  assert.deepEqual(await guesses(person.email), await guesses(other.email))
  assert.equal(
    (await ask('POST /api/login', { body: { login: person.mobile, password: testPassword } })).status,
    200,
  )
  const still = await ask('POST /api/login', { body: { login: person.nationalId, password: testPassword } })
  assert.equal(still.status, 429, 'whoever comes in by one login does not open the others')
})

test('a login is counted once for all its spellings @R20', async () => {
  const { email, mobile } = await createCustomer(server)
  const local = `0${mobile.slice(4)}`
  for (const spellings of [
    [mobile, local, `00${mobile.slice(1)}`, local, mobile],
    [email, email.toUpperCase(), `${email}\u200B`, email, email],
  ]) {
    for (const login of spellings)
      assert.equal((await ask('POST /api/login', { body: { login, password: 'wrong' } })).status, 401)
    const [login = ''] = spellings
    assert.equal((await ask('POST /api/login', { body: { login, password: 'wrong' } })).status, 429)
  }
})

test('a session token is invalid as soon as its customer logs out @R21 @rule:session-ends', async () => {
  const { token } = await createCustomer(server)
  assert.equal((await ask('GET /api/user/context', { token })).status, 200)
  assert.equal((await ask('POST /api/logout', { token })).status, 200)
  assert.equal((await ask('GET /api/user/context', { token })).status, 401)
})

test('a customer sees where it is signed in, signs out one device or all others, and is told of no other customer’s @F11 @call:listMySessions @call:endMySession @call:endMyOtherSessions @rule:session-ends', async () => {
  const person = await createCustomer(server)
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  const signedIn = async () => {
    clock.advance({ minutes: 1 })
    const body = { login: person.nationalId, password: testPassword }
    const answer = await ask('POST /api/login', { body, headers: { 'user-agent': phone } })
    return String(Object(answer.body).result.api_token)
  }
  const [lost, tablet] = [await signedIn(), await signedIn()]
  type Device = { readonly id: string; readonly browser: string; readonly is_this: boolean }
  const devices = async (token: string): Promise<readonly Device[]> =>
    Object((await ask('GET /api/my/sessions', { token })).body).result
  const listed = await devices(tablet)
  assert.deepEqual(
    listed.map(({ browser, is_this: isThis }) => [browser, isThis]),
    [
      [phone, true],
      [phone, false],
      ['', false],
    ],
  )
  const end = (token: string, id: string | undefined) => ask(`DELETE /api/my/sessions/${id}`, { token })
  const stranger = await createCustomer(server)
  assert.equal((await end(stranger.token, listed[1]?.id)).status, 404)
  assert.equal((await ask('GET /api/user/context', { token: lost })).status, 200)
  assert.equal((await end(tablet, listed[1]?.id)).status, 200)
  assert.equal((await ask('GET /api/user/context', { token: lost })).status, 401)
  assert.equal((await end(tablet, listed[1]?.id)).status, 404)
  assert.equal((await ask('DELETE /api/my/sessions', { token: tablet })).status, 200)
  assert.equal((await ask('GET /api/user/context', { token: person.token })).status, 401)
  assert.equal((await devices(tablet)).length, 1)
  assert.equal((await devices(stranger.token)).length, 1)
})

test('a session ends after a day without use and continues when it is used @rule:session-ends @constant:session-length', async () => {
  const { token } = await createCustomer(server)
  clock.advance({ hours: 23 })
  assert.equal((await ask('GET /api/user/context', { token })).status, 200)
  clock.advance({ hours: 23 })
  assert.equal((await ask('GET /api/user/context', { token })).status, 200)
  clock.advance({ hours: 25 })
  assert.equal((await ask('GET /api/user/context', { token })).status, 401)
})

test('changing the password needs the old one and ends the session that changed it @rule:session-ends', async () => {
  const { token } = await createCustomer(server)
  const wrong = await ask('POST /api/change_password', {
    token,
    body: {
      old_password: 'not it',
      new_password: 'a louder garden 42',
      confirm_password: 'a louder garden 42',
    },
  })
  assert.equal(errorCodeOf(wrong.body), 'wrong_password')
  const missing = await ask('POST /api/change_password', {
    token,
    body: { new_password: 'a louder garden 42', confirm_password: 'a louder garden 42' },
  })
  assert.deepEqual(Object(missing.body).fields, { old_password: 'required' })
  const done = await ask('POST /api/change_password', {
    token,
    body: {
      old_password: testPassword,
      new_password: 'a louder garden 42',
      confirm_password: 'a louder garden 42',
    },
  })
  assert.equal(done.status, 200, done.text)
  assert.equal((await ask('GET /api/user/context', { token })).status, 401)
})

test('a reset link works once within half an hour, and an unknown email gets the same response @rule:reset-link @constant:reset-link-life', async () => {
  const person = await createCustomer(server)
  const known = await ask('POST /api/forget_password', { body: { email: person.email } })
  const unknown = await ask('POST /api/forget_password', { body: { email: 'nobody@home.example' } })
  assert.deepEqual(known.body, unknown.body)
  await drainOutbox(running().app)
  const letter = sentEmails().find((each) => each.to === person.email)
  const token = new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const body = {
    email: person.email,
    token,
    new_password: 'a green garden 43',
    confirm_password: 'a green garden 43',
  }
  const strange = await ask('POST /api/reset_password', { body: { ...body, email: 'other@home.example' } })
  assert.equal(errorCodeOf(strange.body), 'reset_link_invalid')
  assert.equal((await ask('POST /api/reset_password', { body })).status, 200)
  assert.equal(errorCodeOf((await ask('POST /api/reset_password', { body })).body), 'reset_link_invalid')
  assert.equal((await ask('GET /api/user/context', { token: person.token })).status, 401)

  await ask('POST /api/forget_password', { body: { email: person.email } })
  await drainOutbox(running().app)
  const late = new URL(/http\S+/.exec(sentEmails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token')
  clock.advance({ minutes: 31 })
  const tooLate = await ask('POST /api/reset_password', { body: { ...body, token: late } })
  assert.equal(errorCodeOf(tooLate.body), 'reset_link_invalid')
})

test('requesting a reset link runs the same database statements for a known and an unknown email', async () => {
  const { email } = await createCustomer(server)
  const { app } = running()
  const asked = (address: string) => () => ask('POST /api/forget_password', { body: { email: address } })
  const [known, unknown] = [
    await recordStatements(app.database, asked(email)),
    await recordStatements(app.database, asked('nobody.at.all@home.example')),
  ]
  assert.ok(known.length > 0)
  assert.deepEqual(known, unknown)
  const before = sentEmails().length
  while ((await drainOutbox(app)) > 0);
  assert.deepEqual(
    sentEmails()
      .slice(before)
      .map(({ to }) => to),
    [email],
  )
})

test('a password change invalidates an unused reset link', async () => {
  const person = await createCustomer(server)
  await ask('POST /api/forget_password', { body: { email: person.email } })
  await drainOutbox(running().app)
  const token = new URL(/http\S+/.exec(sentEmails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const [mine, theirs] = ['a green garden 43', 'a yellow garden 44']
  const changed = await ask('POST /api/change_password', {
    token: person.token,
    body: { old_password: testPassword, new_password: mine, confirm_password: mine },
  })
  assert.equal(changed.status, 200, changed.text)
  const reset = { email: person.email, token, new_password: theirs, confirm_password: theirs }
  assert.equal(
    errorCodeOf((await ask('POST /api/reset_password', { body: reset })).body),
    'reset_link_invalid',
  )
})

test("only the customer can read and change the customer's addresses @rule:address-book", async () => {
  const [one, other] = [await createCustomer(server), await createCustomer(server)]
  const address = {
    name: 'Home',
    parent_id: one.id,
    country_id: 1,
    state_id: 5,
    neighborhood_id: 1,
    number_building: '٢٩٢٩',
    streetName: 'Prince Street',
    is_main: true,
  }
  assert.equal((await ask('POST /api/partners/child', { token: other.token, body: address })).status, 403)
  const created = await ask('POST /api/partners/child', { token: one.token, body: address })
  assert.equal(created.status, 201, created.text)
  const { id } = Object(created.body).result
  assert.equal(
    (await ask(`PATCH /api/partners/child/${id}`, { token: other.token, body: { name: 'Mine' } })).status,
    404,
  )
  assert.equal((await ask(`DELETE /api/partners/child/${id}`, { token: other.token })).status, 404)
  assert.equal((await ask(`GET /api/partners/${one.id}`, { token: other.token })).status, 403)
  const partner = Object((await ask(`GET /api/partners/${one.id}`, { token: one.token })).body).partner
  assert.equal(partner.child_ids.length, 2)
  assert.equal(partner.number_building, '2929')
  assert.deepEqual(
    partner.child_ids.map((child: { is_main: boolean }) => child.is_main),
    [true, false],
  )
})

test('changing the email needs the password', async () => {
  const { token, email, id } = await createCustomer(server)
  await running().app.database.write((tx) => changeCustomer(tx, id, { emailProvedAt: null }))
  const refused = await ask('PATCH /api/my/profile', { token, body: { email: 'new@home.example' } })
  assert.deepEqual(Object(refused.body).fields, { password: 'required' })
  const done = await ask('PATCH /api/my/profile', {
    token,
    body: { email: 'new@home.example', password: testPassword },
  })
  assert.equal(Object(done.body).result.partner.email, 'new@home.example')
  assert.equal((await ask('POST /api/login', { body: { login: email, password: testPassword } })).status, 401)
})

test('the server refuses text with hidden direction marks @R17', async () => {
  const answer = await ask('POST /api/register', { body: registrationForm({ street: 'road \u202e daor' }) })
  assert.deepEqual(Object(answer.body).fields, { street: 'unsafe_text' })
})

test('bodies that are not JSON, too large or of another type are refused with their own status codes @R17', async () => {
  const json = { 'content-type': 'application/json' }
  assert.equal((await ask('POST /api/login', { body: '{"login":', headers: json })).status, 400)
  assert.equal(
    (
      await ask('POST /api/login', {
        body: '{"__proto__": {"a": 1}, "login": "x", "password": "y"}',
        headers: json,
      })
    ).status,
    400,
  )
  assert.equal(
    (await ask('POST /api/login', { body: 'login=1', headers: { 'content-type': 'text/plain' } })).status,
    415,
  )
  assert.equal(
    (await ask('POST /api/login', { body: { login: 'x'.repeat(200_000), password: 'y' } })).status,
    413,
  )
  assert.equal((await ask('POST /api/login', { body: null })).status, 422)
})
