import type { Account, Id, Session } from '@sakina/api-client/client'
import { createContext, use } from 'react'

/** Who is signed in, as the storage's `currentUser` says. */
export type Customer = {
  readonly id: Id | null
  readonly name: string
  readonly login: string
  readonly partnerId: Id | null
  readonly email: string | null
  readonly mobile: string | null
  readonly token: string
  /** Signed in with a password the office gave: nothing but its change is open. */
  readonly mustChangePassword: boolean
}

export type SessionState =
  /** Not read yet: a prerendered page, or the moment before the storage is asked. */
  | { readonly status: 'unknown' }
  /** `login` is what was typed at sign-up, so that the sign-in form is filled in. */
  | { readonly status: 'signedOut'; readonly login: string | null }
  | { readonly status: 'signedIn'; readonly customer: Customer }
  /** The server no longer takes the token: the password is asked in place, and nothing on the page is lost. */
  | { readonly status: 'expired'; readonly customer: Customer }

/** What a customer can change of the account without signing in anew. */
export type Details = Pick<Customer, 'name' | 'login' | 'email' | 'mobile'>

export type SessionActions = {
  /** After sign-up: kept as documented, without a token, so the visitor is still signed out. */
  readonly remember: (account: Account) => void
  readonly signIn: (session: Session) => void
  /** After a change of the account: what is shown of it everywhere follows, and the session goes on. */
  readonly amend: (details: Details) => void
  /** Ends the session on the server as far as it can be reached, and here at once. */
  readonly signOut: () => void
}

export const SessionContext = createContext<(SessionState & SessionActions) | undefined>(undefined)

export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext)
  if (!session) throw new Error('no session provider above')
  return session
}

/** The customer of a page that needs a session (`session: 'needed'` in the list of pages). */
export function useCustomer(): Customer {
  const session = useSession()
  if (!('customer' in session)) throw new Error('this page is shown without a session')
  return session.customer
}
