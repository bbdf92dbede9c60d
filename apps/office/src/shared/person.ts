import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { getStaffSession } from '@sakina/api-client/wire/staff'
import { createContext, use } from 'react'

/** The person of the office who is signed in. */
export type Person = EntityOf<typeof getStaffSession>

/** The signed-in person, and how to look again who is signed in. */
export type Session = { readonly person: Person; readonly check: () => void }

export const SessionContext = createContext<Session | undefined>(undefined)

/** Returns the session; only screens behind the sign-in ask for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('this screen needs a session')
  return session
}
