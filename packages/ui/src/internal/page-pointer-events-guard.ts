'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'

const coveredBy = new Map<HTMLElement, number>()

/**
 * Returns the siblings of the window in `<body>`: the root of the page, not another layer that handles
 * presses itself.
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
 * Stops the root of the page from inheriting `pointer-events: none`, which Radix sets on `<body>`; the
 * scrim takes every press anyway. Inheriting it would recalculate the style of every element of a large
 * page. It is set before Radix acts and removed with it.
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
