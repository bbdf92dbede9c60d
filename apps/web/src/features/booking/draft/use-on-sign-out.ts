import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useSession } from '../../../shared/session/session.ts'

/**
 * Calls `forget` when the customer signs out while the booking is open, here or in another tab. Returns how
 * often that happened, as a key that resets the fields on the screen.
 */
export function useOnSignOut(forget: () => void): number {
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
