import { useEffect, useRef, type RefObject } from 'react'

/**
 * A removed list item takes its button, and with it the focus, away. Focus moves to the list, so that
 * reading and the Tab key continue there.
 */
export function useFocusAfterRemoval(
  place: RefObject<HTMLElement | null>,
  items: readonly unknown[] | undefined,
  isAsking: boolean,
): void {
  const count = items?.length
  const before = useRef(count)
  useEffect(() => {
    // While the dialog asks for confirmation, the dialog itself returns the focus.
    if (isAsking) return
    const isLess = before.current !== undefined && count !== undefined && count < before.current
    before.current = count
    if (isLess && document.activeElement === document.body) place.current?.focus()
  }, [count, isAsking, place])
}
