import { useEffect, useEffectEvent } from 'react'

/** How often what the office has yet to answer is asked for again. */
export const LIVE_MS = 5000

/** Asks again while something shown waits for the office, and not of a page that nobody sees. */
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
