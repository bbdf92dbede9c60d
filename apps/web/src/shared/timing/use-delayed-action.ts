import { useEffect, useEffectEvent } from 'react'

/** The time until a popup closes after success (portal, states and transitions). */
export const POPUP_CLOSE_DELAY_MS = 2500
export const COMPLAINT_POPUP_CLOSE_DELAY_MS = 2000
export const REPLACEMENT_POPUP_CLOSE_DELAY_MS = 2000
/** The time until a page redirects after success (public site, constants). */
export const REDIRECT_DELAY_MS = 2000
export const ADDRESS_REDIRECT_DELAY_MS = 1500

/** Calls a function some time after `when` became true, unless it becomes false before. */
export function useDelayedAction(when: boolean, milliseconds: number, act: () => void) {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!when) return undefined
    const timer = setTimeout(() => run(), milliseconds)
    return () => clearTimeout(timer)
  }, [when, milliseconds])
}
