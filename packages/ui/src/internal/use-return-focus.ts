'use client'
import { useRef } from 'react'
import type { RefObject } from 'react'

export interface ReturnFocus {
  readonly onOpenAutoFocus: (event: Event) => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/** Focus goes to the panel itself, so that its title is read first; or to what is marked `data-autofocus`. */
export function focusPanel(event: Event): void {
  event.preventDefault()
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const field = target.querySelector<HTMLElement>('[data-autofocus]')
  ;(field ?? target).focus()
}

const PLACES = 'li, tr, article, section, form, nav, main, [role]'

/** What opened a window, and after it the places it stands in, from the nearest outwards. */
function placesOf(opener: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = []
  for (let each = opener; each; each = each.parentElement)
    if (each instanceof HTMLElement && (each === opener || each.matches(PLACES))) places.push(each)
  return places
}

/** A place takes focus for this once, so that reading and the Tab key go on from there. */
function standAt(place: HTMLElement): void {
  place.focus()
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/**
 * Radix gives focus back to its own Trigger only; a window opened from a card or a menu has none. What opened it may
 * have gone with what was done in it: then focus goes to where it stood, and not to the top of the page.
 */
export function useReturnFocus(
  onOpen?: (event: Event) => void,
  trigger?: RefObject<HTMLElement | null>,
): ReturnFocus {
  const places = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event) => {
      const { activeElement, body } = document
      // Safari gives a pressed button no focus, and nothing was pressed for a window that is open from the start
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
