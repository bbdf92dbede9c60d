import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createBackgroundJobs } from '../src/background.ts'
import { changeCustomer } from '../src/db/repositories/customers.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { codesOf, wrongFor } from './support/codes.ts'
import { hourlyOrderBody } from './support/orders.ts'
import { createCustomer, errorCodeOf, registrationForm, signInAgain, testPassword } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, clock, running } = server
const { codeFor, lettersTo, partnerOf, proved, provedEmail, registered } = codesOf(server)

const strangers = 'a stranger 1234'
const stranger = { password: strangers, confirm_password: strangers }

const signIn = (login: string, password: string) => ask('POST /api/login', { body: { login, password } })

const askLink = async (email: string) => {
  assert.equal((await ask('POST /api/forget_password', { body: { email } })).status, 200)
  await drainOutbox(running().app)
}

const linkIn = (text: string): string => /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? ''

const resetByLink = (email: string, token: string, password: string) =>
  ask('POST /api/reset_password', {
    body: { email, token, new_password: password, confirm_password: password },
  })

/** An account that signed up by e-mail and gave no mobile. */
const registeredByEmail = () => registered({ mobile: undefined, phone: undefined })

test('an email that nobody proved blocks nobody: its owner signs up, each enters the own account, and it resets nothing @rule:proved-email', async () => {
  const { email } = registrationForm()
  const squatter = await registered({ ...stranger, email, login: email })
  await proved(squatter)
  const family = await registered({ email, login: email })
  assert.notEqual(family.id, squatter.id)
  assert.equal(Object((await signIn(email, strangers)).body).result.partner_id, squatter.id)
  assert.equal(Object((await signIn(email, testPassword)).body).result.partner_id, family.id)
  await askLink(email)
  assert.deepEqual(lettersTo(email), [], 'no link to an account that only claims the email')
  await provedEmail(family, '+442079460958')
  assert.equal((await signIn(email, strangers)).status, 401)
  assert.equal((await partnerOf(squatter.token)).email, null, 'the stranger keeps the own account without it')
  await askLink(email)
  const letter = lettersTo(email).at(-1)
  assert.equal((await resetByLink(email, linkIn(letter?.text ?? ''), 'a green garden 43')).status, 200)
  assert.equal(Object((await signIn(email, 'a green garden 43')).body).result.partner_id, family.id)
})

test('an email that nobody proved is told nothing @rule:proved-email', async () => {
  const person = await registered()
  await proved(person)
  const change = { old_password: testPassword, new_password: 'a green garden 43' }
  const body = { ...change, confirm_password: change.new_password }
  assert.equal((await ask('POST /api/change_password', { token: person.token, body })).status, 200)
  await drainOutbox(running().app)
  assert.deepEqual(lettersTo(person.email), [])
})

test('only one account can prove an email, and a proved one cannot be claimed @rule:proved-email', async () => {
  const owner = await createCustomer(server)
  const again = await ask('POST /api/register', {
    body: { ...registrationForm(), email: owner.email.toUpperCase(), login: owner.email },
  })
  assert.equal(errorCodeOf(again.body), 'login_taken')
  const other = await createCustomer(server)
  const claim = await ask('PATCH /api/my/profile', {
    token: other.token,
    body: { email: owner.email, password: testPassword },
  })
  assert.equal(errorCodeOf(claim.body), 'login_taken')
  // Two proofs at the same moment meet in the database.
  await running().app.database.write((tx) =>
    changeCustomer(tx, other.id, { email: owner.email, emailProvedAt: null }),
  )
  const proof = { code: await codeFor(owner.email, 'email', { token: other.token }) }
  const second = await ask('POST /api/my/email', { token: other.token, body: proof })
  assert.equal(errorCodeOf(second.body), 'login_taken')
  const { email } = registrationForm()
  const [one, two] = [
    await registered({ email, login: email }),
    await registered({ ...stranger, email, login: email }),
  ]
  const first = await codeFor(email, 'email', { token: one.token })
  const last = await codeFor(email, 'email', { token: two.token })
  const prove = (token: string, code: string) =>
    ask('POST /api/my/email', { token, body: { code, contact_phone: '0500000001' } })
  assert.equal(errorCodeOf((await prove(two.token, wrongFor(last))).body), 'code_invalid')
  assert.equal((await prove(one.token, first)).status, 200)
  const late = await prove(two.token, last)
  assert.ok([401, 422].includes(late.status), late.text)
})

test('an account without a mobile proves its email, names a number of any country, orders, and stays @rule:proved-email', async () => {
  const person = await registeredByEmail()
  const family = { ...(await createCustomer(server)), token: person.token, id: person.id }
  const order = () =>
    ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(family, { service_date: '2026-11-09' }),
      key: 'order-by-email',
    })
  assert.equal(errorCodeOf((await order()).body), 'mobile_unproved')
  const code = await codeFor(person.email, 'email', { token: person.token })
  const prove = (contact_phone?: string) =>
    ask('POST /api/my/email', { token: person.token, body: { code, contact_phone } })
  assert.deepEqual(Object((await prove()).body).fields, { contact_phone: 'required' })
  assert.deepEqual(Object((await prove('12')).body).fields, { contact_phone: 'not_a_phone' })
  const done = await prove('0044 20 7946 0958')
  assert.equal(done.status, 200, done.text)
  const { email_proved, mobile_proved, contact_phone, phone, mobile } = Object(done.body).result.partner
  assert.deepEqual(
    [email_proved, mobile_proved, contact_phone, phone, mobile],
    [true, false, '+442079460958', null, null],
  )
  assert.equal((await order()).status, 201)
  const idle = await registeredByEmail()
  await provedEmail(idle, '+442079460958')
  const unproved = await registeredByEmail()
  clock.advance({ days: 8 })
  await createBackgroundJobs(running().app)
    .find(({ name }) => name === 'unproved accounts')
    ?.work()
  assert.equal((await signIn(idle.email, testPassword)).status, 200)
  assert.equal((await signIn(person.email, testPassword)).status, 200)
  assert.equal((await signIn(unproved.email, testPassword)).status, 401)
})

test('replacing a proved email takes the password, a code to the new one and one to the mobile, and ends the other sessions @rule:proved-email', async () => {
  const person = await createCustomer(server)
  const elsewhere = await signInAgain(server, person)
  const { email } = registrationForm()
  const { token } = person
  const change = (codes: object) =>
    ask('PATCH /api/my/profile', { token, body: { email, password: testPassword, ...codes } })
  assert.deepEqual(Object((await change({})).body).fields, {
    email_code: 'required',
    factor_code: 'required',
  })
  const foreign = await ask('POST /api/codes', { token, body: { mobile: '0500000009', purpose: 'change' } })
  assert.deepEqual(Object(foreign.body).fields, { mobile: 'not_allowed' })
  const email_code = await codeFor(email, 'email', { token })
  const factor_code = await codeFor(person.mobile, 'change', { token })
  assert.equal(
    errorCodeOf((await change({ email_code, factor_code: wrongFor(factor_code) })).body),
    'code_invalid',
  )
  const done = await change({ email_code, factor_code })
  assert.equal(done.status, 200, done.text)
  assert.equal(Object(done.body).result.partner.email_proved, true)
  assert.equal((await partnerOf(token)).email, email, 'this session goes on')
  assert.equal((await ask('GET /api/user/context', { token: elsewhere.token })).status, 401)
  await drainOutbox(running().app)
  assert.ok(lettersTo(person.email).length > 0, 'the previous email is warned')
  const gone = await ask('PATCH /api/my/profile', { token, body: { email: '', password: testPassword } })
  assert.deepEqual(Object(gone.body).fields, { factor_code: 'required' })
})

test('an account without a mobile replaces its proved email by codes to both, and cannot remove it @rule:proved-email', async () => {
  const person = await registeredByEmail()
  await provedEmail(person, '+442079460958')
  const { token } = person
  const { email } = registrationForm()
  const change = (body: object) =>
    ask('PATCH /api/my/profile', { token, body: { password: testPassword, ...body } })
  const mobile = registrationForm().mobile
  assert.deepEqual(Object((await change({ email: '', mobile })).body).fields, { email: 'required' })
  assert.deepEqual(Object((await change({ contact_phone: '' })).body).fields, { contact_phone: 'required' })
  const body = {
    email,
    email_code: await codeFor(email, 'email', { token }),
    factor_code: await codeFor(person.email, 'change', { token }),
  }
  const done = await change(body)
  assert.equal(done.status, 200, done.text)
  assert.equal(Object(done.body).result.partner.email_proved, true)
})

test('deleting an account that only claims an email leaves the messages of its owner alone @rule:proved-email', async () => {
  const { email } = registrationForm()
  const squatter = await registered({ ...stranger, email, login: email })
  const alert = await ask('POST /api/availability-alerts', { body: { state_id: 9, email } })
  assert.ok(alert.status < 300, alert.text)
  const body = { password: strangers }
  assert.equal((await ask('POST /api/my/account/delete', { token: squatter.token, body })).status, 200)
  await drainOutbox(running().app)
  assert.deepEqual(
    lettersTo(email).map(({ subject }) => subject),
    ['Shall we tell you about Northern Borders?'],
  )
  const rows = await running().app.database.reader.execute(
    sql`select 1 from availability_alerts where contact = ${email}`,
    'objects',
  )
  assert.equal(rows.length, 1)
})

test('the code to prove an email is in the language of the request @rule:proved-email', async () => {
  const person = await registered()
  for (const [language, words] of [
    ['ar', /^رمز تأكيد بريدكم في .+: \d{6}\nصالح لخمس دقائق/],
    ['en', /^\d{6} is your code to confirm this email/],
  ] as const) {
    clock.advance({ minutes: 2 })
    await codeFor(person.email, 'email', { token: person.token, language })
    assert.match(lettersTo(person.email).at(-1)?.text ?? '', words)
  }
})
