'use client'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * A form goes back to how it was: by a button, by `form.reset()`, by React after an action. The browser puts back what
 * it holds itself; `putBack` does it for what React holds. What the caller holds is the caller's, and stays.
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
