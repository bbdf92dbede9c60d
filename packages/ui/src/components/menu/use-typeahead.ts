'use client'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { findTypeaheadMatch } from './typeahead.ts'

const pause = 1000

/**
 * Returns a key handler that moves focus to the entry with the typed letters. The search of Radix
 * requires hamza and madda exactly as written.
 */
export function useTypeahead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    // A submenu has its own search, and its key events bubble up to here.
    if (event.target instanceof Element && event.target.closest('[role="menu"]') !== event.currentTarget)
      return
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const fresh = event.timeStamp - typed.current.at > pause
    typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp }
    const items = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])'),
    ]
    const current = items.findIndex((item) => item === document.activeElement)
    const found = findTypeaheadMatch(
      items.map((item) => item.textContent ?? ''),
      typed.current.text,
      current,
    )
    if (found !== undefined) items[found]?.focus()
  }
}
