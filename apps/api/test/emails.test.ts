import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer } from '../src/adapters/mailer.ts'
import type { Mailer } from '../src/ports/email.ts'
import { enqueueEmail } from '../src/use-cases/outbox/enqueue-email.ts'
import { drainOutbox } from '../src/use-cases/outbox/drain-outbox.ts'
import { startTestServer } from './support/server.ts'

const received: string[] = []
let refuse = 0
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (refuse > 0) {
        refuse -= 1
        done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        return
      }
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
const listening = new Promise<number>((resolve) => {
  post.listen(0, '127.0.0.1', () => {
    const bound = post.server.address()
    resolve(typeof bound === 'object' && bound !== null ? bound.port : 0)
  })
})
after(() => new Promise<void>((resolve) => post.close(() => resolve())))

const mailer: Mailer = {
  send: async (mail) =>
    createSmtpMailer({
      url: `smtp://127.0.0.1:${await listening}`,
      from: 'Sakina <care@sakina.example>',
    }).send(mail),
}
const { clock, running } = startTestServer({}, { mailer })

const promise = (subject: string) => {
  const { app } = running()
  return app.database.write((tx) =>
    enqueueEmail(tx, app, { to: 'customer@home.example', subject, text: 'نص الرسالة' }),
  )
}

const waiting = async () => {
  const [row] = await running().app.database.reader.execute<{ waiting: number; dead: number }>(
    sql`select count(*) filter (where done_at is null and dead_at is null)::int as waiting,
               count(*) filter (where dead_at is not null)::int as dead from outbox`,
    'objects',
  )
  return row
}

test('emails are each sent once, with a Message-ID, even when the outbox is processed twice at once', async () => {
  for (let each = 0; each < 6; each += 1) await promise(`رسالة ${each}`)
  await Promise.all([drainOutbox(running().app), drainOutbox(running().app)])
  assert.equal(received.length, 6)
  assert.match(received[0] ?? '', /Message-ID: <[0-9a-f-]{36}@sakina\.example>/i)
  assert.deepEqual(await waiting(), { waiting: 0, dead: 0 })
})

test('a refused email is sent again later, and given up after repeated refusals', async () => {
  received.length = 0
  refuse = 1
  await promise('again')
  await drainOutbox(running().app)
  assert.equal(received.length, 0)
  await drainOutbox(running().app)
  assert.equal(received.length, 0, 'not before its time')
  clock.advance({ minutes: 1 })
  await drainOutbox(running().app)
  assert.equal(received.length, 1)
  refuse = 100
  await promise('never')
  for (let each = 0; each < 9; each += 1) {
    await drainOutbox(running().app)
    clock.advance({ hours: 2 })
  }
  assert.deepEqual(await waiting(), { waiting: 0, dead: 1 })
})

test('the stored content of an email is deleted once it is sent', async () => {
  const rows = await running().app.database.reader.execute<{ payload: unknown }>(
    sql`select payload from outbox where done_at is not null`,
    'objects',
  )
  assert.ok(rows.length > 0)
  for (const { payload } of rows) assert.deepEqual(payload, {})
})
