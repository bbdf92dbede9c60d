'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'

const coveredBy = new Map<HTMLElement, number>()

/**
 * Returns the elements of `<body>` that contain the page. A layer that sets its own pointer events
 * is not among them.
 */
const besides = (): readonly HTMLElement[] =>
  [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      !each.matches('script, style, .pointer-events-none') &&
      (coveredBy.has(each) || each.style.pointerEvents === ''),
  )

function cover(root: HTMLElement): void {
  coveredBy.set(root, (coveredBy.get(root) ?? 0) + 1)
  root.style.pointerEvents = 'auto'
}

function uncover(root: HTMLElement): void {
  const left = (coveredBy.get(root) ?? 1) - 1
  if (left > 0) coveredBy.set(root, left)
  else {
    coveredBy.delete(root)
    root.style.pointerEvents = ''
  }
}

/**
 * Radix sets `pointer-events: none` on `<body>` while a window is open. Inheriting it would
 * recalculate the style of every element of a large page, and is not needed, because the scrim
 * takes every press. So the elements of the page get a value of their own first, and lose it with
 * the window.
 */
export function PagePointerEventsGuard(): null {
  const roots = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    roots.current = besides()
    roots.current.forEach(cover)
  }, [])
  useEffect(
    () => () => {
      roots.current.forEach(uncover)
      roots.current = []
    },
    [],
  )
  return null
}
