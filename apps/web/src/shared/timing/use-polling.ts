import { useEffect, useEffectEvent } from 'react'

/** The interval for polling what the office has to answer. */
export const POLL_INTERVAL_MS = 5000

/** Polls while something visible waits for the office, but not in a hidden page. */
export function usePolling(waits: boolean, ask: () => unknown) {
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') run()
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [waits])
}
