'use client'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { announce, prepareAnnouncer } from './announcement.tsx'

/** A shorter wait is said by what it ends with. */
const UNTIL_SAID_MS = 1_000

/** Text for screen readers that is also said once, if it stays for a while. */
export function WaitingText({ children }: { children: ReactNode }): ReactNode {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    prepareAnnouncer()
    const timer = setTimeout(() => announce(text.current?.textContent ?? ''), UNTIL_SAID_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span ref={text} className="sk:sr-only">
      {children}
    </span>
  )
}
