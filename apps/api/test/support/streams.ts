import assert from 'node:assert/strict'

import { recordResponse } from './response-coverage.ts'

/**
 * A stream polls every 15 seconds by itself, so an event that takes as long was not caused by a
 * notification.
 */
const atOnce = 8_000

/** An open event stream and what it has received. */
export type OpenStream = {
  readonly until: (text: string) => Promise<void>
  /** Everything that arrived so far. */
  readonly received: () => string
  /** Resolves when the server ends the stream; rejects if it ended only by its own timer. */
  readonly ended: Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the stream of an order and waits for its first event. */
export const openStream = (address: string, orderId: string, token: string): Promise<OpenStream> =>
  openEvents(`${address}/api/my/orders/${orderId}/events`, token)

export const openNoticeStream = (address: string, token: string): Promise<OpenStream> =>
  openEvents(`${address}/api/my/notices/events`, token)

async function openEvents(url: string, token: string): Promise<OpenStream> {
  const response = await fetch(url, {
    headers: { 'api-token': token, 'accept-language': 'en' },
  })
  assert.equal(response.status, 200)
  recordResponse(`GET ${new URL(url).pathname}`, response.status, undefined, '')
  const reader = response.body?.getReader()
  assert.ok(reader)
  let received = ''
  const waiting = new Set<() => void>()
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const read = async (): Promise<void> => {
    for (;;) {
      const part = await reader.read()
      if (part.done) return resolve()
      received += new TextDecoder().decode(part.value)
      for (const check of waiting) check()
    }
  }
  void read().catch(() => resolve())
  const until = (text: string) =>
    new Promise<void>((done, fail) => {
      const late = AbortSignal.timeout(atOnce)
      late.addEventListener('abort', () => fail(new Error(`no ${text} in ${received}`)))
      const check = (): void => {
        if (!received.includes(text)) return
        waiting.delete(check)
        done()
      }
      waiting.add(check)
      check()
    })
  await until('event: ')
  return {
    until,
    received: () => received,
    get ended() {
      const late = AbortSignal.timeout(atOnce)
      return Promise.race([
        over,
        new Promise<void>((_done, fail) => late.addEventListener('abort', () => fail(late.reason))),
      ])
    },
    close: () => reader.cancel(),
  }
}
