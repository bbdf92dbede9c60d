import type { FocusEvent } from 'react'

/** Told once the focus has left all that the element holds, not with each step inside. */
export const leaving =
  (onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
