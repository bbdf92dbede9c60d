import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBackgroundJobs } from '../src/background.ts'
import { placePaidHourly, parsePlacedOrder, residentOrderBody } from './support/orders.ts'
import { errorCodeOf, signInAgain, createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '100000' })
const { ask, clock, running } = server

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const upload = (token: string, bytes = 100, language: 'ar' | 'en' = 'en') => {
  const picture = new Uint8Array(bytes)
  picture.set(signature)
  const form = new FormData()
  form.append('purpose', 'passport')
  form.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png')
  return ask('POST /api/uploads', { token, body: form, language })
}

const kept = async (token: string, bytes?: number): Promise<string> => {
  const answer = await upload(token, bytes)
  assert.equal(answer.status, 201, answer.text)
  return String(Object(answer.body).result.id)
}

/** Sends two files at a time, as many as a customer may. */
async function statusesOf(token: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let pair = 0; pair < count / 2; pair += 1)
    for (const { status } of await Promise.all([upload(token), upload(token)])) statuses.push(status)
  return statuses.toSorted((one, other) => one - other)
}

test('an account that has never paid can keep ten unused files @rule:uploads', async () => {
  const person = await createCustomer(server)
  const first = await kept(person.token)
  assert.deepEqual(await statusesOf(person.token, 12), [
    ...Array.from({ length: 9 }, () => 201),
    413,
    413,
    413,
  ])
  for (const [language, way] of [
    ['ar', 'تواصلتم معنا'],
    ['en', 'Contact us'],
  ] as const) {
    const refused = await upload(person.token, 100, language)
    assert.equal(errorCodeOf(refused.body), 'too_many_files')
    assert.ok(String(Object(refused.body).message).includes(way), refused.text)
  }
  const body = residentOrderBody(person, { passport_upload_id: first })
  parsePlacedOrder(await ask('POST /api/sale_order/resident', { token: person.token, body }))
  await kept(person.token)
  assert.equal((await upload(person.token)).status, 413)
  assert.equal((await upload((await createCustomer(server)).token)).status, 201)
})

test('an account that has never paid can keep thirty megabytes of unused files @rule:uploads', async () => {
  const { token } = await createCustomer(server)
  for (let each = 0; each < 6; each += 1) await kept(token, 4_900_000)
  assert.equal(errorCodeOf((await upload(token, 4_900_000)).body), 'too_many_files')
  await kept(token)
})

test('an account with a paid order can keep forty unused files, and the cleanup makes room for more', async () => {
  const person = await createCustomer(server)
  await placePaidHourly(server, person, { service_date: '2026-10-20' })
  for (let each = 0; each < 40; each += 1) await kept(person.token)
  assert.equal(errorCodeOf((await upload(person.token)).body), 'too_many_files')
  clock.advance({ days: 31 })
  for (const job of createBackgroundJobs(running().app)) if (job.name === 'housekeeping') await job.work()
  await kept((await signInAgain(server, person)).token)
})
