import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { hourlyOrderBody, parsePlacedOrder } from './orders.ts'
import { registrationForm, testPassword, type Person } from './people.ts'
import { sendRequest, type RequestInput } from './server.ts'
import { readTextedCode } from './text-messages.ts'
import { copyDemoData, quickStart } from './quick-start.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export type ServerProcess = {
  readonly url: string
  readonly pid: number
  /** The data folder, with the texts the server sent. */
  readonly folder: string
  readonly ask: (call: string, asked?: RequestInput) => ReturnType<typeof sendRequest>
  /** Kills the process without a chance to finish anything. */
  readonly kill: () => Promise<void>
}

/** Starts the server in its own process, with the demo, on any free port; it stops with the test. */
export async function startServerProcess(
  context: TestContext,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const folder = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'sakina-process-'))
  if (environment['DATABASE_URL'] === undefined && environment['DEMO'] !== 'false') copyDemoData(folder)
  const child = spawn(process.execPath, [...quickStart, ...nodeOptions, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
      DATA_DIR: folder,
      ...environment,
    },
  })
  context.after(() => {
    child.kill('SIGKILL')
    if (environment['DATA_DIR'] === undefined) rmSync(folder, { recursive: true, force: true })
  })
  let error = ''
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const line = await Promise.race([
    once(child.stdout, 'data').then(String),
    once(child, 'exit').then(() => ''),
  ])
  child.stdout.resume()
  const url = /http:\/\/\S+/.exec(line)?.[0]
  assert.ok(url, `the server did not start: ${error}`)
  return {
    url,
    pid: child.pid ?? 0,
    folder,
    ask: (call, asked) => sendRequest(url, call, asked),
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

/**
 * Registers a family at this server, signs it in and verifies its mobile. Without a gateway the code of
 * the mobile is in the data folder.
 */
export async function signUpFamilyAt(
  { ask, folder }: ServerProcess,
  codeFor = (mobile: string): Promise<string> => readTextedCode(folder, mobile),
): Promise<Pick<Person, 'id' | 'token' | 'email' | 'mobile'>> {
  const form = registrationForm()
  const registered = await ask('POST /api/register', { body: form })
  assert.equal(registered.status, 201, registered.text)
  const signedIn = await ask('POST /api/login', { body: { login: form.id_card, password: testPassword } })
  assert.equal(signedIn.status, 200, signedIn.text)
  const { partner_id: id, api_token: token } = Object(signedIn.body).result
  const { mobile } = form
  await ask('POST /api/codes', { token, body: { mobile, purpose: 'mobile' } })
  const code = await codeFor(mobile)
  const proved = await ask('POST /api/my/mobile', { token, body: { mobile, code } })
  assert.equal(proved.status, 200, proved.text)
  return { id, token, email: form.email, mobile }
}

/** Returns a day this many days from now by the machine's clock, moved on from a Friday. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Places an unpaid order of one hourly visit and returns its id. */
export async function orderHourlyAt(
  { ask }: ServerProcess,
  family: { readonly id: string; readonly token: string },
  days = 10,
): Promise<string> {
  const body = hourlyOrderBody(
    { ...family, nationalId: '', email: '', mobile: '', addressId: '' },
    { service_date: dayFromNow(days) },
  )
  return parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: family.token, body })).id
}
