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
}

export function officeClient({ ask }: Pick<TestServer, 'ask'>): OfficeClient {
  const headers = { authorization: `Bearer ${officeToken}` }
  const office = (path: string, body?: unknown): Promise<TestResponse> =>
    body === undefined ? ask(`GET /ops/${path}`, { headers }) : ask(`POST /ops/${path}`, { headers, body })
  return {
    headers,
    office,
    async done(path, body) {
      const answer = await office(path, body)
      assert.ok(answer.status < 300, `${path} answered ${answer.status} ${answer.text}`)
      return Object(answer.body).result
    },
  }
}
