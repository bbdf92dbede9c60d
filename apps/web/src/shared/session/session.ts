import type { Account, Id, Session } from '@sakina/api-client/client'
import { createContext, use } from 'react'

/** The signed-in customer, as `currentUser` in storage describes. */
export type Customer = {
  readonly id: Id | null
  readonly name: string
  readonly login: string
  readonly partnerId: Id | null
  readonly email: string | null
  readonly mobile: string | null
  readonly token: string
  /** A new password is required, and until it is set only the page to change it is open. */
  readonly mustChangePassword: boolean
  /** The mobile is verified, or the provider requires no verification. */
  readonly isMobileVerified: boolean
  /** The email is verified, or the provider requires no verification. */
  readonly isEmailVerified: boolean
  /** The version of the privacy notice that the customer still has to be shown, if any. */
  readonly privacyDue: string | null
}

/** Whether somebody is signed in, and who. */
export type SessionState =
  /** Not read yet: the page is prerendered, or storage has not been read. */
  | { readonly status: 'unknown' }
  /** `login` was typed at sign-up and is filled in at sign-in. */
  | { readonly status: 'signedOut'; readonly login: string | null }
  | { readonly status: 'signedIn'; readonly customer: Customer }
  /**
   * The server refuses the token. The password is asked for in a dialog, and nothing on the page is lost.
   */
  | { readonly status: 'expired'; readonly customer: Customer }

/** The account details that can change without a new sign-in. */
export type AccountDetails = Pick<
  Customer,
  'name' | 'login' | 'email' | 'mobile' | 'isMobileVerified' | 'isEmailVerified' | 'privacyDue'
>

/** Whether a customer has verified the mobile or the email, which every order needs. */
export const isVerified = ({
  isMobileVerified,
  isEmailVerified,
}: Pick<Customer, 'isMobileVerified' | 'isEmailVerified'>): boolean => isMobileVerified || isEmailVerified

/** The functions that start, change and end a session. */
export type SessionActions = {
  /**
   * After sign-up the account is stored without a token, as documented, so the visitor is still signed out.
   */
  readonly remember: (account: Account) => void
  readonly signIn: (session: Session) => void
  /** Updates the account details everywhere. The session continues. */
  readonly amend: (details: AccountDetails) => void
  /** Signs out here at once, and on the server if it can be reached. */
  readonly signOut: () => void
}

/** Passes the session to the components of a page. */
export const SessionContext = createContext<(SessionState & SessionActions) | undefined>(undefined)

/** Returns the session and its actions. */
export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext)
  if (!session) throw new Error('no session provider above')
  return session
}

/** Returns the customer on a page that requires a session (`session: 'needed'` in the page list). */
export function useCustomer(): Customer {
  const session = useSession()
  if (!('customer' in session)) throw new Error('this page is shown without a session')
  return session.customer
}
