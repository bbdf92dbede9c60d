import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import * as v from 'valibot'
import { toLoggableError } from '../src/http/log.ts'
import { sendRequest } from './support/server.ts'
import { registrationForm, testPassword } from './support/people.ts'
import { readTextedCode } from './support/text-messages.ts'
import { copyDemoData, quickStart } from './support/quick-start.ts'
import { termsVersion } from './support/orders.ts'

const office = 'the office of this test, 24+'
const said = 'Please ring twice at the garden door'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

test('the output of a server during registration, payment, a complaint and office commands contains no personal data @R26 @rule:text-messages', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-log-'))
  copyDemoData(folder)
  const child = spawn(process.execPath, [...quickStart, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'debug',
      PORT: '0',
      DATA_DIR: folder,
      OPS_TOKEN: office,
    },
  })
  context.after(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const [line]: Buffer[] = await once(child.stdout, 'data')
  child.stdout.on('data', (part: Buffer) => (log += part.toString()))
  const address = /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? ''
  const form = registrationForm()
  await sendRequest(address, 'POST /api/register', { body: form })
  await sendRequest(address, 'POST /api/register', { body: form })
  const signedIn = await sendRequest(address, 'POST /api/login', {
    body: { login: form.id_card, password: testPassword },
  })
  const { api_token: token, partner_id: id } = Object(signedIn.body).result
  await sendRequest(address, 'POST /api/login', {
    body: { login: form.id_card, password: 'wrong password 1' },
  })
  await sendRequest(address, 'POST /api/forget_password', { body: { email: form.email } })
  await sendRequest(address, 'POST /api/codes', { token, body: { mobile: form.mobile, purpose: 'mobile' } })
  const code = await readTextedCode(folder, form.mobile)
  await sendRequest(address, 'POST /api/my/mobile', { token, body: { mobile: form.mobile, code } })
  await sendRequest(address, 'POST /api/codes', { token, body: { email: form.email, purpose: 'email' } })
  await sendRequest(address, `GET /api/partners/${id}?phone=${form.phone}`, { token })
  await sendRequest(address, `GET /api/user/context?token=${token}`, { token })
  const placed = await sendRequest(address, 'POST /api/special_packages', {
    token,
    body: {
      worker_type: 'nanny',
      nationality: 'filipino',
      worker_count: 1,
      duration: '3months',
      note: form.name,
    },
  })
  assert.equal(placed.status, 201, placed.text)
  const day = new Date(Date.now() + 9 * 86_400_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  const bought = await sendRequest(address, 'POST /api/sale_order/hourly', {
    token,
    key: 'a-key-of-this-run',
    body: {
      customer_id: id,
      service_package_id: 101,
      service_date: day.toISOString().slice(0, 10),
      quantity: 1,
      repeat_count: 1,
      repeat_interval_days: 0,
      terms_version: termsVersion,
      visit_window: 'morning',
      note: said,
    },
  })
  const orderId: unknown = Object(bought.body).id
  const fallback = bought.status === 201 ? undefined : bought.text
  assert.equal(fallback, undefined)
  await sendRequest(address, `GET /checkout/${String(orderId)}`)
  const paid = await sendRequest(address, `POST /checkout/${String(orderId)}`, {
    body: new URLSearchParams({ outcome: 'succeed', method: 'card', lang: 'ar' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(paid.status, 303, paid.text)
  const running = await sendRequest(address, 'GET /api/services/running', { token })
  const [contract] = Object(running.body).result
  const complained = await sendRequest(address, 'POST /api/complaint/create', {
    token,
    body: {
      contract_id: contract.id,
      request_date: '2026-10-04',
      suspension_date: '2026-10-04',
      request_reason: said,
      complaint_type: 'other',
      details: said,
      priority: 'medium',
    },
  })
  assert.ok(complained.status < 300, complained.text)
  await sendRequest(address, 'POST /api/contact', {
    body: { name: form.name, phone: form.phone, message: said },
  })
  await sendRequest(address, `GET /ops/customers?search=${form.phone}`, {
    headers: { authorization: `Bearer ${office}` },
  })
  await sendRequest(address, 'GET /ops/orders', { headers: { authorization: `Bearer not ${office}` } })
  await sendRequest(address, `POST /ops/orders/${String(orderId)}/cancel`, {
    headers: { authorization: `Bearer ${office}` },
    body: { reason: said },
  })
  await sendRequest(address, 'PATCH /api/my/profile', { token, body: { name: 'سارة محمد العتيبي' } })
  await sendRequest(address, 'GET /api/my/data', { token })
  await sendRequest(address, 'POST /api/logout', { token })
  // The clock of the outbox decides when emails are sent.
  while (!log.includes('a letter was written') || !log.includes('a text message was written'))
    await once(child.stderr, 'data')
  assert.match(code, /^\d{6}$/)
  assert.ok(!new RegExp(`\\b${code}\\b`).test(log), 'the log holds a code')
  child.kill('SIGTERM')
  await once(child, 'exit')
  assert.match(log, /a letter was written/)
  assert.match(log, /"route":"\/api\/login"/)
  for (const secret of [
    token,
    testPassword,
    'wrong password 1',
    form.id_card,
    form.email,
    form.phone.slice(1),
    form.name,
    'سارة محمد العتيبي',
    form.street,
    said,
    office,
    id,
  ])
    assert.ok(!log.includes(secret), `the log holds ${secret}`)
})

test('an error that quotes its input is logged without the input @R26', () => {
  const secret = 'Noura Al-Qahtani'
  const Person = v.object({ partner: v.object({ phone: v.pipe(v.string(), v.regex(/^05/)) }) })
  for (const read of [() => v.parse(Person, { partner: { phone: secret } }), () => JSON.parse(secret)]) {
    const thrown = (() => {
      try {
        return read()
      } catch (error) {
        return error
      }
    })()
    assert.ok(thrown instanceof Error)
    assert.match(thrown.message, /Noura/)
    assert.doesNotMatch(JSON.stringify(toLoggableError(thrown)), /Noura/)
  }
  const told = toLoggableError(new TypeError('nothing carries this out'))
  assert.deepEqual([told.type, told.message], ['TypeError', 'nothing carries this out'])
})
