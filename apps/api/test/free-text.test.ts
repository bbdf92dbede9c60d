import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { allOperations } from '@sakina/api-client/wire'
import type { AnyOperation } from '@sakina/api-client/wire/operation'
import { addSession } from '../src/db/repositories/sessions.ts'
import { sessionExpiry } from '../src/use-cases/identity/session-life.ts'
import { hashToken, newToken } from '../src/use-cases/identity/tokens.ts'
import {
  hourlyOrderBody,
  placePaidHourly,
  placePaidResident,
  placeHourly,
  residentOrderBody,
} from './support/orders.ts'
import { registrationForm, testPassword, createCustomer, type Person } from './support/people.ts'
import { xssScripts as allScripts } from './support/xss-scripts.ts'
import { startTestServer, type TestResponse } from './support/server.ts'
import { isFull } from './support/tier.ts'

const office = 'the office of this test, 24+'
const server = startTestServer({ OPS_TOKEN: office, RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server

/** All thirty scripts with FULL=1, otherwise every sixth. */
const scripts = allScripts.filter((_, index) => isFull || index % 6 === 0)

type Fields = Readonly<Record<string, unknown>>

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The paths of all fields in a body that accept any line of text, by the operation's schema. */
function textFields(schema: unknown, path: readonly string[] = []): readonly string[] {
  const type = read(schema, 'type')
  if (type === 'optional') return textFields(read(schema, 'wrapped'), path)
  const pipe = read(schema, 'pipe')
  const steps: readonly unknown[] = Array.isArray(pipe) ? pipe : []
  if (type === 'string')
    // A password may contain any text and is never shown.
    return steps.some(
      (step) =>
        read(step, 'message') === 'unsafe_text' &&
        !String(read(read(step, 'requirement'), 'source')).startsWith('^\\P{Cs}'),
    )
      ? [path.join('.')]
      : []
  if (type === 'array') return textFields(read(schema, 'item'), path)
  const entries = read(schema, 'entries')
  if (typeof entries !== 'object' || entries === null) return []
  return Object.entries(entries).flatMap(([name, entry]) => textFields(entry, [...path, name]))
}

const everyField: readonly string[] = allOperations.flatMap((row: AnyOperation) =>
  textFields(row.body).map((field) => `${row.id}.${field}`),
)

/** Fields that are read but never shown or stored, each with its reason. */
const shownNowhere: ReadonlySet<string> = new Set([
  'login.login', // A failed sign-in returns only a code.
  'sendPasswordResetLink.email', // The response is the same for every email address.
  'resetPassword.email',
  'updateProfile.code', // It is read only together with another mobile.
  'opsRecordOrderPayment.terms_version', // Only the current version is accepted.
  'register.privacy_version', // Only the current version is stored.
  'registerAndLogin.privacy_version',
  'register.hash', // The specification redacts this field, so it is accepted and ignored.
  'sendContactMessage.website', // Hidden from people; a bot that fills it gets the normal response.
  'opsResetRateLimits.subject',
  'staffSignIn.email',
  'createCardToken.holder_name', // The provider's endpoint returns a token and none of its input.
])

const withField = (body: Fields, path: string, text: string): Fields => {
  const [first = '', ...rest] = path.split('.')
  const inner = body[first]
  if (rest.length === 0) return { ...body, [first]: Array.isArray(inner) ? [text] : text }
  return { ...body, [first]: withField(Object(inner), rest.join('.'), text) }
}

const holds = (value: unknown, text: string): boolean =>
  typeof value === 'string'
    ? value.includes(text)
    : typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, text))

const isText = ({ headers }: TestResponse): boolean =>
  /^application\/json\b/.test(headers.get('content-type') ?? '') &&
  headers.get('x-content-type-options') === 'nosniff'

let days = 0
/** A working day of next month for each order. */
const freshDay = (): string => {
  days += 1
  const day = new Date(Date.UTC(2026, 10, 1 + days))
  return day.getUTCDay() === 5 ? freshDay() : day.toISOString().slice(0, 10)
}

const found = { kept: 0, refused: 0, shownNowhere: 0 }
const tried = new Set<string>()

type Call = {
  readonly id: string
  readonly path?: () => string
  readonly body: Fields | (() => Promise<Fields>)
  readonly token?: string
  /** Where a reader would see the text; by default in the response itself. */
  readonly shown?: (answer: TestResponse) => Promise<TestResponse>
  /** Restores the state, so that the next request can be sent. */
  readonly after?: (answer: TestResponse) => Promise<unknown>
}

const ops = (path: string, body?: unknown) =>
  ask(`${body === undefined ? 'GET' : 'POST'} /ops/${path}`, {
    headers: { authorization: `Bearer ${office}` },
    ...(body !== undefined && { body }),
  })

const refusedFields = (answer: TestResponse): readonly string[] =>
  Object.keys(Object(Object(answer.body).fields))

const isAbout = (field: string, name: string): boolean =>
  field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`)

async function tell(call: Call, fields: readonly string[], script: string): Promise<TestResponse> {
  const row = allOperations.find(({ id }) => id === call.id)
  assert.ok(row !== undefined, call.id)
  const base = typeof call.body === 'function' ? await call.body() : call.body
  const answer = await ask(
    `${row.method} ${row.root === 'host' ? '' : '/api'}${call.path?.() ?? row.path}` as 'POST /',
    {
      body: fields.reduce((body, field) => withField(body, field, script), base),
      ...(call.token !== undefined && { token: call.token }),
      headers: {
        ...(row.auth === 'ops' && { authorization: `Bearer ${office}` }),
        ...(row.id === 'staffSignIn' && { origin: running().address }),
      },
    },
  )
  // Lists are newest first, and the test clock does not move by itself.
  clock.advance({ minutes: 1 })
  for (const field of fields) tried.add(`${call.id}.${field}`)
  const where = `${call.id} with ${script} in ${fields.join(', ')}`
  assert.ok(isText(answer), `${where} answered ${answer.headers.get('content-type')}`)
  assert.ok(answer.status < 500, `${where} answered ${answer.status} ${answer.text}`)
  if (answer.status >= 300) return answer
  const shown = (await call.shown?.(answer)) ?? answer
  assert.ok(isText(shown), where)
  for (const field of fields)
    if (shownNowhere.has(`${call.id}.${field}`)) found.shownNowhere += 1
    else {
      assert.ok(holds(shown.body, script), `${call.id}.${field} lost ${script}: ${shown.text.slice(0, 400)}`)
      found.kept += 1
    }
  await call.after?.(answer)
  return answer
}

/**
 * Puts one script in every field of a call. Fields that refuse it by name are left out until the rest is
 * accepted and shown as plain text. Where the refusal has only a code, each field is tried by itself.
 */
async function inEveryField(call: Call, fields: readonly string[], script: string): Promise<void> {
  const answer = await tell(call, fields, script)
  if (answer.status < 300) return
  const where = `${call.id} with ${script} in ${fields.join(', ')} answered ${answer.status} ${answer.text}`
  const named = fields.filter((field) => refusedFields(answer).some((name) => isAbout(field, name)))
  if (named.length > 0) assert.equal(answer.status, 422, where)
  else
    assert.match(
      String(Object(answer.body).code),
      /^(voucher_|terms_|card_|wrong_credentials|reset_|code_)/,
      where,
    )
  if (named.length > 0 || fields.length === 1) found.refused += Math.max(1, named.length)
  const rest = fields.filter((field) => !named.includes(field))
  if (named.length > 0 && rest.length > 0) await inEveryField(call, rest, script)
  if (named.length === 0 && fields.length > 1)
    for (const field of fields) await inEveryField(call, [field], script)
}

async function throughEveryField(call: Call): Promise<void> {
  const fields = textFields(allOperations.find(({ id }) => id === call.id)?.body)
  assert.ok(fields.length > 0, call.id)
  const hidden = fields.filter((field) => shownNowhere.has(`${call.id}.${field}`))
  const open = fields.filter((field) => !hidden.includes(field))
  for (const script of scripts) {
    if (open.length > 0) await inEveryField(call, open, script)
    // Fields that refuse scripts by a code may affect other fields, so each is sent alone.
    for (const field of hidden) await inEveryField(call, [field], script)
  }
}

const mine = (person: Person, path: string) => ask(`GET /api/${path}`, { token: person.token })
const idIn = (answer: TestResponse): string =>
  String(Object(answer.body).result?.id ?? Object(answer.body).id)

test('scripts in the text fields of accounts, addresses, alerts and contact messages are shown as plain text or refused', async () => {
  const person = await createCustomer(server)
  const { token } = person
  await throughEveryField({
    id: 'register',
    body: async () => registrationForm(),
    shown: async ({ body }) => {
      const fresh = newToken(running().app.randomBytes)
      const now = running().app.now()
      const customerId = String(Object(body).result.partner_id)
      await running().app.database.write((tx) =>
        addSession(tx, {
          tokenHash: hashToken(fresh),
          customerId,
          createdAt: now,
          usedAt: now,
          expiresAt: sessionExpiry(now),
        }),
      )
      return ask('GET /api/my/data', { token: fresh })
    },
  })
  await throughEveryField({
    id: 'registerAndLogin',
    body: async () => {
      const { login, name, mobile, email, id_card } = registrationForm()
      const address = {
        country_id: 1,
        state_id: 5,
        neighborhood_id: 1,
        number_building: '2930',
        streetName: 'King Abdulaziz Road',
      }
      return {
        login,
        name,
        mobile,
        email,
        id_card,
        password: testPassword,
        confirm_password: testPassword,
        address,
      }
    },
    shown: ({ body }) => ask('GET /api/my/data', { token: Object(body).result.api_token }),
  })
  await throughEveryField({ id: 'login', body: { password: testPassword } })
  await throughEveryField({ id: 'sendPasswordResetLink', body: {} })
  await throughEveryField({
    id: 'resetPassword',
    body: { token: 'x', new_password: testPassword, confirm_password: testPassword },
  })
  const { mobile } = person
  await throughEveryField({ id: 'sendCode', body: { mobile, purpose: 'sign_in' } })
  await throughEveryField({ id: 'loginWithCode', body: { mobile, code: '012345' } })
  await throughEveryField({
    id: 'resetPasswordWithCode',
    body: { mobile, code: '012345', new_password: testPassword, confirm_password: testPassword },
  })
  await throughEveryField({ id: 'confirmPrivacyNotice', body: {}, token })
  await throughEveryField({ id: 'proveMobile', body: { mobile, code: '012345' }, token })
  await throughEveryField({ id: 'proveEmail', body: { code: '012345' }, token })
  await throughEveryField({
    id: 'updateProfile',
    body: {},
    token,
    shown: () => mine(person, 'user/context'),
  })
  const address = {
    parent_id: person.id,
    name: 'Home',
    country_id: 1,
    state_id: 5,
    neighborhood_id: 1,
    number_building: '2930',
    streetName: 'King Abdulaziz Road',
  }
  // An address is shown with the city and district of its neighbourhood, but stores what was typed.
  const shown = () => mine(person, 'my/data')
  await throughEveryField({
    id: 'createAddress',
    body: address,
    token,
    shown,
    after: (answer) => ask(`DELETE /api/partners/child/${idIn(answer)}`, { token }),
  })
  await throughEveryField({
    id: 'opsAddAddress',
    path: () => `/ops/customers/${person.id}/addresses`,
    body: address,
    shown,
    after: (answer) => ask(`DELETE /api/partners/child/${idIn(answer)}`, { token }),
  })
  await throughEveryField({
    id: 'opsRegisterCustomer',
    body: async () => {
      const { name, mobile: typed, id_card } = registrationForm()
      return { name, mobile: typed, id_card }
    },
    shown: (answer) => ops(`customers/${idIn(answer)}`),
  })
  const unverified = registrationForm()
  const registered = { name: unverified.name, mobile: unverified.mobile, id_card: unverified.id_card }
  const family = idIn(await ops('customers', registered))
  await throughEveryField({
    id: 'opsVerifyMobile',
    path: () => `/ops/customers/${family}/mobile`,
    body: { code: '012345' },
  })
  await throughEveryField({
    id: 'updateAddress',
    path: () => `/partners/child/${person.addressId}`,
    body: {},
    token,
    shown,
  })
  await throughEveryField({
    id: 'createAvailabilityAlert',
    body: { state_id: 9 },
    shown: () => ops('availability-alerts?limit=1'),
  })
  await throughEveryField({
    id: 'sendContactMessage',
    body: { name: 'Somebody', email: 'somebody@home.example', message: 'A question' },
    shown: () => ops('contact-messages?limit=1'),
  })
  let message = ''
  await throughEveryField({
    id: 'opsAnswerContactMessage',
    path: () => `/ops/contact-messages/${message}/answer`,
    body: async () => {
      const body = { name: 'Somebody', email: 'somebody@home.example', message: 'A question' }
      message = Object((await ask('POST /api/contact', { body })).body).result.reference
      return {}
    },
    shown: () => ops(`contact-messages/${message}`),
  })
})

test('scripts in the text fields of orders, vouchers and cards are shown as plain text or refused @R25', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const order = async (answer: TestResponse) => mine(person, `my/orders/${idIn(answer)}`)
  const after = (answer: TestResponse) => ask(`POST /api/my/orders/${idIn(answer)}/cancel`, { token })
  await throughEveryField({
    id: 'placeHourlyOrder',
    body: hourlyOrderBody(person, { service_package_id: 101, service_date: '2026-10-20' }),
    token,
    shown: order,
    after,
  })
  const byOffice = `/ops/customers/${person.id}`
  const { terms_version: _terms, ...visits } = hourlyOrderBody(person, {
    service_package_id: 101,
    service_date: '2026-10-21',
  })
  await throughEveryField({
    id: 'opsPlaceHourlyOrder',
    path: () => `${byOffice}/orders/hourly`,
    body: visits,
    shown: order,
    after,
  })
  const { terms_version: _agreed, ...months } = residentOrderBody(person)
  await throughEveryField({
    id: 'opsPlaceResidentOrder',
    path: () => `${byOffice}/orders/resident`,
    body: months,
    shown: order,
    after,
  })
  let unpaid = ''
  await throughEveryField({
    id: 'opsRecordOrderPayment',
    path: () => `/ops/orders/${unpaid}/payments`,
    body: async () => {
      const placed = hourlyOrderBody(person, { service_package_id: 101, service_date: freshDay() })
      unpaid = idIn(await ask('POST /api/sale_order/hourly', { token, body: placed }))
      return { method: 'transfer', receipt: unpaid }
    },
    shown: () => ops('acts?limit=1'),
  })
  await throughEveryField({
    id: 'placeResidentOrder',
    body: {
      ...residentOrderBody(person, { service_id: 4, order_line: [{ product_id: 401 }] }),
      visa_number: '1900123456',
      visa_expiry: '2027-06-01',
      birth_date: '1985-04-01',
      named_worker: { name: 'Demo Worker Account', passport_number: 'A1234567' },
    },
    token,
    shown: () => mine(person, 'my/data'),
    after,
  })
  await throughEveryField({ id: 'quoteOrder', body: { plan_id: 101 }, token })
  await throughEveryField({
    id: 'requestSpecialPackage',
    body: { worker_type: 'nanny', nationality: 'filipino', worker_count: 1, duration: '3months' },
    token,
    shown: order,
    after,
  })
  await throughEveryField({ id: 'claimVoucher', body: {}, token })
  const card = {
    number: '4111111111111111',
    holder_name: 'Demo Customer',
    exp_month: 12,
    exp_year: 2030,
    cvv: '123',
  }
  const tokenOf = async () =>
    String(Object((await ask('POST /checkout/tokens', { body: card })).body).result.token)
  await throughEveryField({
    id: 'createCardToken',
    body: card,
  })
  await throughEveryField({
    id: 'addCard',
    body: async () => ({ token: await tokenOf(), save: true }),
    token,
    after: (answer) => ask(`DELETE /api/my/cards/${idIn(answer)}`, { token }),
  })
})

test('scripts in the texts of requests and complaints, and of the office about contracts and customers, are shown as plain text or refused', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const { contractId, orderId } = await placePaidResident(server, person, {
    order_line: [{ product_id: 202 }],
    // The visit is too near to be cancelled for free, so the office decides.
    first_visit_date: '2026-10-05',
  })
  const asking = {
    contract_id: contractId,
    request_date: '2026-10-04',
    request_reason: 'x',
    priority: 'medium',
  }
  const requests = () => mine(person, 'my/requests?limit=5')
  const refuse = async (answer: TestResponse) => {
    const refused = await ops(`requests/${idIn(answer)}/answer`, { decision: 'reject' })
    assert.equal(refused.status, 200, refused.text)
  }
  for (const [id, more] of [
    ['createCancellation', {}],
    ['createSuspension', { suspention_date: '2026-10-20', resume_date: '2026-10-27' }],
    ['createReplacement', {}],
    ['createReplacement', { action_type: 'refundPayment', email: 'a@home.example', phone: '0555001234' }],
  ] as const)
    await throughEveryField({
      id,
      body: { ...asking, ...more },
      token,
      shown: id === 'createReplacement' ? () => mine(person, 'my/data') : requests,
      after: refuse,
    })
  const cancellation = async () => {
    const answer = await ask('POST /api/cancellation/create', { token, body: asking })
    assert.equal(answer.status, 200, answer.text)
    return idIn(answer)
  }
  let open = ''
  await throughEveryField({
    id: 'opsAnswerRequest',
    path: () => `/ops/requests/${open}/answer`,
    body: async () => {
      open = await cancellation()
      return { decision: 'reject' }
    },
    shown: requests,
  })
  const complaining = { ...asking, complaint_type: 'other', suspension_date: '2026-10-04' }
  const complaints = () => mine(person, 'complaint/requests')
  await throughEveryField({ id: 'createComplaint', body: complaining, token, shown: complaints })
  const complaint = idIn(await ask('POST /api/complaint/create', { token, body: complaining }))
  await throughEveryField({
    id: 'opsAnswerComplaint',
    path: () => `/ops/complaints/${complaint}/answer`,
    body: { state: 'open' },
    shown: complaints,
  })
  await throughEveryField({
    id: 'replyToComplaint',
    path: () => `/my/complaints/${complaint}/replies`,
    body: {},
    token,
    shown: complaints,
  })
  let state = 'running'
  await throughEveryField({
    id: 'opsSetContractState',
    path: () => `/ops/contracts/${contractId}/state`,
    body: async () => ({ state: (state = state === 'running' ? 'defaulted' : 'running') }),
    shown: () => mine(person, `my/contracts/${contractId}`),
  })
  await throughEveryField({
    id: 'opsIssueCharge',
    path: () => `/ops/contracts/${contractId}/charges`,
    body: { amount: 1 },
    shown: (answer) => mine(person, `my/invoices/${idIn(answer)}`),
  })
  let charge = ''
  await throughEveryField({
    id: 'opsRecordPayment',
    path: () => `/ops/invoices/${charge}/payments`,
    body: async () => {
      charge = idIn(await ops(`contracts/${contractId}/charges`, { description: 'x', amount: 1 }))
      clock.advance({ minutes: 1 })
      return { method: 'transfer', receipt: charge }
    },
    shown: () => ops('acts?limit=1'),
  })
  await throughEveryField({
    id: 'opsVoidCharge',
    path: () => `/ops/invoices/${charge}/void`,
    body: async () => {
      charge = idIn(await ops(`contracts/${contractId}/charges`, { description: 'x', amount: 1 }))
      clock.advance({ minutes: 1 })
      return {}
    },
    shown: () => ops('acts?limit=1'),
  })
  await throughEveryField({
    id: 'opsAdjustWallet',
    path: () => `/ops/customers/${person.id}/wallet`,
    body: { amount: 1 },
    shown: () => mine(person, 'my/wallet/entries?limit=5'),
  })
  await throughEveryField({
    id: 'opsGrantVoucher',
    path: () => `/ops/customers/${person.id}/vouchers`,
    body: { percent: 5, valid_until: '2027-01-01' },
    shown: () => mine(person, 'my/vouchers'),
  })
  const form = new FormData()
  form.append('purpose', 'passport')
  form.append('file', new Blob(['%PDF-1.7']), 'paper.pdf')
  const paper = idIn(await ask('POST /api/uploads', { token, body: form }))
  await throughEveryField({
    id: 'opsOpenUpload',
    path: () => `/ops/papers/${paper}/open`,
    body: {},
    shown: () => ops('paper-views?limit=1'),
  })
  await throughEveryField({ id: 'opsResetRateLimits', body: {} })
  await throughEveryField({ id: 'opsRunJobs', body: { jobs: [] } })
  assert.ok(orderId)
})

test('scripts in texts about orders, visits and refunds are shown as plain text or refused', async () => {
  const person = await createCustomer(server)
  const { token } = person
  const clean = async (table: 'order_stages' | 'visits') => {
    await running().app.database.write((tx) =>
      tx.execute(
        table === 'visits'
          ? sql`update visits set status = 'scheduled' where customer_id = ${person.id}`
          : sql`delete from order_stages where stage in ('on_the_way', 'arrived')`,
      ),
    )
  }
  const { orderId } = await placePaidResident(server, person, { order_line: [{ product_id: 203 }] })
  await throughEveryField({
    id: 'opsAdvanceOrder',
    path: () => `/ops/orders/${orderId}/stage`,
    body: { stage: 'on_the_way' },
    shown: () => mine(person, `my/orders/${orderId}`),
    after: () => clean('order_stages'),
  })
  await placePaidHourly(server, person, { service_package_id: 101, service_date: '2026-10-27' })
  const [visit] = Object((await mine(person, 'my/visit-lines')).body).result
  await throughEveryField({
    id: 'nameDoorContact',
    path: () => `/my/visits/${visit.id}/door-contact`,
    body: { name: 'Sara', mobile: '0550001234' },
    token,
  })
  await running().app.database.write((tx) =>
    tx.execute(sql`update visits set status = 'done' where id = ${visit.id}`),
  )
  await throughEveryField({
    id: 'rateVisit',
    path: () => `/my/visits/${visit.id}/rating`,
    body: { stars: 5 },
    token,
    shown: () => mine(person, 'my/visit-lines'),
  })
  await clean('visits')
  const acts = () => ask('GET /ops/acts?limit=100', { headers: { authorization: `Bearer ${office}` } })
  await throughEveryField({
    id: 'opsReassignVisit',
    path: () => `/ops/visits/${visit.id}/worker`,
    body: {},
    shown: acts,
  })
  const mover = await createCustomer(server)
  await placePaidHourly(server, mover, { service_package_id: 101, service_date: '2026-11-24' })
  const [toMove] = Object((await mine(mover, 'my/visit-lines')).body).result
  let [moving, moves] = [String(toMove.id), 0]
  await throughEveryField({
    id: 'opsMoveVisit',
    path: () => `/ops/visits/${moving}/move`,
    body: async () => ({ date: `2026-12-0${1 + (moves++ % 2)}`, visit_window: 'morning' }),
    shown: (moved) => {
      moving = idIn(moved)
      return acts()
    },
  })
  await throughEveryField({
    id: 'opsAssignWorker',
    path: () => `/ops/orders/${orderId}/worker`,
    body: {},
    shown: acts,
  })
  const away = { from: '2026-12-01', to: '2026-12-02', reason: 'ill' }
  await throughEveryField({
    id: 'opsRecordAbsence',
    path: () => '/ops/workers/1040/absences',
    body: away,
    shown: acts,
  })
  let absence = ''
  await throughEveryField({
    id: 'opsEndAbsence',
    path: () => `/ops/absences/${absence}/end`,
    body: async () => {
      absence = idIn(
        await ask('POST /ops/workers/1040/absences', {
          headers: { authorization: `Bearer ${office}` },
          body: away,
        }),
      )
      return {}
    },
    shown: acts,
  })
  await throughEveryField({
    id: 'opsMakeDriverLink',
    body: { driver: 'Salim', date: visit.first_visit_date, visits: [visit.id] },
  })
  await throughEveryField({
    id: 'opsSetVisitState',
    path: () => `/ops/visits/${visit.id}/state`,
    body: async () => {
      await running().app.database.write((tx) =>
        tx.execute(
          sql`update visits set starts_at = ${running().app.now().toISOString()} where id = ${visit.id}`,
        ),
      )
      return { state: 'on_the_way' }
    },
    shown: () => mine(person, 'my/visit-lines'),
    after: () => clean('visits'),
  })
  const disputed = idIn(
    await ask('POST /api/complaint/create', {
      token,
      body: {
        contract_id: visit.contract_id.id,
        complaint_type: 'other',
        priority: 'low',
        request_reason: 'x',
        request_date: '2026-10-04',
      },
    }),
  )
  await throughEveryField({
    id: 'opsDecideVisit',
    path: () => `/ops/visits/${visit.id}/decision`,
    body: async () => {
      await running().app.database.write(async (tx) => {
        await tx.execute(
          sql`update visits set status = 'scheduled', ends_at = ${running().app.now().toISOString()}
              where id = ${visit.id}`,
        )
        await tx.execute(
          sql`update complaints set state = 'open', visit_id = ${visit.id}, is_visit_claim = true where id = ${disputed}`,
        )
      })
      return { decision: 'made' }
    },
    shown: () => mine(person, 'complaint/requests'),
  })
  await throughEveryField({
    id: 'opsDecideOffer',
    path: () => `/ops/orders/${orderId}/offer/decision`,
    body: async () => {
      await running().app.database.write(async (tx) => {
        await tx.execute(
          sql`update contracts set offered_at = ${running().app.now().toISOString()}, offer_place = 'door',
                offer_complaint_id = ${disputed}, offer_settled_at = null
              where order_id = ${orderId}`,
        )
        await tx.execute(sql`update complaints set state = 'open' where id = ${disputed}`)
      })
      return { decision: 'made' }
    },
    shown: () => mine(person, 'complaint/requests'),
  })
  let order = ''
  await throughEveryField({
    id: 'opsCancelOrder',
    path: () => `/ops/orders/${order}/cancel`,
    body: async () => {
      order = (await placeHourly(server, person, { service_package_id: 101, service_date: '2026-10-28' })).id
      return {}
    },
    shown: () => mine(person, `my/orders/${order}`),
  })
  let ended = ''
  await throughEveryField({
    id: 'opsCancelContract',
    path: () => `/ops/contracts/${ended}/cancel`,
    body: async () => {
      ended = (await placePaidHourly(server, person, { service_package_id: 101, service_date: '2026-10-29' }))
        .contractId
      return { fault: 'nobody' }
    },
    shown: () => mine(person, `my/contracts/${ended}`),
  })
  await throughEveryField({
    id: 'opsPriceOrder',
    path: () => `/ops/orders/${order}/price`,
    body: async () => {
      const asked = { worker_type: 'nanny', nationality: 'filipino', worker_count: 1, duration: '3months' }
      order = idIn(await ask('POST /api/special_packages', { token, body: asked }))
      return { list_price: 9000, employee_wage: 6000 }
    },
    shown: () => mine(person, `my/orders/${order}`),
    after: () => ask(`POST /api/my/orders/${order}/cancel`, { token }),
  })
  const asked = { worker_type: 'nanny', nationality: 'filipino', worker_count: 1, duration: '3months' }
  order = idIn(await ask('POST /api/special_packages', { token, body: asked }))
  assert.equal((await ops(`orders/${order}/price`, { list_price: 9000, employee_wage: 6000 })).status, 200)
  await throughEveryField({
    id: 'acceptOrderTerms',
    path: () => `/my/orders/${order}/terms`,
    body: {},
    token,
  })
  const { orderId: paid } = await placePaidHourly(server, person, {
    service_package_id: 101,
    service_date: '2026-11-03',
  })
  assert.equal((await ops(`orders/${paid}/cancel`, { reason: 'x' })).status, 200)
  const refunds = () => ops('refunds?limit=100')
  const [refund] = Object((await refunds()).body).result
  await throughEveryField({
    id: 'opsMarkRefund',
    path: () => `/ops/refunds/${refund.id}/state`,
    body: { state: 'failed' },
    shown: refunds,
    after: () =>
      running().app.database.write((tx) =>
        tx.execute(sql`update refunds set state = 'pending' where id = ${refund.id}`),
      ),
  })
})

test('scripts in texts about people of the office are shown as plain text or refused', async () => {
  await throughEveryField({ id: 'staffSignIn', body: { email: 'huda@agency.example', password: 'x' } })
  let clerks = 0
  const clerk = async (): Promise<Fields> => {
    clerks += 1
    return { name: 'Huda', email: `huda${clerks}@agency.example`, roles: ['desk'] }
  }
  await throughEveryField({ id: 'opsAddStaff', body: clerk })
  const id = idIn(await ops('staff', await clerk()))
  await throughEveryField({ id: 'opsChangeStaff', path: () => `/ops/staff/${id}`, body: {} })
})

test('the free-text tests cover every free-text field of every operation @R25', (context) => {
  context.diagnostic(
    `${everyField.length} fields of free text x ${scripts.length} scripts: ${found.kept} shown as text, ` +
      `${found.refused} refused by name, ${found.shownNowhere} in fields that are shown nowhere`,
  )
  assert.deepEqual(
    everyField.filter((field) => !tried.has(field)),
    [],
  )
})
