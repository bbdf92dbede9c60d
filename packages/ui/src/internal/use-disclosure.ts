'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

/** The state of a collapsible panel, with the props of its button and panel. */
export interface Disclosure {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** The props for the element around button and panel. */
  readonly root: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  readonly panelId: string
  /** Closes the panel on Escape and returns focus to the button. */
  readonly escape: (event: KeyboardEvent) => void
}

/**
 * The state of a panel below its button. It is as small as possible, because the header is on every page
 * and the menu of Radix weighs 30 kB.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    // A blur handler is not enough, because Safari does not focus a pressed button.
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return {
    open,
    setOpen,
    root: {
      ref: root,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen(!open),
      onKeyDown: escape,
    },
    panelId,
    escape,
  }
}
