import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useSession } from '../../../shared/session/session.ts'

/**
 * Forgets who somebody is when they sign out while the booking is open: in another window, or to sign in with another
 * account here. Answers how often that was, for what stands on the screen to be drawn anew.
 */
export function useForgetting(forget: () => void): number {
  const { status } = useSession()
  const before = useRef(status)
  const [times, setTimes] = useState(0)
  const run = useEffectEvent(forget)
  useEffect(() => {
    const wasSomebody = before.current === 'signedIn' || before.current === 'expired'
    before.current = status
    if (status !== 'signedOut' || !wasSomebody) return
    run()
    setTimes((count) => count + 1)
  }, [status])
  return times
}
