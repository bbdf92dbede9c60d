'use client'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Resets controlled state with its form: by a reset button, by `form.reset()`, and by React after an
 * action. The browser resets native state; `putBack` resets state in React. A value controlled by the
 * caller stays.
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
