import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * A Tab inside an open list closes it and goes on from its button, as in a list of the browser. Radix swallows the key,
 * and holds the focus in a list of options: that list is gone before the browser looks where the focus stands.
 */
export function leaveByTab(event: KeyboardEvent, buttonId: string | undefined, close: () => void): void {
  if (event.key !== 'Tab') return
  event.stopPropagation()
  flushSync(close)
  if (buttonId) document.getElementById(buttonId)?.focus({ preventScroll: true })
}
