import { Icon, messageIcon, phoneIcon } from '@sakina/ui/icon'
import { useEffect, useRef, useState } from 'react'

import { brand, officeChatUrl } from '../../shared/config/brand.ts'
import { useText } from '../../shared/intl/use-text.ts'

const keepsClear = 'a, button, input, select, textarea, summary, label, [data-keeps-clear]'
const link =
  'flex min-h-touch items-center gap-3 rounded-field px-4 py-2 text-text no-underline hover:bg-subtle'

/**
 * Returns whether an interactive element, or one marked with `data-keeps-clear`, lies below the
 * button. The button then moves away unless it is in use.
 */
function covers(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
  )
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((each) => !element.contains(each) && each.closest(keepsClear) !== null),
  )
}

function useMakesWay() {
  const root = useRef<HTMLDetailsElement>(null)
  const [away, setAway] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const element = root.current
      if (!element) return
      setAway(!element.open && !element.contains(document.activeElement) && covers(element))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    soon()
    const watched = ['scroll', 'resize', 'focusout'] as const
    for (const each of watched) window.addEventListener(each, soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const each of watched) window.removeEventListener(each, soon)
    }
  }, [])
  return { root, away }
}

/** A floating button that opens the links to the messaging app and the phone. */
export function FloatingContact() {
  const t = useText()
  const { root, away } = useMakesWay()
  return (
    <details
      ref={root}
      className={`group fixed end-4 bottom-4 z-header grid justify-items-end transition-opacity duration-base focus-within:opacity-100 print:hidden ${away ? 'pointer-events-none opacity-0' : ''}`}
    >
      <summary className="flex size-14 cursor-pointer list-none items-center justify-center rounded-full bg-primary text-[1.5rem] text-on-primary shadow-raised hover:bg-primary-hover [&::-webkit-details-marker]:hidden">
        <Icon of={messageIcon} label={t('home.floating.open')} />
      </summary>
      <ul className="absolute end-0 bottom-full mb-2 w-max rounded-card border border-border bg-raised p-1.5 shadow-raised">
        <li>
          <a href={officeChatUrl} className={link}>
            <Icon of={messageIcon} />
            {t('home.floating.messaging')}
          </a>
        </li>
        <li>
          <a href={`tel:${brand.phone}`} className={link}>
            <Icon of={phoneIcon} />
            {t('home.floating.phone')}
          </a>
        </li>
      </ul>
    </details>
  )
}
