import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Tab in an open list closes it and moves on from its button, as in a native select. Radix blocks the key
 * and traps focus in a list of options, so the list is removed before the browser moves focus.
 */
export function closeListOnTab(event: KeyboardEvent, buttonId: string | undefined, close: () => void): void {
  if (event.key !== 'Tab') return
  event.stopPropagation()
  flushSync(close)
  if (buttonId) document.getElementById(buttonId)?.focus({ preventScroll: true })
}
