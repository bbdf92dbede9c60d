import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../src/db/embedded.ts'
import { isPostgres } from '../support/database.ts'
import { startFakeGateways, type GatewayMessage } from '../support/fake-gateways.ts'
import { officeToken } from '../support/office.ts'
import { completeCheckout } from '../support/orders.ts'
import {
  orderHourlyAt,
  signUpFamilyAt,
  startServerProcess,
  type ServerProcess,
} from '../support/server-process.ts'

const gateways = await startFakeGateways()

/** The code of the only text that came to a new mobile. */
async function codeFromGateway(mobile: string): Promise<string> {
  const [text] = await gateways.waitFor(({ to }) => to.endsWith(mobile.slice(1)), 1)
  return /#(\d{6})$/.exec(text?.words ?? '')?.[1] ?? ''
}

/** Proves the email of a family, because an email that nobody proved gets no notices. */
async function proveEmail({ ask }: ServerProcess, { email, token }: { email: string; token: string }) {
  await ask('POST /api/codes', { token, body: { email, purpose: 'email' } })
  const [letter] = await gateways.waitFor(({ to }) => to === email, 1)
  const [code] = /\b\d{6}\b/.exec(letter?.words ?? '') ?? []
  const proved = await ask('POST /api/my/email', { token, body: { code } })
  assert.equal(proved.status, 200, proved.text)
  return letter?.id
}

/** Whether any of these messages waits to be sent. Others may wait for the end of the quiet hours. */
async function isAnyUnsent({ ask }: ServerProcess, ids: ReadonlySet<string>): Promise<boolean> {
  const headers = { authorization: `Bearer ${officeToken}` }
  const { body } = await ask('GET /ops/outbox?limit=100', { headers })
  return Object(body).result.some(({ id }: { id: string }) => ids.has(id))
}

/** Ends the leases that the killed server held, as if two minutes had passed. */
async function endLeases(folder: string): Promise<void> {
  const database = await openEmbedded(join(folder, 'database'))
  await database.write((tx) => tx.execute(sql`update outbox set next_at = created_at`))
  await database.close()
}

for (const mobileChannel of ['text', 'whatsapp'] as const)
  test(
    `an email, a ${mobileChannel} and a notification whose server is killed between commit and delivery arrive after a restart, at most twice and with the same id @rule:notices`,
    {
      skip: isPostgres ? 'it is the embedded engine that is killed' : false,
    },
    async (context) => {
      const folder = mkdtempSync(join(tmpdir(), 'sakina-notice-kill-'))
      context.after(() => rmSync(folder, { recursive: true, force: true }))
      const start = () =>
        startServerProcess(context, {
          ...gateways.environment,
          DATA_DIR: folder,
          OPS_TOKEN: officeToken,
        })
      const server = await start()
      const family = await signUpFamilyAt(server, codeFromGateway)
      const proof = await proveEmail(server, family)
      if (mobileChannel === 'whatsapp') {
        const body = { topic: 'orders', channel: 'whatsapp', wanted: true }
        await server.ask('POST /api/my/notices/choices', { token: family.token, body })
      }
      const browser = gateways.subscribe()
      await server.ask('POST /api/my/push', { token: family.token, body: browser })
      const order = await orderHourlyAt(server, family)
      const isEmail = ({ to, id }: GatewayMessage) => to === family.email && id !== proof
      const isToMobile = ({ channel, to, words }: GatewayMessage) =>
        channel === mobileChannel && to.endsWith(family.mobile.slice(1)) && !/#\d{6}$/.test(words)
      const isPush = ({ channel, to }: GatewayMessage) => channel === 'push' && browser.endpoint.endsWith(to)
      gateways.hold(true)
      await completeCheckout(server, order, 'succeed')
      for (const isSuch of [isEmail, isToMobile]) await gateways.waitFor(isSuch, 1)
      await server.kill()
      gateways.hold(false)
      await endLeases(folder)
      const restarted = await start()
      for (const isSuch of [isEmail, isToMobile]) await gateways.waitFor(isSuch, 2)
      // The push service answers at once, so it may have been asked only once.
      await gateways.waitFor(isPush, 1)
      // The second delivery is the last: nothing of the notice waits any more.
      const ids = new Set(gateways.arrivals().map(({ id }) => id))
      while (await isAnyUnsent(restarted, ids));
      for (const isSuch of [isEmail, isToMobile]) {
        const [first, ...again] = gateways.arrivals().filter(isSuch)
        assert.match(first?.id ?? '', /^[0-9a-f-]{36}$/)
        assert.deepEqual(
          again.map(({ id }) => id),
          [first?.id],
        )
      }
      const [notification, ...repeated] = gateways.arrivals().filter(isPush)
      assert.ok(repeated.length <= 1 && repeated.every(({ id }) => id === notification?.id))
    },
  )
