import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { codesOf } from './support/codes.ts'
import { officeClient, officeToken } from './support/office.ts'
import { startTestServer } from './support/server.ts'
import { createClerk } from './support/staff.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask, clock, running } = server
const { office } = officeClient(server)
const { lettersTo } = codesOf(server)

async function write(body: Readonly<Record<string, string>>, language: 'ar' | 'en' = 'en'): Promise<string> {
  const sent = await ask('POST /api/contact', { body, language })
  assert.equal(sent.status, 201, sent.text)
  return Object(sent.body).result.reference
}
const resultOf = (answer: { readonly body: unknown }) => Object(answer.body).result

test('a message waits until the end of the next business day, and is answered once, by email, in its language', async () => {
  const email = 'visitor@home.example'
  const reference = await write({ name: 'A Visitor', email, message: 'هل تخدمون عرعر؟' }, 'ar')
  const [waiting] = resultOf(await office('queue?kind=message'))
  // Sunday, 4 October 2026.
  assert.deepEqual(
    [waiting.number, waiting.due, waiting.partner_id],
    [reference, '2026-10-05T20:59:00.000Z', { id: null, name: 'A Visitor', phone: '' }],
  )

  const clerks = [await createClerk(server, ['desk']), await createClerk(server, ['desk'])]
  const answers = await Promise.all(
    clerks.map((clerk) => clerk.office(`contact-messages/${reference}/answer`, { text: 'نعم، كل أحد.' })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  await drainOutbox(running().app)
  const letters = lettersTo(email)
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.subject ?? '', new RegExp(reference))
  assert.match(letters[0]?.text ?? '', /مرحبًا A Visitor،[^]*نعم، كل أحد\.[^]*> هل تخدمون عرعر؟/)
  assert.deepEqual(resultOf(await office('queue?kind=message')), [])
  const kept = resultOf(await office(`contact-messages/${reference}`))
  assert.deepEqual([kept.answer, kept.answered_at], ['نعم، كل أحد.', clock.now().toISOString()])
  const [act] = resultOf(await office('acts?limit=1'))
  assert.equal(act.operation, 'opsAnswerContactMessage')
})

test('of a message with a mobile alone the office keeps what it said on the phone; lists hold the open or the answered', async () => {
  const before = server.sentEmails().length
  const reference = await write({ name: 'Caller', phone: '0512345678', message: 'Please call me' })
  const list = async (query: string): Promise<readonly string[]> =>
    resultOf(await office(`contact-messages?${query}`)).map((each: { reference: string }) => each.reference)
  assert.deepEqual(await list('open=true'), [reference])
  assert.deepEqual(await list('search=0512345678'), [reference])
  assert.deepEqual(await list('search=caller'), [reference])
  assert.deepEqual(await list('search=nobody'), [])
  const answer = await office(`contact-messages/${reference}/answer`, {
    text: 'Called, she books on Sunday.',
  })
  assert.equal(answer.status, 200, answer.text)
  await drainOutbox(running().app)
  // Only the letter that tells the office of the message.
  assert.equal(server.sentEmails().length, before + 1)
  assert.deepEqual(await list('open=true'), [])
  assert.ok((await list('open=false')).includes(reference))
})
