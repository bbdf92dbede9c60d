'use client'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

const ownPress = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]'

/** A press on the row, unless on another control, clicks its link with the same modifier keys. */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return
  if (target.closest(ownPress) || !currentTarget.contains(target)) return
  if (getSelection()?.isCollapsed === false) return
  currentTarget.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || button === 1,
      metaKey: metaKey || button === 1,
      shiftKey,
      altKey,
    }),
  )
}

/**
 * A table row that a mouse may press anywhere. The link in it serves keyboards and screen readers.
 */
export function LinkRow(props: ComponentProps<'tr'>): ReactNode {
  return <tr {...props} onClick={followLink} onAuxClick={followLink} />
}
