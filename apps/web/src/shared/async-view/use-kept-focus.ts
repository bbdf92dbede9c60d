import { useEffect, useRef, type RefObject } from 'react'

/**
 * Something of a list was removed, and the button that asked for it went with it once the list was read anew: reading and
 * the Tab key go on in the list's place, not at the top of the page.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  items: readonly unknown[] | undefined,
  isAsking: boolean,
): void {
  const count = items?.length
  const before = useRef(count)
  useEffect(() => {
    // A window over the page gives the focus back by itself
    if (isAsking) return
    const isLess = before.current !== undefined && count !== undefined && count < before.current
    before.current = count
    if (isLess && document.activeElement === document.body) place.current?.focus()
  }, [count, isAsking, place])
}
