'use client'
import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

const CONTROL =
  ':is(a[href], button, input, select, textarea):not(:disabled), summary, [tabindex="0"], [contenteditable]'

/**
 * Returns whether an element overflows and has no control inside, so that it must be made focusable, and the
 * ref for that element. One with controls scrolls with them, and would be one more stop of the Tab key.
 */
export function useIsScrollable(): readonly [scrolls: boolean, ref: RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () =>
      setScrolls(
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
          !element.querySelector(CONTROL),
      )
    // The observer reports after the next layout, which is too late for a check of the first frame.
    measure()
    const observer = new ResizeObserver(measure)
    // The content of an element with a fixed height grows without resizing the element.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return [scrolls, ref]
}
