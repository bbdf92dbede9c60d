import { Button } from '@sakina/ui/button'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { useLocation, useNavigationType } from '../router/index.ts'

const AT_ONCE = 20
// More than a screen is high; the others follow in slices, once these can be read
const FIRST = 8

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
  const drawn = useDeferredValue(most, useComesBack() ? most : FIRST)
  const isFirst = most === AT_ONCE
  const isDrawn = drawn === most
  useEffect(() => {
    if (isFirst || !isDrawn) return
    // Reading goes on with the first of the new ones, by keyboard and by voice too
    const next = list.current?.children[most - AT_ONCE]
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [isFirst, isDrawn, most])
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
