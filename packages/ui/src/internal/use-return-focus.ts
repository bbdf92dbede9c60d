'use client'
import { useRef } from 'react'

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

/** Radix gives focus back to its own Trigger only; a window opened from a card or a menu has none. */
export function useReturnFocus(onOpen?: (event: Event) => void): ReturnFocus {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement
      onOpen?.(event)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
