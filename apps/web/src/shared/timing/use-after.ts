import { useEffect, useEffectEvent } from 'react'

/** How long a success stands before its popup closes (portal, states and transitions). */
export const POPUP_CLOSES_MS = 2500
export const COMPLAINT_CLOSES_MS = 2000
export const REPLACEMENT_CLOSES_MS = 2000
/** How long a success stands before the page leads on (public site, constants). */
export const REDIRECT_MS = 2000
export const ADDRESS_REDIRECT_MS = 1500

/** Does something so long after `when` became true; not at all if it ceases to be before. */
export function useAfter(when: boolean, milliseconds: number, act: () => void) {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!when) return undefined
    const timer = setTimeout(() => run(), milliseconds)
    return () => clearTimeout(timer)
  }, [when, milliseconds])
}
