import { useEffect, useEffectEvent } from 'react'

import { basenameOf, localeOfPath, type Locale } from '../intl/locale.ts'
import { isOpening, overThePage } from '../popup/over-the-page.ts'
import { useLocation, useNavigate } from '../router/index.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link of the site inside markup that React left as it came, or one that opens a popup by the bare query; every other
 * link is none of our business.
 */
function ownLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('[data-still] a[href], a[href^="?"]')
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target !== '' ||
    link.origin !== globalThis.location.origin
  )
    return undefined
  return link
}

/** Links in markup that stays as it came prerendered, and those to popups, lead on without loading a new document. */
export function useStillLinks(locale: Locale) {
  const navigate = useNavigate()
  const { pathname, search, hash, ...location } = useLocation()
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event)) return
    const link = ownLink(event)
    const written = link?.getAttribute('href') ?? ''
    if (!link || written.startsWith('#') || localeOfPath(link.pathname) !== locale) return
    event.preventDefault()
    if (written.startsWith('?')) {
      // Opens something over this page: what the address says already stays.
      const params = new URLSearchParams(search)
      for (const [name, value] of new URLSearchParams(written)) params.set(name, value)
      const query = `?${params}`
      void navigate(
        { pathname, search: query, hash },
        { replace: isOpening(query), state: overThePage(location.state) },
      )
      return
    }
    const base = basenameOf(locale).replace(/\/$/, '')
    void navigate(`${link.pathname.slice(base.length) || '/'}${link.search}${link.hash}`)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}
