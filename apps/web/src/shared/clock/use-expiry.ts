import type { Instant } from '@sakina/domain/calendar'
import { useEffect, useEffectEvent, useState } from 'react'

import { now } from './now.ts'

const MINUTE_MS = 60_000
// A longer wait would not fit into a timer of the browser.
const LONGEST_WAIT_MS = 60 * MINUTE_MS

/**
 * Calls `onExpire` when a moment has passed, and then once a minute until there is a later one. Returns the
 * time at which it last looked, so that the screen judges by the same clock.
 */
export function useExpiry(until: Instant | null | undefined, onExpire: () => void): Instant {
  const [at, setAt] = useState(now)
  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (until === null || until === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let askedAt = -Infinity
    const look = () => {
      clearTimeout(timer)
      const time = now()
      const left = until - time
      if (left < 0 && time - askedAt >= MINUTE_MS) {
        askedAt = time
        setAt(time)
        expire()
      }
      timer = setTimeout(look, left < 0 ? MINUTE_MS : Math.min(left + 1, LONGEST_WAIT_MS))
    }
    look()
    // A hidden page may have slept through the moment.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return at
}
