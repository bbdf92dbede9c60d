import type { FocusEvent } from 'react'

/**
 * Returns a handler that calls `onBlur` with a `target` that has the name of the field. Form libraries read it
 * there, and the visible control has none, because a hidden input is sent with the form.
 */
export const nameBlur =
  <Control extends HTMLElement>(
    onBlur: ((event: FocusEvent<Control>) => void) | undefined,
    name: string | undefined,
  ) =>
  (event: FocusEvent<Control>): void => {
    if (!name) return onBlur?.(event)
    const target = Object.assign(document.createElement('input'), { name })
    const get = (of: FocusEvent<Control>, key: keyof FocusEvent<Control>): unknown =>
      key === 'target' ? target : of[key]
    onBlur?.(new Proxy(event, { get }))
  }
