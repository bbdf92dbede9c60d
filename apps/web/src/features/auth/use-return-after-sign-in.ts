import type { Session } from '@sakina/api-client/client'
import { useEffect, useRef } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { isRecord } from '../../shared/is-record.ts'
import { useLocation, useNavigate } from '../../shared/router/index.ts'
import { useUrlQuery } from '../../shared/router/use-query.ts'
import { safeReturnPath } from '../../shared/session/safe-return-path.ts'
import { isVerified, useSession } from '../../shared/session/session.ts'

/**
 * Returns the first page after sign-in: the forced password change, the confirmation of the mobile of
 * a new account or of an email that was never confirmed, or the earlier page.
 */
function firstStop(session: Session, back: string, isNew: boolean): string {
  if (session.mustChangePassword) return paths.changePassword.to({ back })
  if (isNew && !isVerified(session)) return paths.confirmMobile.to({ back })
  const isEmailOpen = session.email !== null && !session.isEmailVerified
  return isEmailOpen && !isNew ? paths.confirmMobile.to({ back, by: 'email' }) : back
}

/** Returns from sign-in to the earlier page, with its navigation state. */
export function useReturnAfterSignIn() {
  const { status, signIn } = useSession()
  const navigate = useNavigate()
  const search = useUrlQuery()
  const location = useLocation()
  const state: unknown = location.state
  const asked = search.get('back')
  const back = safeReturnPath(asked)
  const carried = isRecord(state) ? state['state'] : undefined
  const isNew = isRecord(state) && state['registered'] === true
  const own = useRef(false)

  // Redirects a customer who is already signed in, or signs in in another tab.
  useEffect(() => {
    if (status === 'signedIn' && !own.current) void navigate(back, { replace: true, state: carried })
  }, [status, back, carried, navigate])

  return {
    /** The requested target, unchecked. It is validated on navigation. */
    asked: asked ?? undefined,
    enter: (session: Session) => {
      own.current = true
      const to = firstStop(session, back, isNew)
      void navigate(to, { replace: true, state: carried })
      signIn(session)
    },
  }
}
