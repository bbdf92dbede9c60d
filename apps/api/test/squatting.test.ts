import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { codesOf } from './support/codes.ts'
import { createCustomer, errorCodeOf, registrationForm, signInAgain, testPassword } from './support/people.ts'
import { startTestServer } from './support/server.ts'

// Who ends in the account when a stranger claims a login first: the titles are the rows of a table.

const server = startTestServer({ RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_ACCOUNT: '1000' })
const { ask, clock, running } = server
const { codeFor, lettersTo, partnerOf, proved, provedEmail, registered } = codesOf(server)

const strangers = 'a stranger 1234'
const stranger = { password: strangers, confirm_password: strangers }

/** Signs in with a password and returns the account that was entered. */
async function enteredBy(login: string, password: string): Promise<string | undefined> {
  const answer = await ask('POST /api/login', { body: { login, password } })
  return answer.status === 200 ? String(Object(answer.body).result.partner_id) : undefined
}

/** Signs in with a code and returns the account that was entered. */
async function enteredByCode(mobile: string): Promise<string | undefined> {
  const code = await codeFor(mobile, 'sign_in')
  const answer = await ask('POST /api/login/code', { body: { mobile, code } })
  return answer.status === 200 ? String(Object(answer.body).result.partner_id) : undefined
}

/** Asks for a reset link and opens it as the owner of the mailbox; undefined if no link came. */
async function resetByLink(email: string, password: string): Promise<number | undefined> {
  const before = lettersTo(email).length
  clock.advance({ minutes: 1 })
  await ask('POST /api/forget_password', { body: { email } })
  await drainOutbox(running().app)
  const link = /[?&]token=([\w-]{43})/.exec(lettersTo(email).slice(before).at(-1)?.text ?? '')?.[1]
  if (link === undefined) return undefined
  const body = { email, token: link, new_password: password, confirm_password: password }
  return (await ask('POST /api/reset_password', { body })).status
}

test('by email | before: the stranger, by the code of the own mobile, in the account where the family lives | now: each in the own account @rule:proved-email', async () => {
  const { email } = registrationForm()
  const squatter = await registered({ ...stranger, email, login: email })
  await proved(squatter)
  const family = await registered({ email, login: email })
  assert.equal(await resetByLink(email, 'a green garden 43'), undefined)
  await provedEmail(family, '+442079460958')
  assert.equal(await enteredByCode(squatter.mobile), squatter.id)
  assert.equal(await enteredBy(email, testPassword), family.id)
  assert.equal(await enteredBy(email, strangers), undefined)
  assert.equal((await partnerOf(squatter.token)).email, null)
})

test('by mobile | before: the family, but a stranger closed its codes for a quarter of an hour and voided the one it typed | now: the family, undisturbed @rule:proved-mobile', async () => {
  const { mobile, phone } = registrationForm()
  const squatter = await registered({ ...stranger, mobile, phone })
  const family = await registered({ mobile, phone })
  const code = await codeFor(family.mobile, 'mobile', { token: family.token })
  for (let each = 0; each < 12; each += 1)
    await ask('POST /api/codes', { token: squatter.token, body: { mobile, purpose: 'mobile' } })
  await drainOutbox(running().app)
  const done = await ask('POST /api/my/mobile', { token: family.token, body: { mobile, code } })
  assert.equal(done.status, 200, done.text)
  assert.equal(await enteredByCode(family.mobile), family.id)
  assert.equal(await enteredBy(mobile, strangers), undefined)
  assert.equal((await ask('GET /api/user/context', { token: squatter.token })).status, 401)
})

test('by national ID | before: nobody, once five strangers had claimed it after her | now: its owner, whether they came before or after her, until she proves it and they are out @F10 @rule:proved-mobile', async () => {
  const { id_card } = registrationForm()
  const claim = (count: number) =>
    Promise.all(Array.from({ length: count }, () => registered({ ...stranger, id_card })))
  await claim(4)
  clock.advance({ minutes: 1 })
  const owner = await registered({ id_card })
  clock.advance({ minutes: 1 })
  assert.equal(await enteredBy(id_card, testPassword), owner.id, 'after four')
  await claim(12)
  assert.equal(await enteredBy(id_card, testPassword), owner.id, 'before twelve more')
  await proved(owner)
  assert.equal(await enteredBy(id_card, testPassword), owner.id)
  assert.equal(await enteredBy(id_card, strangers), undefined)
})

test('by a changed email | before: whoever knows the password, by a link to the new one, while other sessions went on | now: its owner, because the other factor is asked @F11 @rule:proved-email', async () => {
  const owner = await createCustomer(server)
  const thief = await signInAgain(server, owner)
  const { email } = registrationForm()
  const change = (codes: object) =>
    ask('PATCH /api/my/profile', { token: thief.token, body: { email, password: testPassword, ...codes } })
  const email_code = await codeFor(email, 'email', { token: thief.token })
  assert.deepEqual(Object((await change({ email_code })).body).fields, { factor_code: 'required' })
  assert.equal(await resetByLink(email, strangers), undefined)
  assert.equal(await resetByLink(owner.email, 'a green garden 43'), 200)
  assert.equal((await ask('GET /api/user/context', { token: thief.token })).status, 401)
  assert.equal(await enteredBy(owner.email, 'a green garden 43'), owner.id)
  assert.equal(await enteredByCode(owner.mobile), owner.id)
})

test('by a reset link | before: the family, into the account of the stranger who had claimed its email | now: the link comes once the family has proved the email, into its own @rule:proved-email @rule:reset-link', async () => {
  const { email } = registrationForm()
  const squatter = await registered({ ...stranger, email, login: email })
  assert.equal(await resetByLink(email, 'a green garden 43'), undefined, 'no letter to a claim')
  const family = await registered({ email, login: email })
  assert.equal(await resetByLink(email, 'a green garden 43'), undefined, 'nor to two')
  await provedEmail(family, '+442079460958')
  assert.equal(await resetByLink(email, 'a green garden 43'), 200)
  assert.equal(await enteredBy(email, 'a green garden 43'), family.id)
  assert.equal(await enteredBy(email, strangers), undefined)
  const third = await ask('POST /api/register', { body: registrationForm({ email, login: email }) })
  assert.equal(errorCodeOf(third.body), 'login_taken')
  assert.equal((await ask('GET /api/user/context', { token: squatter.token })).status, 401)
})

test('the time of a refused sign-in does not tell how many accounts claim an ID @F10 @R20', async (context) => {
  const { id_card } = registrationForm()
  await Promise.all(Array.from({ length: 10 }, () => registered({ ...stranger, id_card })))
  const milliseconds = async (login: string) => {
    const began = performance.now()
    assert.equal(await enteredBy(login, 'wrong'), undefined)
    return performance.now() - began
  }
  const times: Record<'none' | 'ten', number[]> = { none: [], ten: [] }
  for (let each = 0; each < 5; each += 1) {
    times.none.push(await milliseconds('1098765432'))
    times.ten.push(await milliseconds(id_card))
  }
  const [none, ten] = [Math.min(...times.none), Math.min(...times.ten)]
  context.diagnostic(
    `a refused sign-in takes ${Math.round(none)} ms without a claim, ${Math.round(ten)} ms with ten`,
  )
  assert.ok(ten < 3 * none, `${none} and ${ten} ms`)
})
