import { useEffect, useEffectEvent } from 'react'

/** The time until a popup closes after success (portal, states and transitions). */
export const POPUP_CLOSE_DELAY_MS = 2500
/** How long the complaint popup shows its success, in milliseconds. */
export const COMPLAINT_POPUP_CLOSE_DELAY_MS = 2000
/** How long the replacement popup shows its success, in milliseconds. */
export const REPLACEMENT_POPUP_CLOSE_DELAY_MS = 2000
/** The time until a page redirects after success (public site, constants). */
export const REDIRECT_DELAY_MS = 2000
/** How long a saved address is confirmed before the page changes, in milliseconds. */
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
