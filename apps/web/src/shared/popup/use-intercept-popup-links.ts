import { useEffect, useEffectEvent } from 'react'

import { useLocation, useNavigate } from '../router/index.ts'
import { isCurrentUrlSearch, popupHistoryState } from './use-close-popup.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Makes links with only a query open a popup over the current page, without loading a document. */
export function useInterceptPopupLinks() {
  const navigate = useNavigate()
  const { pathname, search, hash, ...location } = useLocation()
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return
    const query = event.target.closest('a[href^="?"]:not([target])')?.getAttribute('href')
    if (query === null || query === undefined) return
    event.preventDefault()
    // Existing query parameters stay.
    const params = new URLSearchParams(search)
    for (const [name, value] of new URLSearchParams(query)) params.set(name, value)
    const next = `?${params}`
    const state = popupHistoryState(location.state)
    void navigate({ pathname, search: next, hash }, { replace: isCurrentUrlSearch(next), state })
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
