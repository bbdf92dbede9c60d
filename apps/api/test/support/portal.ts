import assert from 'node:assert/strict'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

export type PortalClient = {
  /** Reads a path of the customer's portal. */
  readonly mine: (person: Pick<Person, 'token'>, path: string) => Promise<ReturnType<typeof Object>>
  /** Sends a request or a complaint and returns its id. */
  readonly asked: (
    person: Pick<Person, 'token'>,
    kind: 'cancellation' | 'suspension' | 'replacement' | 'complaint',
    body: Readonly<Record<string, unknown>>,
  ) => Promise<string>
}

export const portalClient = ({ ask }: Pick<TestServer, 'ask'>): PortalClient => ({
  async mine({ token }, path) {
    const answer = await ask(`GET /api/${path}`, { token })
    assert.equal(answer.status, 200, answer.text)
    return Object(answer.body).result
  },
  async asked({ token }, kind, body) {
    const answer = await ask(`POST /api/${kind}/create`, {
      token,
      body: { request_reason: 'x', priority: 'medium', request_date: '2026-10-04', ...body },
    })
    assert.equal(answer.status, 200, answer.text)
    return Object(answer.body).result.id
  },
})
