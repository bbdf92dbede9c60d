import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { askAt } from './support/server.ts'
import { formOfSomebody, password } from './support/people.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

test('a log of registering, signing in, failing and paying names nobody', async () => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'debug', PORT: '0', DATA_DIR: ':memory:' },
  })
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const [line]: Buffer[] = await once(child.stdout, 'data')
  const address = /http:\/\/\S+/.exec(line?.toString() ?? '')?.[0] ?? ''
  const form = formOfSomebody()
  await askAt(address, 'POST /api/register', { body: form })
  await askAt(address, 'POST /api/register', { body: form })
  const signedIn = await askAt(address, 'POST /api/login', { body: { login: form.id_card, password } })
  const { api_token: token, partner_id: id } = Object(signedIn.body).result
  await askAt(address, 'POST /api/login', { body: { login: form.id_card, password: 'wrong password 1' } })
  await askAt(address, 'POST /api/forget_password', { body: { email: form.email } })
  await askAt(address, `GET /api/partners/${id}?phone=${form.phone}`, { token })
  await askAt(address, `GET /api/user/context?token=${token}`, { token })
  const placed = await askAt(address, 'POST /api/special_packages', {
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
  child.kill('SIGTERM')
  await once(child, 'exit')
  assert.match(log, /"route":"\/api\/login"/)
  for (const secret of [
    token,
    password,
    'wrong password 1',
    form.id_card,
    form.email,
    form.phone.slice(1),
    form.name,
    id,
  ])
    assert.ok(!log.includes(secret), `the log holds ${secret}`)
})
