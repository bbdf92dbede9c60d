'use client'
import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/** Returns whether the content of an element overflows, so that the element can be made focusable. */
export function useIsScrollable(): readonly [scrolls: boolean, ref: RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [scrolls, ref]
}
