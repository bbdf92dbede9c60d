import { Button } from '@sakina/ui/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'

const AT_ONCE = 20

type Props<Item> = {
  label?: string
  items: readonly Item[]
  /** Gives its `li`. */
  children: (item: Item, place: number) => ReactNode
}

/** What a family came for is at the top of a list; drawing five hundred cards would keep a phone busy for seconds. */
export function LongList<Item>({ label, items, children }: Props<Item>) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(AT_ONCE)
  const isFirst = most === AT_ONCE
  useEffect(() => {
    if (isFirst) return
    // Reading goes on with the first of the new ones, by keyboard and by voice too
    const next = list.current?.children[most - AT_ONCE]
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [isFirst, most])
  return (
    <div className="grid gap-4">
      <ul
        ref={list}
        {...(label !== undefined && { 'aria-label': label })}
        className="m-0 grid list-none gap-4 p-0"
      >
        {items.slice(0, most).map(children)}
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
