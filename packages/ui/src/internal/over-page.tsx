'use client'
import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePortalAttributes } from '../components/provider/context.ts'
import { holdScroll } from './hold-scroll.ts'
import { useHydrated } from './use-hydrated.ts'

/** Before the window is put in: the page is still as the browser laid it out, so measuring it costs nothing. */
function HeldPage(): null {
  useInsertionEffect(holdScroll, [])
  return null
}

interface OverPageProps {
  /** The component this is part of, for what its author has forgotten. */
  of: string
  open: boolean
  /** The window, drawn over the scrim. */
  children: ReactNode
}

/**
 * A scrim over the page and a window over the scrim. Not Radix's own overlay and portal: its scroll lock makes
 * `<body>` a positioned element and brings a style sheet along, and either makes the browser go through the whole page.
 */
export function OverPage({ of, open, children }: OverPageProps): ReactNode {
  const portal = usePortalAttributes(of)
  // no server has a place over the page, so neither has the first render that follows it
  const hasPlace = useHydrated()
  if (!open || !hasPlace) return null
  return createPortal(
    <>
      <HeldPage />
      <div
        data-scrim
        className="sk:fixed sk:inset-0 sk:z-overlay sk:touch-pinch-zoom sk:bg-scrim sk:motion-safe:sk-fade"
        data-theme={portal['data-theme']}
        // Radix takes the pointer from <body>, which the scrim stands in
        style={{ pointerEvents: 'auto' }}
      />
      {children}
    </>,
    document.body,
  )
}
