'use client'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `putBack` when the form around `place` is reset: by a reset button, by `form.reset()`, or
 * by React after an action. The browser resets native fields itself; `putBack` has to reset the
 * state in React.
 */
export function useFormReset(place: RefObject<Element | null>, putBack: () => void): void {
  const reset = useEffectEvent(putBack)
  useEffect(() => {
    const form = place.current?.closest('form')
    const hear = (event: Event): void => {
      if (!event.defaultPrevented) reset()
    }
    form?.addEventListener('reset', hear)
    return () => form?.removeEventListener('reset', hear)
  }, [place])
}
