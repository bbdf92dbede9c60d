import { useEffect, useEffectEvent } from 'react'

/** The interval for polling what the office has to answer. */
export const LIVE_MS = 5000

/** Polls while something visible waits for the office, but not in a hidden page. */
export function useLive(waits: boolean, ask: () => unknown) {
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') run()
    }, LIVE_MS)
    return () => clearInterval(timer)
  }, [waits])
}
