'use client'
import { useEffect, useState } from 'react'
import type { FocusEvent } from 'react'

/** Whether a timer is paused, and the event handlers that pause it. */
export interface TimerPause {
  readonly paused: boolean
  readonly props: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Tracks whether a timer should pause: on hover, on keyboard focus, and in a hidden tab. */
export function useTimerPause(): TimerPause {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const look = (): void => setAway(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return {
    paused: pointed || focused || away,
    props: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
