import { useEffect, useLayoutEffect, useRef } from 'react'

import { focusHeading } from '../../shared/layout/focus-heading.ts'
import { useLocation, useNavigationType } from '../../shared/router/index.ts'

/**
 * Runs after navigation: scrolls to the top, to the earlier position on going back, or to the fragment, and
 * moves the focus to the title of the page. A change of the query alone does nothing.
 */
export function useNavigationFocus(contentId: string) {
  const { pathname, hash, key } = useLocation()
  const way: string = useNavigationType()
  const left = useRef(new Map<string, number>())
  const shown = useRef({ pathname, key })
  const stopWaiting = useRef<() => void>(undefined)

  useEffect(() => {
    const remember = () => left.current.set(shown.current.key, window.scrollY)
    document.addEventListener('scroll', remember, { passive: true })
    return () => document.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const samePage = shown.current.pathname === pathname
    shown.current = { pathname, key }
    if (samePage) return
    const content = document.getElementById(contentId)
    stopWaiting.current?.()
    stopWaiting.current = content ? focusHeading(content, 'h1') : undefined
    if (way === 'POP') window.scrollTo({ top: left.current.get(key) ?? 0, behavior: 'instant' })
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, key, way, contentId])
}
