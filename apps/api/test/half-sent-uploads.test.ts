import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { isPostgres } from './support/database.ts'
import { createCustomer, errorCodeOf, type Person } from './support/people.ts'
import { startTestServer } from './support/server.ts'
import { startServerProcess } from './support/server-process.ts'
import { nightly } from './support/tier.ts'

const server = startTestServer({ RATE_LIMIT_PER_ACCOUNT: '1000' })
const { ask, running, testDatabase } = server

const megabytes = 1024 * 1024
const boundary = 'half'
const head = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\npassport\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const rest = Buffer.from(`\r\n--${boundary}--\r\n`)

type HalfSent = {
  readonly status: Promise<number | undefined>
  readonly finish: () => void
  readonly outgoing: ClientRequest
}

/** Sends an upload but for its last bytes. The status is undefined if the connection is closed without one. */
function halfSend(address: string, token: string, bytes: number): HalfSent {
  const outgoing = request(`${address}/api/uploads`, {
    method: 'POST',
    agent: false,
    headers: {
      'api-token': token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + bytes + rest.length),
    },
  })
  outgoing.on('error', () => {})
  const status = new Promise<number | undefined>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.on('close', () => resolve(undefined))
  })
  outgoing.write(head)
  outgoing.write(Buffer.concat([signature, Buffer.alloc(bytes - signature.length)]))
  return { status, finish: () => outgoing.end(rest), outgoing }
}

const upload = (token: string) => {
  const form = new FormData()
  form.append('purpose', 'passport')
  form.append('file', new Blob([new Uint8Array(signature)]), 'a.png')
  return ask('POST /api/uploads', { token, body: form })
}

const leftFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sakina-upload-'))

const unprove = ({ id }: Person) =>
  running().app.database.write((tx) =>
    tx.execute(sql`update customers set proved_at = null, email_proved_at = null where id = ${id}`),
  )

test('an account that has proved nothing is refused before its file has arrived @rule:uploads @call:createUpload', async () => {
  const person = await createCustomer(server)
  await unprove(person)
  const half = halfSend(running().address, person.token, 100_000)
  assert.equal(await half.status, 409)
  half.outgoing.destroy()
  assert.equal(errorCodeOf((await upload(person.token)).body), 'mobile_unproved')
})

test('a customer sends two files at a time, a third is refused until one has arrived whole @rule:uploads', async () => {
  const person = await createCustomer(server)
  const before = leftFolders().length
  const [one, two] = [1, 2].map(() => halfSend(running().address, person.token, 3 * megabytes))
  assert.ok(one && two)
  // Which two of the requests come first is not ours to say: the third is the one that is refused.
  const third = halfSend(running().address, person.token, 100_000)
  const refused = await Promise.race(
    [one, two, third].map(async (each) => ({ each, status: await each.status })),
  )
  assert.equal(refused.status, 429)
  const admitted = [one, two, third].filter((each) => each !== refused.each)
  for (const each of admitted) each.finish()
  assert.deepEqual(await Promise.all(admitted.map(({ status }) => status)), [201, 201])
  assert.equal((await upload(person.token)).status, 201)
  assert.ok(leftFolders().length <= before, 'a received file stays on the disk')
})

test('a file of several pieces is kept byte by byte', async () => {
  const person = await createCustomer(server)
  const content = Buffer.concat([
    signature,
    Buffer.from(Array.from({ length: 2_600_000 }, (_, at) => at % 251)),
  ])
  const form = new FormData()
  form.append('purpose', 'passport')
  form.append('file', new Blob([content]), 'a.png')
  const answer = await ask('POST /api/uploads', { token: person.token, body: form })
  assert.equal(answer.status, 201, answer.text)
  const rows = await running().app.database.reader.execute<{ same: boolean }>(
    sql`select content = ${content}::bytea as same from uploads where customer_id = ${person.id}`,
    'objects',
  )
  assert.deepEqual(rows, [{ same: true }])
})

test(
  '120 half-sent uploads of sixty customers leave a server alive within 640 MB, and their connections are closed @rule:uploads',
  { skip: !isPostgres || nightly.skip, timeout: 240_000 },
  async (context) => {
    const people: Person[] = []
    for (let each = 0; each < 61; each += 1) people.push(await createCustomer(server))
    // The other process has the clock of the database.
    await running().app.database.write((tx) =>
      tx.execute(sql`update sessions set used_at = now(), expires_at = now() + interval '1 day'`),
    )
    const child = await startServerProcess(context, { DATABASE_URL: testDatabase().url ?? '', DEMO: 'false' })
    const memory = (name: string): number => {
      const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(
        readFileSync(`/proc/${child.pid}/status`, 'utf8'),
      )
      return Math.round(Number(kilobytes?.[1]) / 1024)
    }
    const before = memory('VmRSS')
    const [honest, ...attackers] = people
    assert.ok(honest)
    const halves = attackers.flatMap(({ token }) =>
      [1, 2].map(() => halfSend(child.url, token, Math.round(4.9 * megabytes))),
    )
    assert.equal(halves.length, 120)
    const statuses = await Promise.all(halves.map(({ status }) => status))
    const count = (wanted: number | undefined) => statuses.filter((status) => status === wanted).length
    const most = memory('VmHWM')
    context.diagnostic(
      `120 half-sent uploads: ${count(503)} refused, ${count(undefined) + count(408)} closed; ` +
        `${before} MB before, ${most} MB at most`,
    )
    assert.equal(count(201), 0)
    assert.ok(count(503) >= 100, String(statuses))
    for (const { outgoing } of halves) outgoing.destroy()
    assert.ok(most < 640, `${most} MB`)
    assert.equal((await child.ask('GET /healthz')).status, 200)
    const form = new FormData()
    form.append('purpose', 'passport')
    form.append('file', new Blob([new Uint8Array(signature)]), 'a.png')
    assert.equal((await child.ask('POST /api/uploads', { token: honest.token, body: form })).status, 201)
  },
)
