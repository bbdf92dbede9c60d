import { Button } from '@sakina/ui/button'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { useLocation, useNavigationType } from '../router/index.ts'

const AT_ONCE = 20
// Fill a screen. The others follow, as many to a frame: eight cards at once keep a slow phone busy for longer than a touch may wait
const SLICE = 3

type Props<Item> = {
  label?: string
  items: readonly Item[]
  /** Gives its `li`. */
  children: (item: Item, place: number) => ReactNode
}

/** Whoever comes back to a list comes back to a place in it: then it is as long as it was from the start. */
function useComesBack(): boolean {
  const way: string = useNavigationType()
  const { key } = useLocation()
  return way === 'POP' && key !== 'default'
}

/** What a family came for is at the top of a list; drawing five hundred cards would keep a phone busy for seconds. */
export function LongList<Item>({ label, items, children }: Props<Item>) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(AT_ONCE)
  const [drawn, setDrawn] = useState(useComesBack() ? AT_ONCE : SLICE)
  const wanted = Math.min(most, items.length)
  useEffect(() => {
    if (drawn >= wanted) return undefined
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(Math.min(drawn + SLICE, wanted))),
    )
    return () => cancelAnimationFrame(frame)
  }, [drawn, wanted])
  const isFirst = most === AT_ONCE
  const isThere = drawn > most - AT_ONCE
  useEffect(() => {
    if (isFirst || !isThere) return
    // Reading goes on with the first of the new ones, by keyboard and by voice too
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
        className="m-0 grid list-none gap-4 p-0"
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
