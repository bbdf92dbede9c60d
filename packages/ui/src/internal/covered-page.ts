'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'

const coveredBy = new Map<HTMLElement, number>()

/** What stands beside the window on `<body>`: the page's root, not another layer with its own say on presses. */
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
 * Drawn inside a window: its scrim takes every press, so the page's root need not inherit from `<body>` that Radix
 * wants no presses there. Inherited, it costs a large page a new style for every element. Set before Radix does its
 * part, taken away together with it.
 */
export function CoveredPage(): null {
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
