import { useEffect, useRef } from 'react'

import { useLocation, useNavigate } from '../router/index.ts'
import { isOverThePage } from './over-the-page.ts'

const without = (search: string, names: readonly string[]): string => {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  return params.size === 0 ? '' : `?${params}`
}

/**
 * Closes what the address names by these parameters: by going back where the page itself had opened it, and else (a link
 * from elsewhere, another language) by an address without it. Asked twice before the page has followed, it leaves once.
 */
export function useClose(...names: readonly string[]): () => void {
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
    if (isOverThePage(state)) void navigate(-1)
    else void navigate({ pathname, search: without(search, names), hash }, { replace: true, state })
  }
}
