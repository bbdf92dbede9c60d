import type { StaffRole } from '@sakina/domain/vocabulary'
import { addStaffMember, addStaffSession } from '../../src/db/repositories/staff.ts'
import { hashToken, newToken } from '../../src/use-cases/identity/tokens.ts'
import type { RequestInput, TestResponse, TestServer } from './server.ts'

export const staffPassword = 'a quiet office 41'

/** A person of the office with a session. */
export type Clerk = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The headers of the person's browser. */
  readonly headers: Readonly<Record<string, string>>
  /** Calls the office API; a call with a body is a POST. */
  readonly office: (path: string, body?: unknown, more?: RequestInput) => Promise<TestResponse>
}

let made = 0
let hashed: Promise<string> | undefined

/** What the browser of a page of this server sends. */
export const ownOrigin = ({ running }: Pick<TestServer, 'running'>): string => running().address

export const cookieOf = (token: string): string => `sakina-office=${token}`

/** Creates a person of the office with a session directly in the database. */
export async function createClerk(
  server: Pick<TestServer, 'ask' | 'running'>,
  roles: readonly StaffRole[],
  more: { readonly branches?: readonly number[]; readonly mustChangePassword?: boolean } = {},
): Promise<Clerk> {
  const { app } = server.running()
  made += 1
  const { branches = [], mustChangePassword = false } = more
  const [id, token, now] = [app.newId(), newToken(app.randomBytes), app.now()]
  const [name, email] = [`Clerk ${made}`, `clerk${made}@agency.example`]
  hashed ??= app.passwords.hash(staffPassword)
  const passwordHash = await hashed
  await app.database.write(async (tx) => {
    const person = { id, name, email, passwordHash, mustChangePassword, roles, branches, createdAt: now }
    await addStaffMember(tx, person)
    await addStaffSession(tx, {
      id: app.newId(),
      tokenHash: hashToken(token),
      staffId: id,
      createdAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + 12 * 3_600_000),
      address: '127.0.0.1',
      browser: 'A browser of this test',
    })
  })
  const headers = { cookie: cookieOf(token), origin: ownOrigin(server) }
  return {
    id,
    name,
    email,
    headers,
    office: (path, body, given = {}) => {
      const asked = { ...given, headers: { ...headers, ...given.headers } }
      return body === undefined
        ? server.ask(`GET /ops/${path}`, asked)
        : server.ask(`POST /ops/${path}`, { ...asked, body })
    },
  }
}
