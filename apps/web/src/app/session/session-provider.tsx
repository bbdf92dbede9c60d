import type { Client } from '@sakina/api-client/client'
import { useApiClient } from '@sakina/api-client/swr'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'

import { forgetAllStoredValues } from '../../shared/forms/stored-values.ts'
import { SessionContext } from '../../shared/session/session.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import {
  updateSessionDetails,
  currentToken,
  clearSession,
  rememberLogin,
  storeSession,
  useSessionState,
} from './store.ts'

const SignInAgain = lazyComponent(() => import('../../features/auth/sign-in-again.tsx'))

/** Ends the session on the server if it can be reached. A failure is ignored. */
async function endOnServer(client: Client, token: string) {
  const { logout } = await import('@sakina/api-client/wire/identity')
  await client.request(logout, {}, { headers: { 'api-token': token } })
}

/** Removes personal data from drafts. The rest of the booking stays. */
const forgetIdentity = async () =>
  (await import('../../features/booking/draft/erase-personal-data-on-device.ts')).erasePersonalDataOnDevice()

/**
 * Provides the session, and clears cached responses when the customer signs out or another one
 * signs in.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const client = useApiClient()
  const { mutate } = useSWRConfig()
  const login = 'customer' in state ? state.customer.login : null
  const shownTo = useRef(login)

  useEffect(() => {
    if (shownTo.current !== null && shownTo.current !== login)
      void mutate(() => true, undefined, { revalidate: true })
    shownTo.current = login
  }, [login, mutate])

  const { status } = state
  const before = useRef(status)
  useEffect(() => {
    // Fetches again what failed while the session was expired.
    if (before.current === 'expired' && status === 'signedIn') void mutate(() => true)
    // Clears stored form values, so that the next person finds none, even if another tab signed out.
    const wasSomebody = before.current === 'signedIn' || before.current === 'expired'
    if (status === 'signedOut' && wasSomebody) forgetAllStoredValues()
    before.current = status
  }, [status, mutate])

  useEffect(() => {
    // public/boot.js sets this before the first paint, for the layout of the home page.
    if (status !== 'unknown') document.documentElement.toggleAttribute('data-customer', login !== null)
  }, [status, login])

  const session = useMemo(
    () => ({
      ...state,
      remember: rememberLogin,
      signIn: storeSession,
      amend: updateSessionDetails,
      signOut: () => {
        const token = currentToken()
        clearSession()
        void forgetIdentity()
        if (token !== null) void endOnServer(client, token)
      },
    }),
    [state, client],
  )
  return (
    <SessionContext value={session}>
      {children}
      {state.status === 'expired' && <SignInAgain login={state.customer.login} />}
    </SessionContext>
  )
}
