import { Button } from '@sakina/ui/button'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { useLocation, useNavigationType } from '../router/index.ts'

const AT_ONCE = 20
// The number of items that fill a screen. The rest follows a few per frame, because rendering eight
// cards at once delays input on a slow phone.
const SLICE = 3

type Props<Item> = {
  label?: string
  items: readonly Item[]
  /** The number of items before the button for more. */
  atOnce?: number
  /** The items are rows of one frame instead of cards. */
  rows?: boolean
  /** Renders the `li` of an item. */
  children: (item: Item, place: number) => ReactNode
}

/** Whether the customer returned to a position in the list, which then needs its full length at once. */
function useComesBack(): boolean {
  const way: string = useNavigationType()
  const { key } = useLocation()
  return way === 'POP' && key !== 'default'
}

/**
 * Renders the first items of a long list and the others on demand, because five hundred cards would block a
 * phone for seconds.
 */
export function IncrementalList<Item>({
  label,
  items,
  atOnce = AT_ONCE,
  rows = false,
  children,
}: Props<Item>) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(atOnce)
  const [drawn, setDrawn] = useState(useComesBack() ? atOnce : SLICE)
  const wanted = Math.min(most, items.length)
  useEffect(() => {
    if (drawn >= wanted) return undefined
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(Math.min(drawn + SLICE, wanted))),
    )
    return () => cancelAnimationFrame(frame)
  }, [drawn, wanted])
  const isFirst = most === atOnce
  const isThere = drawn > most - AT_ONCE
  useEffect(() => {
    if (isFirst || !isThere) return
    // Focus moves to the first new item, so that reading continues there.
    const next = list.current?.children[most - AT_ONCE]
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [isFirst, isThere, most])
  return (
    <div className="grid gap-4">
      <ul
        ref={list}
        {...(label !== undefined && { 'aria-label': label })}
        className={
          rows
            ? 'm-0 list-none divide-y divide-border overflow-clip rounded-card border border-border bg-surface p-0'
            : 'm-0 grid list-none gap-4 p-0'
        }
      >
        {items.slice(0, drawn).map(children)}
      </ul>
      {items.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + AT_ONCE)}>
            {t('paging.more', { count: items.length - most })}
          </Button>
        </div>
      )}
    </div>
  )
}
