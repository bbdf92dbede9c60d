import { logout } from '@sakina/api-client/wire/identity'
import { useApiClient } from '@sakina/api-client/swr'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'

import { SessionContext } from '../../shared/session/session.ts'
import { forget, remember, signIn, useSessionState } from './store.ts'

/** Says who is signed in, and lets nothing of one customer's answers be seen by the next. */
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

  const session = useMemo(
    () => ({
      ...state,
      remember,
      signIn,
      signOut: () => {
        // With the token still in place; the answer is of no consequence here.
        void client.request(logout, {})
        forget()
      },
    }),
    [state, client],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
