import assert from 'node:assert/strict'
import type { TestResponse, TestServer } from './server.ts'

/** The office's token that test servers start with. */
export const officeToken = 'the office of this test, 24+'

export type OfficeClient = {
  readonly headers: Readonly<Record<string, string>>
  /** Calls the office API; a call with a body is a POST. */
  readonly office: (path: string, body?: unknown) => Promise<TestResponse>
  /** The same for a call that must succeed; returns its result. */
  readonly done: (path: string, body: unknown) => Promise<ReturnType<typeof Object>>
  /** Records that the worker of an order for days has come. */
  readonly arrives: (orderId: string) => Promise<void>
}

export function officeClient({ ask }: Pick<TestServer, 'ask'>): OfficeClient {
  const headers = { authorization: `Bearer ${officeToken}` }
  const office = (path: string, body?: unknown): Promise<TestResponse> =>
    body === undefined ? ask(`GET /ops/${path}`, { headers }) : ask(`POST /ops/${path}`, { headers, body })
  const done: OfficeClient['done'] = async (path, body) => {
    const answer = await office(path, body)
    assert.ok(answer.status < 300, `${path} answered ${answer.status} ${answer.text}`)
    return Object(answer.body).result
  }
  return {
    headers,
    office,
    done,
    async arrives(orderId) {
      for (const stage of ['on_the_way', 'arrived', 'received'])
        await done(`orders/${orderId}/stage`, { stage })
    },
  }
}
