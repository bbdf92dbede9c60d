import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createBackgroundJobs } from '../src/background.ts'
import { configFrom, startServer, type RunningServer } from '../src/server.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { isPostgres } from './support/database.ts'
import { hourlyOrderBody, residentOrderBody } from './support/orders.ts'
import { codesOf, storedMobile, wrongFor } from './support/codes.ts'
import { errorCodeOf, registrationForm, testPassword, signInAgain, createCustomer } from './support/people.ts'
import { sendRequest, startTestServer } from './support/server.ts'

const server = startTestServer()
const { ask, clock, running, testDatabase } = server

const { textsTo, digitsOf, askCode, codeFor, registered, prove, proved, partnerOf } = codesOf(server)

test('a customer verifies the mobile of a new account with the code that was sent to it @rule:proved-mobile', async () => {
  const person = await registered()
  assert.equal(person.mobile_proved, false)
  assert.equal((await partnerOf(person.token)).mobile_proved, false)
  const code = await codeFor(person.mobile, 'mobile', { token: person.token })
  assert.match(code, /^\d{6}$/)
  const arabic = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const answer = await prove(person.token, person.mobile, arabic)
  assert.equal(answer.status, 200, answer.text)
  assert.equal(Object(answer.body).result.partner.mobile_proved, true)
  assert.equal(
    errorCodeOf((await prove(person.token, person.mobile, code)).body),
    'code_invalid',
    'it works once',
  )
})

test('a text with a sign-in code is in the language of the request and ends with the host of the site and the code @rule:text-codes', async () => {
  const { mobile } = await createCustomer(server)
  for (const [language, words] of [
    ['ar', /^رمز الدخول إلى .+: \d{6}\nصالح لخمس دقائق/],
    ['en', /^\d{6} is your .+ sign-in code\./],
  ] as const) {
    await askCode(mobile, 'sign_in', { language })
    const { text = '' } = textsTo(mobile).at(-1) ?? {}
    assert.match(text, words)
    assert.match(text, /\n@127\.0\.0\.1 #\d{6}$/)
  }
})

test('a customer signs in with a code, with the mobile in its international or its local form @rule:text-codes', async () => {
  const { mobile, id } = await createCustomer(server)
  const code = await codeFor(mobile, 'sign_in')
  const answer = await ask('POST /api/login/code', { body: { mobile: `0${mobile.slice(4)}`, code } })
  assert.equal(answer.status, 200, answer.text)
  const { partner_id, api_token: token, mobile_proved } = Object(answer.body).result
  assert.deepEqual([partner_id, mobile_proved], [id, true])
  assert.equal((await partnerOf(token)).id, id)
})

test('a customer resets the password with a code, which works once, is not used up by a refused password, and ends the session @rule:text-codes', async () => {
  const person = await createCustomer(server)
  const code = await codeFor(person.mobile, 'password')
  const reset = (typed: string, proof = code) =>
    ask('POST /api/reset_password/code', {
      body: { mobile: person.mobile, code: proof, new_password: typed, confirm_password: typed },
    })
  assert.deepEqual(Object((await reset('12345678')).body).fields, { new_password: 'password_common' })
  const own = await reset(person.email)
  assert.deepEqual(Object(own.body).fields, { new_password: 'password_is_login' })
  assert.equal(errorCodeOf((await reset(person.email, wrongFor(code))).body), 'code_invalid')
  const next = 'a green garden 43'
  assert.equal((await reset(next)).status, 200, 'the code is not used up by a refusal')
  assert.equal((await ask('GET /api/user/context', { token: person.token })).status, 401)
  assert.equal((await ask('POST /api/login', { body: { login: person.mobile, password: next } })).status, 200)
  assert.equal(errorCodeOf((await reset('a blue garden 44')).body), 'code_invalid', 'it works once')
})

test('a code by text is valid for five minutes, five attempts and one purpose, and a newer code replaces it @rule:text-codes', async () => {
  const { mobile } = await createCustomer(server)
  const signIn = async (code: string) =>
    (await ask('POST /api/login/code', { body: { mobile, code } })).status
  const old = await codeFor(mobile, 'sign_in')
  const newest = await codeFor(mobile, 'sign_in')
  if (old !== newest) assert.equal(await signIn(old), 422)
  assert.equal(await signIn(newest), 200)
  const forPassword = await codeFor(mobile, 'password')
  assert.equal(await signIn(forPassword), 422)
  const late = await codeFor(mobile, 'sign_in')
  clock.advance({ minutes: 5 })
  assert.equal(await signIn(late), 422)
  clock.advance({ minutes: 16 })
  const guessed = await codeFor(mobile, 'sign_in')
  for (let guess = 0; guess < 5; guess += 1) assert.equal(await signIn(wrongFor(guessed)), 422)
  assert.equal(await signIn(guessed), 422, 'the sixth try is one too many, though it is right')
})

test('a code requested by one customer cannot be used by another @rule:text-codes', async () => {
  const [owner, other] = [await registered(), await registered()]
  const code = await codeFor(owner.mobile, 'mobile', { token: owner.token })
  assert.equal(errorCodeOf((await prove(other.token, owner.mobile, code)).body), 'code_invalid')
  assert.equal((await prove(owner.token, owner.mobile, code)).status, 200)
})

test('a visitor who is not signed in cannot request a code to verify a mobile', async () => {
  const answer = await ask('POST /api/codes', { body: { mobile: '0500000009', purpose: 'mobile' } })
  assert.equal(errorCodeOf(answer.body), 'unauthorized')
  const wrong = await ask('POST /api/codes', { body: { mobile: '123', purpose: 'sign_in' } })
  assert.deepEqual(Object(wrong.body).fields, { mobile: 'not_a_phone' })
})

test('a request for a code gets the same response for a verified, an unverified and an unknown mobile, but the latter two get no text @rule:text-codes', async () => {
  const [known, claimed] = [await createCustomer(server), await registered()]
  const unknown = '+966559999999'
  for (const purpose of ['sign_in', 'password']) {
    const answers = await Promise.all(
      [known.mobile, claimed.mobile, unknown].map((mobile) =>
        ask('POST /api/codes', { body: { mobile, purpose } }),
      ),
    )
    const [first, ...others] = answers.map(({ status, text }) => `${status} ${text}`)
    for (const other of others) assert.equal(other, first)
  }
  await drainOutbox(running().app)
  assert.deepEqual([textsTo(claimed.mobile), textsTo(unknown)], [[], []])
})

test('the server limits the texts to one mobile within a time window @rule:limits', async () => {
  const { mobile } = await createCustomer(server)
  for (let each = 0; each < 10; each += 1) await askCode(mobile, 'sign_in')
  const refused = await ask('POST /api/codes', {
    body: { mobile: `0${mobile.slice(4)}`, purpose: 'sign_in' },
  })
  assert.equal(errorCodeOf(refused.body), 'rate_limited')
  assert.equal(textsTo(mobile).length, 10)
})

test('within a minute no other code is sent, and the one on its way stays valid; a used one makes room at once @rule:text-codes @rule:limits', async () => {
  const { mobile } = await createCustomer(server)
  const code = await codeFor(mobile, 'sign_in')
  for (let each = 0; each < 3; each += 1)
    assert.equal((await ask('POST /api/codes', { body: { mobile, purpose: 'sign_in' } })).status, 200)
  await drainOutbox(running().app)
  assert.equal(textsTo(mobile).length, 1)
  assert.equal((await ask('POST /api/login/code', { body: { mobile, code } })).status, 200)
  assert.equal((await ask('POST /api/codes', { body: { mobile, purpose: 'sign_in' } })).status, 200)
  await drainOutbox(running().app)
  assert.equal(textsTo(mobile).length, 2)
})

test('a stranger who asks for codes to a number neither voids nor closes the codes of its owner @rule:text-codes @rule:limits', async () => {
  const { mobile, phone } = registrationForm()
  const [owner, stranger] = [await registered({ mobile, phone }), await registered({ mobile, phone })]
  const code = await codeFor(owner.mobile, 'mobile', { token: owner.token })
  const statuses: number[] = []
  for (let each = 0; each < 12; each += 1) {
    const body = { mobile, purpose: 'mobile' }
    statuses.push((await ask('POST /api/codes', { token: stranger.token, body })).status)
    await drainOutbox(running().app)
    if (each < 3) clock.advance({ minutes: 1 })
  }
  assert.equal(statuses.at(-1), 429)
  assert.equal((await prove(owner.token, mobile, code)).status, 200)
})

test('a stranger can cause ten texts a day to a proved number, five from each account to any other, and no more than the ceiling in all @rule:limits', async () => {
  const known = await createCustomer(server)
  const person = await registered()
  const since = textsTo(known.mobile).length + textsTo(person.mobile).length
  assert.equal(since, 0)
  for (let quarter = 0; quarter < 90; quarter += 1) {
    for (const purpose of ['sign_in', 'password'])
      await ask('POST /api/codes', { body: { mobile: known.mobile, purpose } })
    const body = { mobile: person.mobile, purpose: 'mobile' }
    if (quarter < 40) await ask('POST /api/codes', { token: person.token, body })
    await drainOutbox(running().app)
    clock.advance({ minutes: 15 })
  }
  assert.deepEqual([textsTo(known.mobile).length, textsTo(person.mobile).length], [10, 5])
})

test('the server limits the texts requested by one account within a time window @rule:limits', async () => {
  const { token } = await registered()
  const statuses: number[] = []
  for (let each = 0; each < 11; each += 1) {
    const body = { mobile: registrationForm().mobile, purpose: 'mobile' }
    statuses.push((await ask('POST /api/codes', { token, body })).status)
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
})

test('a customer who verifies a mobile takes it from an account that only claimed it @rule:proved-mobile', async () => {
  const { mobile, id_card, phone } = registrationForm()
  const claim = { mobile, phone, id_card }
  const squatter = await registered({
    ...claim,
    password: 'a stranger 1234',
    confirm_password: 'a stranger 1234',
  })
  const file = new FormData()
  file.append('purpose', 'passport')
  file.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])]), 'p.png')
  const sentFile = await ask('POST /api/uploads', { token: squatter.token, body: file })
  assert.equal(errorCodeOf(sentFile.body), 'mobile_unproved')
  const owner = await registered(claim)
  const byId = (typed: string) => ask('POST /api/login', { body: { login: id_card, password: typed } })
  assert.equal((await byId('a stranger 1234')).status, 200, 'a claim is a claim')
  assert.equal((await byId(testPassword)).status, 200)
  await proved(owner)
  assert.equal((await ask('GET /api/user/context', { token: squatter.token })).status, 401)
  assert.equal((await byId('a stranger 1234')).status, 401)
  const byMobile = { login: mobile, password: 'a stranger 1234' }
  assert.equal((await ask('POST /api/login', { body: byMobile })).status, 401)
  assert.equal((await byId(testPassword)).status, 200)
  const again = await ask('POST /api/login', { body: { login: squatter.email, password: 'a stranger 1234' } })
  const { api_token: token } = Object(again.body).result
  assert.equal((await partnerOf(token)).mobile, null)
  const files = await testDatabase().database.reader.execute(sql`select 1 from uploads`, 'objects')
  assert.deepEqual(files, [])
  await askCode(owner.mobile, 'mobile', { token })
  const guess = await prove(token, owner.mobile, digitsOf(textsTo(owner.mobile).at(-1)?.text ?? ''))
  assert.equal(errorCodeOf(guess.body), 'login_taken', 'not even with the code')
  const third = await ask('POST /api/register', { body: registrationForm({ ...claim }) })
  assert.equal(errorCodeOf(third.body), 'login_taken')
})

test('only one account can verify a national ID @rule:proved-mobile', async () => {
  const { id_card } = registrationForm()
  const [one, two] = [await registered({ id_card }), await registered({ id_card })]
  await proved(one)
  const code = await codeFor(two.mobile, 'mobile', { token: two.token })
  assert.equal(errorCodeOf((await prove(two.token, two.mobile, code)).body), 'login_taken')
})

test('of two accounts that verify one mobile at the same moment, one succeeds @rule:proved-mobile', async () => {
  const { mobile, phone } = registrationForm()
  const [one, two] = [await registered({ mobile, phone }), await registered({ mobile, phone })]
  const codes = new Map<string, string>()
  for (const { token } of [one, two])
    codes.set(token, await codeFor(storedMobile(mobile), 'mobile', { token }))
  const answers = await Promise.all(
    [one, two].map(({ token }) => prove(token, mobile, codes.get(token) ?? '')),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('changing a verified mobile requires a code sent to the new one and one to the verified email @rule:proved-mobile', async () => {
  const person = await createCustomer(server)
  const mobile = storedMobile(registrationForm().mobile)
  const change = async (code?: string) =>
    ask('PATCH /api/my/profile', {
      token: person.token,
      body: {
        mobile,
        password: testPassword,
        ...(code !== undefined && {
          code,
          factor_code: await codeFor(person.email, 'change', { token: person.token }),
        }),
      },
    })
  assert.deepEqual(Object((await change()).body).fields, { code: 'required', factor_code: 'required' })
  assert.deepEqual(Object((await prove(person.token, mobile, '000000')).body).fields, {
    mobile: 'not_allowed',
  })
  const code = await codeFor(mobile, 'mobile', { token: person.token })
  assert.equal(errorCodeOf((await change(wrongFor(code))).body), 'code_invalid')
  const changed = await change(code)
  assert.equal(changed.status, 200, changed.text)
  const without = await ask('PATCH /api/my/profile', {
    token: person.token,
    body: { mobile: '', password: testPassword },
  })
  assert.deepEqual(Object(without.body).fields, { mobile: 'required' })
  const signIn = await codeFor(mobile, 'sign_in')
  assert.equal((await ask('POST /api/login/code', { body: { mobile, code: signIn } })).status, 200)
  const old = await ask('POST /api/login', { body: { login: person.mobile, password: testPassword } })
  assert.equal(old.status, 401)
})

test('an unverified account is deleted after seven days, a verified one is not @rule:proved-mobile', async () => {
  const [unproved, kept] = [await registered(), await registered()]
  await proved(kept)
  const job = createBackgroundJobs(running().app).find(({ name }) => name === 'unproved accounts')
  const signIn = (login: string) => ask('POST /api/login', { body: { login, password: testPassword } })
  clock.advance({ days: 6, hours: 23 })
  await job?.work()
  assert.equal((await signIn(unproved.email)).status, 200)
  clock.advance({ hours: 2 })
  await job?.work()
  assert.equal((await signIn(unproved.email)).status, 401)
  assert.equal((await signIn(kept.email)).status, 200)
  const registeredAgain = await ask('POST /api/register', {
    body: { ...registrationForm(), email: unproved.email, login: unproved.email },
  })
  assert.equal(registeredAgain.status, 201, 'its e-mail is free again')
})

let second: RunningServer | undefined
after(() => second?.stop())

test(
  'attempts to guess a code are limited across two servers, for a known and an unknown mobile alike @R20',
  { skip: !isPostgres },
  async () => {
    second = await startServer(
      configFrom({
        NODE_ENV: 'test',
        PORT: '0',
        DATABASE_URL: testDatabase().url,
        DEMO: 'true',
        LOG_LEVEL: 'silent',
        DRAIN_MILLISECONDS: '0',
        RATE_LIMIT_PER_ADDRESS: '100000',
      }),
      { now: clock.now, background: false },
    )
    const servers = [running().address, second.address]
    const { mobile: known } = await createCustomer(server)
    const outcomes: string[][] = []
    for (const mobile of [known, '+966558888888']) {
      // No text is sent to a mobile without an account.
      const code = (await codeFor(mobile, 'sign_in')) || '012345'
      const seen: string[] = []
      for (let guess = 0; guess < 12; guess += 1) {
        const { status, text, headers } = await sendRequest(
          servers[guess % 2] ?? '',
          'POST /api/login/code',
          {
            body: { mobile, code: wrongFor(code) },
          },
        )
        seen.push(`${status} ${headers.get('retry-after')} ${text}`)
      }
      const right = await sendRequest(servers[1] ?? '', 'POST /api/login/code', { body: { mobile, code } })
      seen.push(`${right.status} ${right.text}`)
      outcomes.push(seen)
    }
    assert.deepEqual(outcomes[0], outcomes[1])
    assert.match(outcomes[0]?.[9] ?? '', /^422 .*code_invalid/)
    assert.match(outcomes[0]?.[10] ?? '', /^429 900 .*rate_limited/)
    assert.match(outcomes[0]?.[12] ?? '', /^429/)
  },
)

test('a sign-in code sent three times at the same moment opens one session @R3', async () => {
  const person = await signInAgain(server, await createCustomer(server))
  const code = await codeFor(person.mobile, 'sign_in')
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask('POST /api/login/code', { body: { mobile: person.mobile, code } })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422, 422],
  )
})

test('hourly, live-in and package orders are refused without a verified mobile, and succeed with the same keys once it is verified @rule:proved-mobile', async () => {
  const person = await registered()
  const family = { ...(await createCustomer(server)), token: person.token, id: person.id }
  const housemaid = {
    worker_type: 'housemaid',
    nationality: 'filipino',
    worker_count: 1,
    duration: '3months',
  }
  const orders = [
    ['sale_order/hourly', hourlyOrderBody(family, { service_date: '2026-11-09' })],
    ['sale_order/resident', residentOrderBody(family)],
    ['special_packages', housemaid],
  ] as const
  const order = ([path, body]: (typeof orders)[number]) =>
    ask(`POST /api/${path}`, { token: person.token, body, key: `unproved-${path.replace('/', '-')}` })
  for (const each of orders) {
    const refused = await order(each)
    assert.deepEqual([refused.status, errorCodeOf(refused.body)], [409, 'mobile_unproved'])
  }
  await proved(person)
  for (const each of orders) {
    const placed = await order(each)
    assert.equal(placed.status, 201, placed.text)
    assert.equal(Object((await order(each)).body).id, Object(placed.body).id)
  }
})
