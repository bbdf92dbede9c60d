import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { codesOf, wrongFor } from './support/codes.ts'
import { createCustomer, testPassword } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { nightly } from './support/tier.ts'

const server = startTestServer({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_ADDRESS: '100000' })
const { ask, clock, running } = server
const { codeFor, lettersTo, textsTo } = codesOf(server)

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const home = from('203.0.113.7')
const quarters = 96

const codeSignIn = (mobile: string, code: string, where: object) =>
  ask('POST /api/login/code', { body: { mobile, code }, ...where })

/** Attacks a number or a mailbox from elsewhere, some times in every quarter of an hour of a day. */
async function attackForADay(
  times: number,
  attack: (where: ReturnType<typeof from>) => Promise<number>,
): Promise<number> {
  let tried = 0
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    for (let each = 0; each < times; each += 1)
      if ((await attack(from(`198.51.100.${quarter + 1}`))) === 422) tried += 1
    clock.advance({ minutes: 15 })
  }
  return tried
}

test(
  'guesses at the code of one number are tried 30 times a day from anywhere (before: 960), and its owner still enters at home @rule:limits @rule:text-codes',
  nightly,
  async (context) => {
    const { mobile, id } = await createCustomer(server)
    assert.equal((await codeSignIn(mobile, await codeFor(mobile, 'sign_in', home), home)).status, 200)
    const tried = await attackForADay(12, async (where) => (await codeSignIn(mobile, '000000', where)).status)
    context.diagnostic(`${tried} guesses of a day were tried`)
    assert.equal(tried, 30)
    // The stranger also uses up the codes of the day and the tries of the one that is on its way.
    for (let each = 0; each < 12; each += 1) {
      await ask('POST /api/codes', { body: { mobile, purpose: 'sign_in' }, ...from('198.51.100.200') })
      clock.advance({ minutes: 1 })
    }
    const code = await codeFor(mobile, 'sign_in', home)
    assert.match(code, /^\d{6}$/)
    for (let each = 0; each < 6; each += 1) await codeSignIn(mobile, wrongFor(code), from('198.51.100.201'))
    assert.equal(
      (await codeSignIn(mobile, code, from('198.51.100.202'))).status,
      422,
      'not even with the code',
    )
    const entered = await codeSignIn(mobile, code, home)
    assert.equal(Object(entered.body).result?.partner_id, id, entered.text)
  },
)

test('texts that a stranger causes never use up those of the owner at home @rule:limits', async () => {
  const { mobile } = await createCustomer(server)
  assert.equal((await codeSignIn(mobile, await codeFor(mobile, 'sign_in', home), home)).status, 200)
  const before = textsTo(mobile).length
  for (let quarter = 0; quarter < quarters - 1; quarter += 1) {
    await ask('POST /api/codes', { body: { mobile, purpose: 'sign_in' }, ...from('198.51.100.1') })
    await drainOutbox(running().app)
    clock.advance({ minutes: 15 })
  }
  const code = await codeFor(mobile, 'sign_in', home)
  // The owner's first one went to a network that was not known yet, so the stranger has nine left.
  assert.equal(textsTo(mobile).length - before, 10, 'nine of the stranger, one of the owner')
  assert.equal((await codeSignIn(mobile, code, home)).status, 200)
})

test('wrong passwords from elsewhere lock a login there, and not at home @rule:limits @R20', async () => {
  const { nationalId } = await createCustomer(server)
  const signIn = (password: string, where: object) =>
    ask('POST /api/login', { body: { login: nationalId, password }, ...where })
  assert.equal((await signIn(testPassword, home)).status, 200)
  for (let each = 0; each < 12; each += 1) await signIn('wrong', from('198.51.100.1'))
  assert.equal((await signIn(testPassword, from('198.51.100.1'))).status, 429)
  assert.equal((await signIn(testPassword, home)).status, 200)
  const atHome: number[] = []
  for (let each = 0; each < 12; each += 1) atHome.push((await signIn('wrong', home)).status)
  assert.deepEqual(atHome, [...Array.from({ length: 10 }, () => 401), 429, 429], 'also at home guessing ends')
})

test('reset links that a stranger asks for or makes up never close the right one @rule:limits', async () => {
  const { email } = await createCustomer(server)
  const elsewhere = from('198.51.100.1')
  assert.equal(
    (await ask('POST /api/login', { body: { login: email, password: testPassword }, ...home })).status,
    200,
  )
  const reset = (token: string, where: object) =>
    ask('POST /api/reset_password', {
      body: { email, token, new_password: 'a green garden 43', confirm_password: 'a green garden 43' },
      ...where,
    })
  await attackForADay(
    1,
    async (where) => (await ask('POST /api/forget_password', { body: { email }, ...where })).status,
  )
  const statuses: number[] = []
  for (let each = 0; each < 12; each += 1) statuses.push((await reset('x'.repeat(43), elsewhere)).status)
  assert.equal(statuses.at(-1), 429)
  clock.advance({ minutes: 1 })
  assert.equal((await ask('POST /api/forget_password', { body: { email }, ...home })).status, 200)
  await drainOutbox(running().app)
  assert.equal(lettersTo(email).length, 1, 'requests that waited longer than a link lives send none')
  const link = /[?&]token=([\w-]{43})/.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  assert.equal((await reset(link, elsewhere)).status, 200)
})
