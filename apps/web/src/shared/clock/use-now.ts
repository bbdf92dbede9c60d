import type { Instant } from '@sakina/domain/calendar'
import { useEffect, useState } from 'react'

import { now } from './now.ts'

const MINUTE_MS = 60_000

/** Returns the current time. It updates each minute, and when the page becomes visible again. */
export function useNow(): Instant {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setAt(now())
    }
    const timer = setInterval(look, MINUTE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return at
}
