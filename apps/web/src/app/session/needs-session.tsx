import type { ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { Navigate, useLocation } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { Waiting } from '../shell/waiting.tsx'

/** A visitor is sent to sign in and comes back to the very place. */
export function NeedsSession({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  if (status === 'unknown') return <Waiting />
  if (status === 'signedOut')
    return <Navigate replace to={paths.login.to({ back: pathname + search + hash })} state={{ state }} />
  return children
}

/** Whoever signed in with a password the office gave is sent to choose one, and comes back to the very place. */
export function NeedsOwnPassword({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const mustChange = session.status === 'signedIn' && session.customer.mustChangePassword
  return mustChange ? (
    <Navigate replace to={paths.changePassword.to({ back: pathname + search + hash })} />
  ) : (
    children
  )
}
