import type { getStaffSession } from '@sakina/api-client/wire/staff'
import type { EntityOf, OperationRow } from '@sakina/api-client/wire/operation'
import { createContext, use, useEffect } from 'react'

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

/** Looks again who is signed in when an answer says that nobody is. */
export function useSignedOutCheck(error: { readonly status: number } | undefined): void {
  const { check } = useSession()
  const isSignedOut = error?.status === 401
  useEffect(() => {
    if (isSignedOut) check()
  }, [isSignedOut, check])
}

/** Whether one of the person's roles may call an operation; the server refuses it otherwise. */
export const mayDo = ({ roles }: Pick<Person, 'roles'>, operation: Pick<OperationRow, 'roles'>): boolean =>
  roles.some((role) => operation.roles?.includes(role))
