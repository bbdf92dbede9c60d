import { randomBytes } from 'node:crypto'
import { after, before } from 'node:test'
import { createMemoryMailer } from '../../src/adapters/mailer.ts'
import { memoryTextSender } from '../../src/adapters/text-sender.ts'
import type { Email } from '../../src/ports/email.ts'
import type { TextMessage } from '../../src/ports/text-messages.ts'
import type { Environment } from '../../src/config/config.ts'
import { eq } from 'drizzle-orm'
import { plans } from '../../src/db/schema/catalogue.ts'
import { configFrom, startServer, type ServerOptions, type RunningServer } from '../../src/server.ts'
import { createPasswordHasher } from '../../src/use-cases/identity/password-hasher.ts'
import { freshDatabase, startOfTests, type TestDatabase } from './database.ts'
import { recordResponse } from './response-coverage.ts'

/** A clock that a test can set and advance. */
export type TestClock = {
  now: () => Date
  readonly advance: (time: { minutes?: number; hours?: number; days?: number }) => void
  /** Advances to a moment, unless it has passed. */
  readonly reach: (moment: string) => void
}

export function testClock(): TestClock {
  let at = startOfTests.getTime()
  return {
    now: () => new Date(at),
    advance: ({ minutes = 0, hours = 0, days = 0 }) => {
      at += ((days * 24 + hours) * 60 + minutes) * 60_000
    },
    reach: (moment) => {
      at = Math.max(at, Date.parse(moment))
    },
  }
}

/**
 * Strong hashing takes 15 ms, and an account needs it up to three times. Servers that a test starts as a
 * process hash as in production.
 */
const quickPasswords = createPasswordHasher(randomBytes, { memory: 8, passes: 1, parallelism: 1 })

/** The response to a request of a test. */
export type TestResponse = {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

export type RequestInput = {
  readonly body?: unknown
  readonly token?: string | undefined
  readonly key?: string
  readonly language?: 'ar' | 'en'
  readonly headers?: Readonly<Record<string, string>>
}

/** A server of a test file with the functions that call it. */
export type TestServer = {
  readonly clock: TestClock
  readonly sentEmails: () => readonly Email[]
  readonly texts: () => readonly TextMessage[]
  readonly running: () => RunningServer
  readonly testDatabase: () => TestDatabase
  readonly ask: (
    call: `${'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS' | 'HEAD'} /${string}`,
    with_?: RequestInput,
  ) => Promise<TestResponse>
}

const decoded = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function sendRequest(
  address: string,
  call: string,
  asked: RequestInput = {},
): Promise<TestResponse> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const raw =
    typeof asked.body === 'string' || asked.body instanceof FormData || asked.body instanceof Uint8Array
  const response = await fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'accept-language': asked.language ?? 'en',
      ...(asked.body !== undefined && !raw && { 'content-type': 'application/json' }),
      ...(asked.token !== undefined && { 'api-token': asked.token }),
      ...(asked.key !== undefined && { 'idempotency-key': asked.key }),
      ...asked.headers,
    },
    ...(asked.body !== undefined && { body: raw ? (asked.body as string) : JSON.stringify(asked.body) }),
  })
  const text = await response.text()
  const body = decoded(text)
  recordResponse(call, response.status, body, text)
  return { status: response.status, headers: response.headers, body, text }
}

/**
 * Starts one server with one new database for a test file. Emails and texts stay in memory, unless the
 * environment names their gateways. With `onAnyDay`, plans of a few weekdays or of
 * a season are sold on every day, for tests that do not concern their days.
 */
export function startTestServer(
  environment: Environment = {},
  given: ServerOptions = {},
  onAnyDay: readonly number[] = [],
): TestServer {
  const clock = testClock()
  const mailer = createMemoryMailer()
  const texts = memoryTextSender()
  let running: RunningServer | undefined
  let testDatabase: TestDatabase | undefined
  before(async () => {
    testDatabase = await freshDatabase()
    running = await startServer(
      configFrom({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: ':memory:',
        DEMO: 'true',
        LOG_LEVEL: 'silent',
        CATALOGUE_CACHE_SECONDS: '0',
        RATE_LIMIT_PER_ADDRESS: '100000',
        BOOKINGS_BEFORE_PAYMENT: '10',
        DRAIN_MILLISECONDS: '0',
        ...environment,
      }),
      {
        now: clock.now,
        database: testDatabase.database,
        ...(environment['SMTP_URL'] === undefined && { mailer }),
        ...(environment['UNIFONIC_APP_SID'] === undefined && { texts }),
        passwords: quickPasswords,
        background: false,
        ...given,
      },
    )
    for (const id of onAnyDay)
      await testDatabase.database.write((tx) =>
        tx.update(plans).set({ visitDays: null }).where(eq(plans.id, id)),
      )
  })
  after(async () => {
    await running?.stop()
    // An open embedded database would keep the process alive if the test file fails to start.
    if (running === undefined) await testDatabase?.database.close()
    await testDatabase?.drop()
  })
  const started = (): RunningServer => {
    if (running === undefined) throw new Error('the server of this file is not running')
    return running
  }
  return {
    clock,
    sentEmails: () => mailer.sentEmails,
    texts: () => texts.messages,
    running: started,
    testDatabase: () => {
      if (testDatabase === undefined) throw new Error('the database of this file is not open')
      return testDatabase
    },
    ask: (call, asked) => sendRequest(started().address, call, asked),
  }
}
