'use client'
import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/**
 * Returns whether the content of an element overflows, so that it can be made focusable, and the
 * ref for that element.
 */
export function useIsScrollable(): readonly [scrolls: boolean, ref: RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    // The observer reports after the next layout, which is too late for a check of the first frame.
    measure()
    const observer = new ResizeObserver(measure)
    // The content of an element with a fixed height grows without resizing the element.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return [scrolls, ref]
}
