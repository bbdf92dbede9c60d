'use client'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, Ref, RefObject } from 'react'
import { hideOutside } from './hide-outside.ts'
import type { HiddenElements } from './hide-outside.ts'
import { useForwardedRef } from './use-forwarded-ref.ts'

type Window = RefObject<HTMLDivElement | null>

/**
 * The open windows, the topmost last. When two open at the same time, each must know which one is
 * above it.
 */
let standing: readonly Window[] = []

interface Outside extends Event {
  readonly detail: { readonly originalEvent: Event }
}

export interface ModalWindowControls {
  /** Adds the window on top of the open ones. Returns a function that removes it. */
  readonly stand: () => () => void
  /** Hides the page and traps focus until the returned function is called. */
  readonly begin: () => (() => void) | undefined
  readonly window: {
    readonly ref: Window
    readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void
    readonly onFocusOutside: (event: Outside) => void
    readonly onPointerDownOutside: (event: Outside) => void
  }
}

const asksForMenu = (event: Event): boolean =>
  event instanceof MouseEvent && (event.button === 2 || (event.button === 0 && event.ctrlKey))

/**
 * Makes a window modal: it hides the page and traps focus. Radix can do the same (`modal`), but it searches
 * all elements of the page at each opening.
 */
export function useModalWindow(): ModalWindowControls {
  const ref = useRef<HTMLDivElement>(null)
  const page = useRef<HiddenElements>(undefined)
  const last = useRef<HTMLElement | null>(null)

  const stand = useCallback(() => {
    standing = [...standing, ref]
    return () => {
      standing = standing.filter((each) => each !== ref)
    }
  }, [])

  const begin = useCallback(() => {
    const panel = ref.current
    if (!panel) return undefined
    const itAndAbove = standing.slice(standing.indexOf(ref)).flatMap(({ current }) => current ?? [])
    const hidden = hideOutside(itAndAbove)
    page.current = hidden
    // An action may remove the focused element, which would move focus to the top of the hidden page.
    const observer = new MutationObserver((changes) => {
      if (document.activeElement !== document.body) return
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) panel.focus({ preventScroll: true })
    })
    observer.observe(panel, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      hidden.showAgain()
      page.current = undefined
    }
  }, [])

  const isPage = ({ target }: Event): boolean => page.current?.holds(target) ?? false
  return {
    stand,
    begin,
    window: {
      ref,
      onFocusCapture: ({ target }) => {
        last.current = target
      },
      // Keeps focus in the window, unless it moved to a toast or to a window above this one.
      onFocusOutside: (event) => {
        event.preventDefault()
        if (!isPage(event)) return
        const back = last.current?.isConnected ? last.current : ref.current
        back?.focus({ preventScroll: true })
      },
      onPointerDownOutside: (event) => {
        const onScrim = event.target === ref.current?.previousElementSibling
        if (asksForMenu(event.detail.originalEvent) || !(onScrim || isPage(event))) event.preventDefault()
      },
    },
  }
}

/**
 * Activates a modal window. Mount it after the window, so that focus leaves the page before it is
 * hidden.
 */
export function ModalWindowActivator({
  cover: { stand, begin, window },
  callersRef,
}: {
  cover: ModalWindowControls
  callersRef: Ref<HTMLDivElement> | undefined
}): null {
  useForwardedRef(window.ref, callersRef)
  useLayoutEffect(stand, [stand])
  useEffect(begin, [begin])
  return null
}
