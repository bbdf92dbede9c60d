'use client'
import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePortalAttributes } from '../components/provider/context.ts'
import { lockScroll } from './lock-scroll.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Locks the scrolling of the page. It is mounted before the window: the layout of the page is still
 * valid then, so that measuring the scroll bar is cheap.
 */
function HeldPage(): null {
  useInsertionEffect(lockScroll, [])
  return null
}

interface OverPageProps {
  /** The name of the component, for developer errors. */
  of: string
  open: boolean
  /** The window, rendered above the scrim. */
  children: ReactNode
}

/**
 * A scrim over the page and a window above it. The overlay and portal of Radix are not used,
 * because their scroll lock changes the position of `<body>` and adds a style sheet. Each of these
 * forces a style recalculation of the whole page.
 */
export function ModalPortal({ of, open, children }: OverPageProps): ReactNode {
  const portal = usePortalAttributes(of)
  // Portals do not exist on a server, so the first render after it has none either.
  const hasPlace = useHydrated()
  if (!open || !hasPlace) return null
  return createPortal(
    <>
      <HeldPage />
      <div
        data-scrim
        className="sk:fixed sk:inset-0 sk:z-overlay sk:touch-pinch-zoom sk:bg-scrim sk:motion-safe:sk-fade"
        data-theme={portal['data-theme']}
        // Radix sets `pointer-events: none` on <body>, but the scrim inside must still take presses.
        style={{ pointerEvents: 'auto' }}
      />
      {children}
    </>,
    document.body,
  )
}
