import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Closes an open list on Tab and moves on from its button, as a native select does. Radix blocks
 * Tab and traps focus in the list, so the list is removed before the browser moves focus.
 */
export function closeListOnTab(event: KeyboardEvent, buttonId: string | undefined, close: () => void): void {
  if (event.key !== 'Tab') return
  event.stopPropagation()
  flushSync(close)
  if (buttonId) document.getElementById(buttonId)?.focus({ preventScroll: true })
}
