'use client'
import { useRef } from 'react'
import type { RefObject } from 'react'

/** The event handlers with which a window gives the focus back when it closes. */
export interface ReturnFocusHandlers {
  readonly onOpenAutoFocus: (event: Event) => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Moves focus to the element marked `data-autofocus`, or to the title of the window. The window itself would
 * have all of its content read in one breath.
 */
export function focusOpenedPanel(event: Event): void {
  event.preventDefault()
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const find = (part: string) => target.querySelector<HTMLElement>(`[data-${part}]`)
  ;(find('autofocus') ?? find('window-title') ?? target).focus()
}

const PLACES = 'li, tr, article, section, form, nav, main, [role]'

/** Returns the element that opened a window and the containers around it, the nearest first. */
function placesOf(opener: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = []
  for (let each = opener; each; each = each.parentElement)
    if (each instanceof HTMLElement && (each === opener || each.matches(PLACES))) places.push(each)
  return places
}

/**
 * Focuses an element. One that cannot have focus gets a `tabindex` until focus leaves it, so that
 * reading and the Tab key continue there.
 */
function standAt(place: HTMLElement): void {
  place.focus()
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/**
 * Returns handlers that give focus back to the element that opened a window. Radix returns it only
 * to its own Trigger, which a window opened from a card or a menu does not have. If the opener is
 * gone by then, focus moves to its nearest remaining ancestor instead of the top of the page.
 */
export function useReturnFocus(
  onOpen?: (event: Event) => void,
  trigger?: RefObject<HTMLElement | null>,
): ReturnFocusHandlers {
  const places = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event) => {
      const { activeElement, body } = document
      // If nothing has focus, the trigger counts as the opener: Safari does not focus a pressed
      // button, and a window may be open from the start.
      places.current = placesOf((activeElement === body && trigger?.current) || activeElement)
      onOpen?.(event)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const place = places.current.find(({ isConnected }) => isConnected)
      if (place) standAt(place)
    },
  }
}
