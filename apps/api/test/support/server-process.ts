import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { hourly, parsePlacedOrder } from './orders.ts'
import { registrationForm, password } from './people.ts'
import { sendRequest, type RequestInput } from './server.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export type ServerProcess = {
  readonly url: string
  readonly pid: number
  readonly ask: (call: string, asked?: RequestInput) => ReturnType<typeof sendRequest>
}

/** The server as an operator starts it: a process of its own, with the demo, on any port. Ends with the test. */
export async function startServerProcess(
  context: TestContext,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      DRAIN_MILLISECONDS: '0',
      ...environment,
    },
  })
  context.after(() => child.kill('SIGKILL'))
  let error = ''
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const line = await Promise.race([
    once(child.stdout, 'data').then(String),
    once(child, 'exit').then(() => ''),
  ])
  child.stdout.resume()
  const url = /http:\/\/\S+/.exec(line)?.[0]
  assert.ok(url, `the server did not start: ${error}`)
  return { url, pid: child.pid ?? 0, ask: (call, asked) => sendRequest(url, call, asked) }
}

/** A family that registers and signs in at this server. */
export async function familyAt({
  ask,
}: ServerProcess): Promise<{ readonly id: string; readonly token: string }> {
  const form = registrationForm()
  const registered = await ask('POST /api/register', { body: form })
  assert.equal(registered.status, 201, registered.text)
  const signedIn = await ask('POST /api/login', { body: { login: form.id_card, password } })
  assert.equal(signedIn.status, 200, signedIn.text)
  const { partner_id: id, api_token: token } = Object(signedIn.body).result
  return { id, token }
}

/** A day that far from now by the machine's clock; no visits are made on Fridays. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** An hourly visit ordered and not paid: its id. */
export async function orderHourlyAt(
  { ask }: ServerProcess,
  family: { readonly id: string; readonly token: string },
  days = 10,
): Promise<string> {
  const body = hourly(
    { ...family, nationalId: '', email: '', mobile: '', addressId: '' },
    { service_date: dayFromNow(days) },
  )
  return parsePlacedOrder(await ask('POST /api/sale_order/hourly', { token: family.token, body })).id
}
