'use client'
import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/** Whether an element's content is taller or wider than itself, so that it can be made reachable by keyboard. */
export function useScrolls(): readonly [scrolls: boolean, ref: RefCallback<HTMLElement>] {
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
