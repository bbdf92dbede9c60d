import type { FocusEvent } from 'react'

/**
 * Returns a blur handler that calls `onBlur` once focus has left the whole element, not when it
 * moves within.
 */
export const createFocusLeaveHandler =
  (onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
