import type { ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { Navigate, useLocation } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { PageSkeleton } from '../shell/page-skeleton.tsx'

/** Sends a visitor without a session to sign in, and back to this page afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  if (status === 'unknown') return <PageSkeleton />
  if (status === 'signedOut')
    return <Navigate replace to={paths.login.to({ back: pathname + search + hash })} state={{ state }} />
  return children
}

/**
 * Sends a customer who must choose a new password to the page for it, and back to this page
 * afterwards.
 */
export function RequirePasswordChange({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const mustChange = session.status === 'signedIn' && session.customer.mustChangePassword
  return mustChange ? (
    <Navigate replace to={paths.changePassword.to({ back: pathname + search + hash })} />
  ) : (
    children
  )
}
