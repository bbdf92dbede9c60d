'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

interface Seen {
  /** The index of the first and of the last visible slide, counted from 0. */
  readonly first: number
  readonly last: number
}

/** What `useSlides` returns: the elements of a carousel and the functions that scroll it. */
export interface SlideControls extends Seen {
  /** True while slides move. */
  readonly isMoving: boolean
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  /** Scrolls a slide to the start edge. */
  readonly goTo: (index: number) => void
}

/** The milliseconds without a scroll event after which slides rest. */
const REST_MS = 150

const look = (scroller: Element, list: Element): Seen | undefined => {
  const frame = scroller.getBoundingClientRect()
  const inSight = [...list.children].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect()
    const middle = (left + right) / 2
    return middle > frame.left && middle < frame.right ? [index] : []
  })
  const [first] = inSight
  const last = inSight.at(-1)
  return first === undefined || last === undefined ? undefined : { first, last }
}

/**
 * Tracks which slides are visible and scrolls to others. It measures positions, so it works in both
 * directions.
 */
export function useSlides(dir: 'rtl' | 'ltr'): SlideControls {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState<Seen>({ first: 0, last: 0 })
  const [isMoving, setIsMoving] = useState(false)

  useEffect(() => {
    const frame = scroller.current
    const slides = list.current
    if (!frame || !slides) return undefined
    const update = (): void => {
      const now = look(frame, slides)
      if (now) setSeen((was) => (was.first === now.first && was.last === now.last ? was : now))
    }
    // Safari 18 has no `scrollend`.
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = (): void => {
      setIsMoving(true)
      clearTimeout(rest)
      rest = setTimeout(() => setIsMoving(false), REST_MS)
      update()
    }
    const observer = new ResizeObserver(update)
    observer.observe(frame)
    frame.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      clearTimeout(rest)
      frame.removeEventListener('scroll', onScroll)
    }
  }, [])

  const goTo = useCallback(
    (index: number): void => {
      const frame = scroller.current?.getBoundingClientRect()
      const slide = list.current?.children[index]?.getBoundingClientRect()
      if (!frame || !slide) return
      const left = dir === 'rtl' ? slide.right - frame.right : slide.left - frame.left
      scroller.current?.scrollBy({ left })
    },
    [dir],
  )
  return { ...seen, isMoving, scroller, list, goTo }
}
