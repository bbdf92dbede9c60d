import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../router/index.ts'
import { isRecord } from '../is-record.ts'

/** Marks a history entry that the page created to open a popup. Other state is kept. */
export const popupHistoryState = (state: unknown) => ({ ...(isRecord(state) && state), over: true })

/** Whether going back closes the popup, so that Back does not open it again afterwards. */
export const isPopupHistoryState = (state: unknown): boolean => isRecord(state) && state['over'] === true

/**
 * Whether the URL already has this query, because an earlier press has navigated there and the page
 * has not rendered it yet.
 */
export const isCurrentUrlSearch = (search: string): boolean => globalThis.location.search === search

const without = (search: string, names: readonly string[]): string => {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  return params.size === 0 ? '' : `?${params}`
}

/**
 * Returns a function that closes the popup of these query parameters. It goes back if the page opened the
 * popup, otherwise (a link from elsewhere, another language) it removes the parameters. A double call
 * navigates once.
 */
export function useClosePopup(...names: readonly string[]): () => void {
  const { pathname, search, hash, key, ...location } = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(
    () => () => {
      leaving.current = false
    },
    [key],
  )
  return () => {
    if (leaving.current) return
    leaving.current = true
    if (isPopupHistoryState(state)) void navigate(-1)
    else void navigate({ pathname, search: without(search, names), hash }, { replace: true, state })
  }
}
