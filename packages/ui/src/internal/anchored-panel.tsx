'use client'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { classes } from './class-names.ts'

const gap = 4
const edge = 8
const wide = '(min-width: 40rem)'

const look =
  'sk:fixed sk:start-0 sk:end-auto sk:m-0 sk:overflow-y-auto sk:overscroll-contain sk:border sk:border-border sk:bg-raised sk:p-0 sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:motion-safe:sk-fade sk:forced:border-[CanvasText]'
const anchored = 'sk:top-0 sk:bottom-auto sk:rounded-field'
const asSheet =
  'sk:max-sm:inset-x-0 sk:max-sm:top-auto sk:max-sm:bottom-0 sk:max-sm:w-full sk:max-sm:max-w-none sk:max-sm:rounded-t-hero sk:max-sm:pb-[env(safe-area-inset-bottom)] sk:max-sm:backdrop:bg-scrim sk:sm:top-0 sk:sm:bottom-auto sk:sm:rounded-card'

type Fit = { sameWidth: boolean; align: 'start' | 'end' }

function place(panel: HTMLElement, anchor: HTMLElement, { sameWidth, align }: Fit): void {
  const view = anchor.ownerDocument.defaultView
  if (!view) return
  const box = anchor.getBoundingClientRect()
  const seen = view.visualViewport
  const ceiling = seen?.offsetTop ?? 0
  const floor = ceiling + (seen?.height ?? view.innerHeight)
  const width = view.document.documentElement.clientWidth
  if (sameWidth) panel.style.width = `${box.width}px`
  else panel.style.maxWidth = `${width - 2 * edge}px`
  panel.style.maxHeight = `${floor - ceiling - 2 * edge}px`
  const below = floor - box.bottom - gap - edge
  const above = box.top - ceiling - gap - edge
  const height = sameWidth ? Math.min(panel.scrollHeight, 352) : panel.offsetHeight
  const goesUp = below < height && above > below
  panel.style.setProperty('--sk-room', `${Math.max(goesUp ? above : below, 120)}px`)
  const rtl = view.getComputedStyle(anchor).direction === 'rtl'
  const wished = rtl === (align === 'start') ? box.right - panel.offsetWidth : box.left
  const x = Math.max(edge, Math.min(wished, width - panel.offsetWidth - edge))
  const fromStart = rtl ? x + panel.offsetWidth - width : x
  const beside = goesUp ? box.top - gap - panel.offsetHeight : box.bottom + gap
  // A panel that fits on neither side covers its field, and scrolls if the window is too low.
  const y =
    panel.offsetHeight <= Math.max(above, below)
      ? beside
      : Math.max(ceiling + edge, Math.min(beside, floor - edge - panel.offsetHeight))
  panel.style.translate = `${sameWidth && !rtl ? box.left : sameWidth ? box.right - width : fromStart}px ${y}px`
}

export interface AnchoredPanelProps extends Omit<ComponentProps<'div'>, 'popover' | 'ref'> {
  anchor: RefObject<HTMLElement | null>
  /** Makes the panel as wide as the anchor instead of its content. */
  sameWidth?: boolean | undefined
  /** The edges of anchor and panel that align, in reading direction. */
  align?: 'start' | 'end' | undefined
  /** Shows the panel as a sheet at the lower edge of small screens. */
  sheet?: boolean | undefined
  /** Called once the panel is open and positioned, for moving focus. */
  onOpen?: ((panel: HTMLElement) => void) | undefined
  /** Called on Escape, or on a press outside panel and anchor. */
  onClose: (by: 'escape' | 'press') => void
  children: ReactNode
}

/**
 * A panel beside a field in the top layer of the browser: nothing clips it, and without a portal it keeps
 * language, direction and theme. Mount it to open it.
 */
export function AnchoredPanel({
  anchor,
  sameWidth = false,
  align = 'start',
  sheet = false,
  onOpen,
  onClose,
  className,
  children,
  ...rest
}: AnchoredPanelProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const opened = useEffectEvent((panel: HTMLElement) => onOpen?.(panel))
  useLayoutEffect(() => {
    const panel = ref.current
    const from = anchor.current
    const view = from?.ownerDocument.defaultView
    if (!panel || !from || !view) return
    panel.showPopover()
    const put = (): void => {
      if (sheet && !view.matchMedia(wide).matches) {
        panel.style.translate = ''
        panel.style.maxWidth = ''
        panel.style.maxHeight = `${(view.visualViewport?.height ?? view.innerHeight) - edge}px`
      } else place(panel, from, { sameWidth, align })
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // Stops the event before a dialog around the panel handles it and closes too.
      event.stopImmediatePropagation()
      event.preventDefault()
      close('escape')
    }
    const press = (event: PointerEvent): void => {
      const { target } = event
      if (target instanceof view.Node && !panel.contains(target) && !from.contains(target)) close('press')
    }
    put()
    opened(panel)
    const observer = new ResizeObserver(put)
    observer.observe(panel)
    view.addEventListener('keydown', escape, true)
    view.document.addEventListener('pointerdown', press, true)
    view.addEventListener('scroll', put, { capture: true, passive: true })
    view.addEventListener('resize', put)
    view.visualViewport?.addEventListener('resize', put)
    return () => {
      observer.disconnect()
      view.removeEventListener('keydown', escape, true)
      view.document.removeEventListener('pointerdown', press, true)
      view.removeEventListener('scroll', put, { capture: true })
      view.removeEventListener('resize', put)
      view.visualViewport?.removeEventListener('resize', put)
    }
  }, [anchor, sameWidth, align, sheet])
  return (
    <div
      {...rest}
      ref={ref}
      popover="manual"
      data-scrolls
      className={classes(look, sheet ? asSheet : anchored, className)}
    >
      {children}
    </div>
  )
}
